import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  head: () => ({
    title: "Request an update",
    description: "A combo that drops, a number that a patch changed: how to tell us, and what to include.",
  }),
});
