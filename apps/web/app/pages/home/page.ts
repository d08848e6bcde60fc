import { type CharacterList, loadCharacters } from "../../base/api.ts";
import { absolute, SITE_NAME } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

const description = words.description(PATCH);

export const page = defineRoute<{ characters: CharacterList }>({
  islands: ["CharacterPicker", "TipLine", "mine-today"],
  head: () => ({
    title: words.pageTitle,
    description,
    keywords: words.keywords,
    structuredData: { "@type": "WebSite", name: SITE_NAME, url: absolute("/"), description },
  }),
  ask: () => ({ characters: loadCharacters() }),
});
