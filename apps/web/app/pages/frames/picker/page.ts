import { FRAMES_PATH } from "@tactician/contract";
import { type CharacterList, loadCharacters } from "../../../base/api.ts";
import { absolute } from "../../../base/meta.ts";
import { PATCH } from "../../../base/patch.ts";
import { defineRoute } from "../../../base/route.ts";

const description = `Frame data of every character of Tekken 8, patch ${PATCH}: startup, advantage on block, hit and counter hit, damage, range.`;

export const page = defineRoute<{ characters: CharacterList }>({
  head: () => ({
    title: "Tekken 8 frame data of every character",
    description,
    keywords: ["Tekken 8 frame data", "Tekken 8 movelist", "Tekken 8 punishable moves"],
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 frame data",
      url: absolute(FRAMES_PATH),
      description,
    },
  }),
  ask: () => ({ characters: loadCharacters() }),
});
