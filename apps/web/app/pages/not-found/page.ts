import { type CharacterList, fetchCharacters } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";

export const page = defineRoute<{ characters: CharacterList }>({
  islands: ["CharacterFinder", "where"],
  head: () => ({
    title: "Page not found",
    description: "There is no page at this address. Find a character of Tekken 8 instead.",
  }),
  // Without the list the page still says where you are and leads home.
  ask: () => ({ characters: fetchCharacters().catch(() => undefined) }),
});
