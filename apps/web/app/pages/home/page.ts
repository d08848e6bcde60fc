import { type CharacterList, loadCharacters } from "../../base/api.ts";
import { absolute, SITE_NAME } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";

const description = `Pick a character and read combos, punishers, wall combos and frame data on one sheet: a fan-made guide for Tekken 8, patch ${PATCH}.`;

export const page = defineRoute<{ characters: CharacterList }>({
  islands: ["CharacterPicker", "TipLine", "mine-today"],
  head: () => ({
    title: "Tekken 8 combos and cheat sheets for every character",
    description,
    keywords: ["Tekken 8 combos", "Tekken 8 cheat sheet", "Tekken 8 punishers", "Tekken 8 frame data"],
    structuredData: { "@type": "WebSite", name: SITE_NAME, url: absolute("/"), description },
  }),
  ask: () => ({ characters: loadCharacters() }),
});
