import { framesPath, type MovePage, movePath, movePicturePath } from "@tactician/contract";
import { advantageText, damageText, startupText } from "@tactician/game";
import { answerOf } from "../../base/answer.ts";
import { fetchMoves } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";
import type { PageOfMoveProps } from "./MoveKept.tsx";

/** The page of one move. The build renders them all and the server puts them together, so the shell has what a movelist says of it. */
export const page = defineRoute<PageOfMoveProps>({
  islands: ["CompareWith", "WhatToPress"],
  head: (props, params) =>
    props?.page === undefined
      ? {
          title: `A move of ${nameFromId(characterOf(params))}`,
          description: "Frame data of a move in Tekken 8.",
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
    keywords: [
      ...new Set([
        called,
        ...(move.name === undefined ? [] : [`${name} ${move.name}`]),
        `${name} frame data`,
      ]),
    ],
    path,
    preview: { id: character, name, picture: { path: movePicturePath(character, move.id), words: title } },
    structuredData: {
      "@type": "WebPage",
      name: title,
      url: absolute(path),
      inLanguage: "en",
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: [
          crumb(1, `${name} frame data`, framesPath(character, name)),
          crumb(2, called, path),
        ],
      },
      mainEntity: {
        "@type": "Dataset",
        name: `Frame data of ${called}`,
        description,
        isAccessibleForFree: true,
        variableMeasured: measured(move),
      },
    },
  };
}

function descriptionOf(name: string, move: MovePage["move"]): string {
  const called = move.name === undefined ? move.id : `${move.name} (${move.id})`;
  const figures = [
    startupText(move),
    move.block && `${advantageText(move.block)} ${blockedOn(move)}`,
    move.hit && `${advantageText(move.hit)} on hit`,
    move.counterHit && `${advantageText(move.counterHit)} on counter hit`,
    damageText(move) && `damage ${damageText(move)}`,
  ].filter((part) => part !== undefined && part !== "");
  const facts = figures.length === 0 ? "" : `: ${figures.join(", ")}`;
  return `${called} of ${name} in Tekken 8, patch ${PATCH}${facts}. What it leads to, and what to press after blocking it.`;
}

function crumb(position: number, name: string, path: string): object {
  return { "@type": "ListItem", position, name, item: absolute(path) };
}

/** What a throw leaves on block is what it leaves when it was broken. */
function blockedOn({ throwBreak }: MovePage["move"]): string {
  return throwBreak === undefined ? "on block" : "on break";
}

/** What is a plain number. */
function measured(move: MovePage["move"]): object[] {
  const { startup, block, hit, damage } = move;
  return [
    property("startup", startup?.min, "frames"),
    property(`advantage ${blockedOn(move)}`, block?.min, "frames"),
    property("advantage on hit", hit?.min, "frames"),
    property("damage", damage, "points"),
  ].filter((one) => one !== undefined);
}

function property(name: string, value: number | undefined, unitText: string): object | undefined {
  return value === undefined ? undefined : { "@type": "PropertyValue", name, value, unitText };
}
