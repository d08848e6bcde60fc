import type { FrameFacts } from "@tactician/contract";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MoveContext } from "../../live/move-context.tsx";
import { FramesLine } from "../move-row/FramesLine.tsx";
import { MoveRow } from "../move-row/MoveRow.tsx";

const facts = (changes: Partial<FrameFacts>): FrameFacts => ({
  command: "1",
  hits: [],
  properties: [],
  ...changes,
});
/** What is read, without the words that only screen readers meet. */
const seen = (html: string) =>
  html
    .replaceAll(/<span class="visually-hidden">[^<]*<\/span>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
const line = (moves: FrameFacts[], counterHit = false) =>
  renderToStaticMarkup(
    createElement(
      MoveContext,
      { value: { stances: [], frameData: { any: moves } } },
      createElement(FramesLine, { notation: "any", counterHit }),
    ),
  );

test("a row is whose move it is, its name, and startup, block, hit and damage by their first numbers", () => {
  const move = facts({
    startup: { min: 13, max: 14 },
    block: { min: -3 },
    hit: { min: 27, effects: ["airborne"], recovered: { min: 17 } },
    damage: 20,
  });
  const html = renderToStaticMarkup(
    createElement(MoveRow, { command: "1", of: "Jin", words: "Jab", facts: move }),
  );
  expect(seen(html)).toBe("Jin 1 Jab i13 -3 +27a 20");
  for (const label of ["Startup", "On block", "On hit", "Damage"]) expect(html).toContain(` ${label} `);
});

test("what is not known leaves its column empty", () => {
  const move = facts({ startup: { min: 8 }, damage: 5 });
  const row = { command: "1", words: "", facts: move };
  expect(seen(renderToStaticMarkup(createElement(MoveRow, row)))).toBe("1 i8 5");
});

test("a counter hit stands in the place of a hit where it is asked for; it is a hit's where it is not known", () => {
  const move = facts({ hit: { min: 4 }, counterHit: { min: 42, effects: ["down"] } });
  expect([line([move]), line([move], true), line([facts({ hit: { min: 4 } })], true)].map(seen)).toEqual([
    "+4",
    "+42d",
    "+4",
  ]);
  expect(line([move], true)).toContain("On counter hit");
});

test("of several moves the first says when it hits, the last what it leaves", () => {
  const stance = facts({ command: "3+4" });
  const kick = facts({ startup: { min: 17 }, block: { min: 8 } });
  expect(seen(line([stance, kick]))).toBe("i17 +8");
  expect(line([])).toBe("");
});

test("plus is good for whoever does it, minus where it is punished", () => {
  const tone = (block: number) => /data-tone="(\w+)"/.exec(line([facts({ block: { min: block } })]))?.[1];
  expect([1, 0, -9, -10].map(tone)).toEqual(["plus", undefined, undefined, "minus"]);
});
