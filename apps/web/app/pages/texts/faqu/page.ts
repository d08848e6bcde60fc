import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  head: () => ({
    title: "FAQ",
    description:
      "Is there an app, are there ads, where did my combos go: short answers about Tactician, the Tekken 8 guide.",
  }),
});
