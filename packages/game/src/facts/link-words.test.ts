import { expect, test } from "vitest";
import { linkWords } from "./link-words.ts";

test.each([
  [{ kind: "combo" as const }, "natural combo"],
  [{ kind: "jails" as const, delayFrames: 4 }, "jails, delayed up to 4 frames"],
  [{ kind: "interruptible" as const, startupFrames: 10 }, "can be interrupted by i10 or faster"],
  [
    { kind: "interruptible" as const, on: "hit" as const, when: ["heat" as const, "charged" as const] },
    "can be interrupted even on hit (in Heat or charged)",
  ],
  [{ kind: "does not jail" as const }, "does not jail"],
  [{ kind: "counter-hit combo" as const }, "combo on counter hit"],
])("%j reads %s", (link, words) => {
  expect(linkWords(link)).toBe(words);
});
