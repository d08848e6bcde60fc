import { expect, test } from "vitest";
import type { StringLink } from "../move.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { linkWords } from "./link-words.ts";
import { FASTEST_ANSWER } from "./unsafe.ts";

test.each<[StringLink, string]>([
  [{ kind: "combo" }, "natural combo"],
  [{ kind: "combo", fromHit: 2 }, "natural combo from 2nd hit"],
  [{ kind: "combo", fromHit: 1, delayFrames: 0 }, "natural combo from 1st hit, undelayed"],
  [{ kind: "combo", fromHit: 1, airborne: true }, "aerial combo from 1st hit"],
  [{ kind: "counter-hit combo" }, "combo on counter hit"],
  [{ kind: "interruptible", startupFrames: 3 }, "no gap for any button"],
  [{ kind: "interruptible", startupFrames: 5, on: "hit" }, "no gap for any button on hit"],
  [{ kind: "interruptible", startupFrames: 6 }, "can be interrupted by i6 or faster"],
  [
    { kind: "counter-hit combo", fromHit: 3, delayFrames: 10 },
    "combo from 3rd hit on counter hit, delayed up to 10 frames",
  ],
  [{ kind: "jails", delayFrames: 1 }, "jails, delayed up to 1 frame"],
  [{ kind: "jails", delayFrames: 4 }, "jails, delayed up to 4 frames"],
  [{ kind: "jails", fromHit: 1, delayable: true }, "jails from 1st block, also delayed"],
  [{ kind: "jails", fromHit: 2, on: "hit" }, "jails from 2nd hit"],
  [{ kind: "jails", fromHit: 1, duckable: true }, "jails from 1st block, but a held crouch ducks it"],
  [{ kind: "does not jail" }, "does not jail"],
  [{ kind: "does not jail", fromHit: 2 }, "does not jail from 2nd block"],
  [{ kind: "interruptible", startupFrames: 10 }, "can be interrupted by i10 or faster"],
  [
    { kind: "interruptible", fromHit: 4, startupFrames: 12 },
    "can be interrupted from 4th block by i12 or faster",
  ],
  [
    { kind: "interruptible", fromHit: 1, on: "hit", startupFrames: 7 },
    "can be interrupted even from 1st hit by i7 or faster",
  ],
  [
    { kind: "interruptible", on: "hit", when: ["heat", "charged"] },
    "can be interrupted even on hit (in Heat or charged)",
  ],
])("%j reads %s", (link, words) => {
  expect(linkWords(link)).toBe(words);
});

test("what a move's notes say apart, its words say apart", () => {
  const alike = [...contentMovelists().values()].flatMap(({ character, moves }) =>
    moves
      .filter(({ links = [] }) => {
        const told = new Set(links.map(linkWords)).size;
        return told < new Set(links.map((link) => JSON.stringify(link))).size;
      })
      .map(({ id }) => `${character} ${id}`),
  );
  expect(alike).toEqual([]);
});

test("nobody who stands has an attack that is faster than the fastest startup, and somebody has that", () => {
  const startups = [...contentMovelists().values()]
    .flatMap(({ moves }) => moves.filter(({ parent, from }) => parent === undefined && from === undefined))
    .flatMap(({ startup, hits }) => (startup === undefined || hits.length === 0 ? [] : startup.min));
  expect(Math.min(...startups)).toBe(FASTEST_ANSWER);
});
