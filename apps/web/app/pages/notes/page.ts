import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["Notes"],
  head: () => ({ title: words.title, description: words.description, robots: "noindex" }),
});
