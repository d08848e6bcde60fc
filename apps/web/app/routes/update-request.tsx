import { UpdateRequestPage } from "../features/texts/UpdateRequestPage.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({
    title: "Request an update",
    description: "A combo that drops, a number that a patch changed: how to tell us, and what to include.",
    path: "/update-request",
  });

export default UpdateRequestPage;
