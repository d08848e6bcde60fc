import { defineRoute } from "../../../base/route.ts";
import * as words from "../words.ts";

/** Stands for every address of a move that nobody has. */
export const page = defineRoute({
  head: () => ({ title: words.unknownTitle, description: words.unknownDescription }),
});
