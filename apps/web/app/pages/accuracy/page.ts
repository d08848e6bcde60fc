import { fetchAccuracy } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute({
  islands: ["Reports"],
  ask: () => ({ accuracy: fetchAccuracy() }),
  head: () => ({ title: words.title, description: words.description }),
});
