import { ANTI_GUIDE_PATH } from "@tactician/contract";
import { type CharacterList, loadCharacters } from "../../../base/api.ts";
import { absolute } from "../../../base/meta.ts";
import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";
import * as words from "./words.ts";

const description = words.description(PATCH);

export const page = defineRoute<{ characters: CharacterList }>({
  head: () => ({
    title: words.title,
    description,
    keywords: words.keywords,
    structuredData: {
      "@type": "CollectionPage",
      name: words.name,
      url: absolute(ANTI_GUIDE_PATH),
      description,
    },
  }),
  ask: () => ({ characters: loadCharacters() }),
});
