import { type CharacterList, fetchCharacters } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute<{ characters: CharacterList }>({
  islands: ["CharacterFinder", "where"],
  head: () => ({ title: words.pageTitle, description: words.description }),
  // Without the list the page still says where you are and leads home.
  ask: () => ({ characters: fetchCharacters().catch(() => undefined) }),
});
