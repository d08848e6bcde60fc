import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  pattern: "/nothing-here/for-sure/no-easter-egg",
  head: () => ({
    title: "Nothing here",
    description: "There is nothing here, for sure.",
    robots: "noindex",
  }),
});
