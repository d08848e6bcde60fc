import { type Character, LANGUAGE, sheetPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchCharacter } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

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
  const description = words.pageDescription(fullName, PATCH);
  return {
    title: words.pageTitle(name),
    description,
    keywords: [name, ...(fullName === name ? [] : [fullName]), ...words.keywords(name)],
    path,
    preview: { id: _id, name },
    structuredData: {
      "@type": "Article",
      headline: words.pageTitle(name),
      description,
      about: { "@type": "Thing", name: fullName, description: style },
      image: absolute(image),
      mainEntityOfPage: absolute(path),
      inLanguage: LANGUAGE,
      isAccessibleForFree: true,
    },
  };
}

/** The same before the character's document has arrived: only the id is known. */
function pendingSheetMeta(characterId: CharacterId): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [name],
  };
}
