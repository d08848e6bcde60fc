import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  islands: ["DeleteStored"],
  head: () => ({
    title: "Privacy policy",
    description:
      "No accounts, no cookies, no ads: what Tactician keeps in your browser, and how to delete it.",
  }),
});
