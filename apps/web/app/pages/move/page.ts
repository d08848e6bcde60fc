import { framesPath, LANGUAGE, type MovePage, movePath, movePicturePath } from "@tactician/contract";
import { advantageText, damageText, startupText } from "@tactician/game";
import { answerOf } from "../../base/answer.ts";
import { fetchMoves } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";
import type { PageOfMoveProps } from "./MoveKept.tsx";
import * as words from "./words.ts";

/** The page of one move. The build renders them all and the server puts them together, so the shell has what a movelist says of it. */
export const page = defineRoute<PageOfMoveProps>({
  islands: ["CompareWith", "WhatToPress"],
  head: (props, params) =>
    props?.page === undefined
      ? {
          title: words.pendingTitle(nameFromId(characterOf(params))),
          description: words.pendingDescription,
          robots: "noindex",
        }
      : moveMeta(props.page),
  ask: (params) => {
    const characterId = characterOf(params);
    const { move: part = "" } = params;
    return { page: undefined, kept: { characterId, part, answer: answerOf(fetchMoves(characterId)) } };
  },
});

/** What search engines and link previews learn about a move: its numbers, because a chat shows nothing else of the page. */
export function moveMeta({ character, name, move, summary }: MovePage): PageMeta {
  const path = movePath(character, move.id);
  const called = `${name} ${move.id}`;
  const title = [called, summary.join(", ")].filter((part) => part !== "").join(": ");
  const description = descriptionOf(name, move);
  return {
    title,
    description,
    keywords: [...new Set([called, `${name} ${move.name ?? move.id}`, words.frameDataOf(name)])],
    path,
    preview: { id: character, name, picture: { path: movePicturePath(character, move.id), words: title } },
    structuredData: {
      "@type": "WebPage",
      name: title,
      url: absolute(path),
      inLanguage: LANGUAGE,
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: [
          crumb(1, words.frameDataOf(name), framesPath(character, name)),
          crumb(2, called, path),
        ],
      },
      mainEntity: {
        "@type": "Dataset",
        name: words.dataset(called),
        description,
        isAccessibleForFree: true,
        variableMeasured: measured(move),
      },
    },
  };
}

function descriptionOf(name: string, move: MovePage["move"]): string {
  const called = move.name === undefined ? move.id : `${move.name} (${move.id})`;
  const points = damageText(move);
  const figures = [
    startupText(move),
    move.block && (move.throwBreak === undefined ? words.onBlock : words.onBreak)(advantageText(move.block)),
    move.hit && words.onHit(advantageText(move.hit)),
    move.counterHit && words.onCounterHit(advantageText(move.counterHit)),
    points && words.damage(points),
  ].flatMap((part) => part || []);
  return words.description(called, name, PATCH, figures);
}

function crumb(position: number, name: string, path: string): object {
  return { "@type": "ListItem", position, name, item: absolute(path) };
}

/** What is a plain number. */
function measured(move: MovePage["move"]): object[] {
  const { startup, block, hit, damage, throwBreak } = move;
  const { MEASURED } = words;
  const figures = [
    [MEASURED.startup, startup?.min, MEASURED.frames],
    [throwBreak === undefined ? MEASURED.block : MEASURED.break, block?.min, MEASURED.frames],
    [MEASURED.hit, hit?.min, MEASURED.frames],
    [MEASURED.damage, damage, MEASURED.points],
  ] as const;
  return figures.flatMap(([name, value, unitText]) =>
    value === undefined ? [] : { "@type": "PropertyValue", name, value, unitText },
  );
}
