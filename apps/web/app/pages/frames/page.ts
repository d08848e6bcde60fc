import {
  type CharacterMoves,
  changesFeedPath,
  changesFeedTitle,
  framesPath,
  LANGUAGE,
} from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchMoves } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";
import * as words from "./words.ts";

export const page = defineRoute<AnsweredCharacter<CharacterMoves>>({
  islands: ["FramesPage"],
  head: (props, params) => {
    const document = documentOf(props);
    return document === undefined ? pendingFramesMeta(characterOf(params)) : framesMeta(document);
  },
  ask: (params) => {
    const characterId = characterOf(params);
    return { characterId, answer: answerOf(fetchMoves(characterId)) };
  },
});

/** What search engines and link previews learn about a character's frame data. Every address of it names the right one. */
function framesMeta({ _id, name, moves, checkedAt }: CharacterMoves): PageMeta {
  const path = framesPath(_id, name);
  const description = words.description(name, PATCH, moves.length);
  return {
    title: words.pageTitle(name),
    description,
    keywords: words.keywords(name),
    path,
    feed: { path: changesFeedPath(_id), title: changesFeedTitle(name) },
    preview: { id: _id, name },
    structuredData: {
      "@type": "Dataset",
      name: words.dataset(name),
      description,
      url: absolute(path),
      temporalCoverage: checkedAt,
      isAccessibleForFree: true,
      inLanguage: LANGUAGE,
    },
  };
}

/** The same before the movelist has arrived: only the id is known. */
function pendingFramesMeta(characterId: CharacterId): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [words.dataset(name)],
  };
}
