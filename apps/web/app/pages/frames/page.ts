import { type CharacterMoves, changesFeedPath, framesPath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchMoves } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";

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
  const description = `Frame data of ${name} in Tekken 8, patch ${PATCH}: startup, block and hit advantage, damage, levels and properties of all ${moves.length} moves, to filter and to share.`;
  return {
    title: `${name} frame data: every move`,
    description,
    keywords: [
      `${name} frame data`,
      `${name} movelist`,
      `${name} moves`,
      `${name} punishable moves`,
      `${name} launchers`,
      `${name} Tekken 8`,
    ],
    path,
    feed: { path: changesFeedPath(_id), title: `${name}: changes in Tekken 8` },
    preview: { id: _id, name },
    structuredData: {
      "@type": "Dataset",
      name: `${name} frame data`,
      description,
      url: absolute(path),
      temporalCoverage: checkedAt,
      isAccessibleForFree: true,
      inLanguage: "en",
    },
  };
}

/** The same before the movelist has arrived: only the id is known. */
function pendingFramesMeta(characterId: CharacterId): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: `${name} frame data: every move`,
    description: `Frame data of ${name} in Tekken 8, patch ${PATCH}.`,
    keywords: [`${name} frame data`],
  };
}
