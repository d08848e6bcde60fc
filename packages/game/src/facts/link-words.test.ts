import { expect, test } from "vitest";
import { contentMovelists } from "../testing/content-movelists.ts";
import { FASTEST_STARTUP, linkWords } from "./link-words.ts";

test.each([
  [{ kind: "combo" as const }, "natural combo"],
  [{ kind: "jails" as const, delayFrames: 4 }, "jails, delayed up to 4 frames"],
  [{ kind: "interruptible" as const, startupFrames: 10 }, "can be interrupted by i10 or faster"],
  [{ kind: "interruptible" as const, startupFrames: 3 }, "no gap for any button"],
  [{ kind: "interruptible" as const, startupFrames: 5, on: "hit" as const }, "no gap for any button on hit"],
  [{ kind: "interruptible" as const, startupFrames: 6 }, "can be interrupted by i6 or faster"],
  [
    { kind: "interruptible" as const, on: "hit" as const, when: ["heat" as const, "charged" as const] },
    "can be interrupted even on hit (in Heat or charged)",
  ],
  [{ kind: "does not jail" as const }, "does not jail"],
  [{ kind: "counter-hit combo" as const }, "combo on counter hit"],
])("%j reads %s", (link, words) => {
  expect(linkWords(link)).toBe(words);
});

test("nobody who stands has an attack that is faster than the fastest startup, and somebody has that", () => {
  const startups = [...contentMovelists().values()]
    .flatMap(({ moves }) => moves.filter(({ parent, from }) => parent === undefined && from === undefined))
    .flatMap(({ startup, hits }) => (startup === undefined || hits.length === 0 ? [] : startup.min));
  expect(Math.min(...startups)).toBe(FASTEST_STARTUP);
});
