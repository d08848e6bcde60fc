import { type Character, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchCharacter } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";

export const page = defineRoute<AnsweredCharacter<Character>>({
  islands: ["ComboVideo", "mark-sections", "played"],
  head: (props, params) => {
    const document = documentOf(props);
    return document === undefined ? pendingSheetMeta(characterOf(params)) : sheetMeta(document);
  },
  ask: (params) => {
    const characterId = characterOf(params);
    return { characterId, answer: answerOf(fetchCharacter(characterId)) };
  },
});

/** What search engines and link previews learn about a character's sheet. Every address of it names the right one. */
function sheetMeta(character: Character): PageMeta {
  const { _id, name, fullName, style, image } = character;
  const path = sheetPath(_id, name);
  const description = `${fullName} in Tekken 8 on one page, patch ${PATCH}: main combos, punishers by frames, heat engagers, grabs, wall combos and combo enders, every move with its frame data.`;
  return {
    title: `${name} combos, punishers and frame data`,
    description,
    keywords: [
      name,
      ...(fullName === name ? [] : [fullName]),
      `${name} Tekken 8`,
      `${name} combos`,
      `${name} punishers`,
      `${name} wall combos`,
      `${name} frame data`,
      `${name} guide`,
      `${name} cheat sheet`,
    ],
    path,
    preview: { id: _id, name },
    structuredData: {
      "@type": "Article",
      headline: `${name} combos, punishers and frame data`,
      description,
      about: { "@type": "Thing", name: fullName, description: style },
      image: absolute(image),
      mainEntityOfPage: absolute(path),
      inLanguage: "en",
      isAccessibleForFree: true,
    },
  };
}

/** The same before the character's document has arrived: only the id is known. */
function pendingSheetMeta(characterId: CharacterId): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: `${name} combos, punishers and frame data`,
    description: `${name} in Tekken 8: combos, punishers and frame data, patch ${PATCH}.`,
    keywords: [name],
  };
}
