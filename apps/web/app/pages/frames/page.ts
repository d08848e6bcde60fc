import {
  type CharacterMoves,
  changesFeedPath,
  changesFeedTitle,
  framesPath,
  LANGUAGE,
} from "@tactician/contract";
import { fetchMoves } from "../../base/api.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterRoute } from "../../ui/character-route.ts";
import * as words from "./words.ts";

export const page = characterRoute({
  islands: ["FramesPage"],
  ask: fetchMoves,
  head: framesMeta,
  pendingHead: (name) => ({
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [words.dataset(name)],
  }),
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
