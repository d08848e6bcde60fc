import { ANTI_GUIDE_PATH } from "@tactician/contract";
import { type CharacterList, loadCharacters } from "../../../base/api.ts";
import { absolute } from "../../../base/meta.ts";
import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";

const description = `How to beat every character of Tekken 8, patch ${PATCH}: what to punish, what to duck, which way to step, and your own character's answers.`;

export const page = defineRoute<{ characters: CharacterList }>({
  head: () => ({
    title: "Tekken 8 anti-guide: how to beat every character",
    description,
    keywords: ["Tekken 8 anti-guide", "Tekken 8 counter guide", "Tekken 8 punish finder", "how to beat"],
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 anti-guide",
      url: absolute(ANTI_GUIDE_PATH),
      description,
    },
  }),
  ask: () => ({ characters: loadCharacters() }),
});
