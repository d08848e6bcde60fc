import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  islands: ["KeepSheets"],
  head: () => ({
    title: "About",
    description:
      "What Tactician is, who makes it and how it stays alive: a fan-made guide for Tekken 8, run on donations.",
  }),
});
