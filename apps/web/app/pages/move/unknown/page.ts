import { defineRoute } from "../../../base/route.ts";

/** Stands for every address of a move that nobody has. */
export const page = defineRoute({
  head: () => ({
    title: "No such move",
    description: "No character of Tekken 8 has this move. The nearest ones are here.",
  }),
});
