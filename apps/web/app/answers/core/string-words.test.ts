import { type GoesOn, nextHits } from "@tactician/game";
import { expect, test } from "vitest";
import { goesOnWords } from "../../moves/goes-on.ts";
import { onlyIfItEnds, stringDeed } from "./string-words.ts";

const next = (move: string, said: Partial<GoesOn>, level: GoesOn["levels"][number] = "mid"): GoesOn => ({
  id: `Nina-${move}`,
  move,
  levels: [level],
  evidence: "frames",
  ...said,
});
const NINA_3 = [next("3 2", { gap: -1 }), next("3 3", { jails: true }, "high")];

test.each<[GoesOn[], string | undefined, string | undefined]>([
  [[], undefined, undefined],
  [NINA_3, "goes on: 2 no gap, 3 jails", "Keep blocking"],
  [[next("3 4", { gap: 8 })], "goes on: gap of 8 to 4", "Keep blocking"],
  [[next("3 4", { gap: 8 }, "high")], "goes on: gap of 8 to 4", "Duck the next hit, or keep blocking"],
  [[next("3 4", { gap: 2 }, "high")], "goes on: gap of 2 to 4", "Keep blocking"],
  [
    [next("3 4", { gap: 14 }), next("3 1", { gap: 12 })],
    "goes on: gap of 14 to 4, gap of 12 to 1",
    "Press i12 or faster, or keep blocking",
  ],
  [[next("3 4", { gap: 14 }), next("3 1", {})], "goes on: gap of 14 to 4, 1 gap not known", "Keep blocking"],
  [[next("3 4", { jails: true, onlyIfDelayed: true })], "goes on: 4 jails unless delayed", "Keep blocking"],
])("%j reads %s, and asks to %s", (goesOn, words, deed) => {
  expect([goesOnWords(nextHits({ move: "3", goesOn })), stringDeed({ goesOn })]).toEqual([words, deed]);
});

test("who blocked a low crouches already: a high right behind it is ducked", () => {
  const goesOn = [next("3 4", { gap: -2 }, "high")];
  expect(stringDeed({ goesOn, from: "crouching" })).toBe("Duck the next hit, or keep blocking");
  expect(stringDeed({ goesOn, from: "standing" })).toBe("Keep blocking");
});

test("a continuation that is written otherwise stands whole", () => {
  expect(nextHits({ move: "df 1", goesOn: [next("DF 1 1", { gap: 9 })] })[0]?.inputs).toBe("DF 1 1");
});

test("an answer that comes before all that may follow holds in any case", () => {
  const goesOn = [next("3 4", { gap: 15 })];
  expect([15, 16, undefined].map((frames) => onlyIfItEnds({ goesOn }, frames))).toEqual([false, true, false]);
  expect(onlyIfItEnds({ goesOn: [next("3 1", {})] }, 10)).toBe(true);
  expect(onlyIfItEnds({}, 10)).toBe(false);
});
