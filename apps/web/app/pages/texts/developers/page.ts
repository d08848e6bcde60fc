import { DEVELOPERS_PATH } from "@tactician/contract";
import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  pattern: DEVELOPERS_PATH,
  head: () => ({
    title: "Open data for developers",
    description:
      "Frame data, sheets, punishers and match statistics of Tekken 8 as open JSON: addresses, an example, manners and terms.",
    path: DEVELOPERS_PATH,
  }),
});
