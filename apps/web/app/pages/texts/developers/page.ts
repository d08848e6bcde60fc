import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  head: () => ({
    title: "Open data for developers",
    description:
      "Frame data, sheets, punishers and match statistics of Tekken 8 as open JSON: addresses, an example, manners and terms.",
  }),
});
