import { type CharacterMoves, changesFeedPath, framesPath } from "@tactician/contract";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";

/** What search engines and link previews learn about a character's frame data. Every address of it names the right one. */
export function framesMeta({ _id, name, moves, checkedAt }: CharacterMoves): PageMeta {
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
export function pendingFramesMeta(characterId: string): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: `${name} frame data: every move`,
    description: `Frame data of ${name} in Tekken 8, patch ${PATCH}.`,
    keywords: [`${name} frame data`],
  };
}
