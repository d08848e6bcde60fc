import { expect, test } from "vitest";
import type { MetMatch, MetMove } from "../met-match.ts";
import { pairByTime } from "./pair-by-time.ts";
import { sumMet } from "./sum-met.ts";
import { weakSpots } from "./weak-spots.ts";

const MINUTE = 60_000;
const hit = (move: string, hits: number, blocked = 0, punished = 0): MetMove => ({
  ...{ move, hits, blocked, punished },
});
let ids = 0;
const match = (at: number, moves: readonly MetMove[], more: Partial<MetMatch> = {}): MetMatch => ({
  ...{ id: String(++ids), at, changedAt: at, source: "tapped", me: "king", them: "paul", moves },
  ...more,
});

test("sums are by opponent and move, with the matches in which it hit", () => {
  const sums = sumMet([
    match(1, [hit("Paul-df+2", 2, 1), hit("Paul-1", 1)]),
    match(2, [hit("Paul-df+2", 3), hit("Paul-df+2", 1, 0, 1)]),
    match(3, [hit("Paul-df+2", 0, 4)]),
    match(4, [hit("Paul-df+2", 1)], { them: "jin" }),
  ]);
  expect(sums).toEqual([
    { them: "paul", move: "Paul-df+2", hits: 6, blocked: 5, punished: 1, hitIn: 2, matches: 3 },
    { them: "paul", move: "Paul-1", hits: 1, blocked: 0, punished: 0, hitIn: 1, matches: 3 },
    { them: "jin", move: "Paul-df+2", hits: 1, blocked: 0, punished: 0, hitIn: 1, matches: 1 },
  ]);
  expect(sumMet([])).toEqual([]);
});

test("a match that was tapped and is in a log counts once", () => {
  const log = match(10 * MINUTE, [hit("Paul-1", 4, 6)], { source: "log" });
  const tapped = match(12 * MINUTE, [hit("Paul-1", 3)]);
  const other = match(13 * MINUTE, [hit("Paul-1", 1)]);
  expect(sumMet([tapped, log, other])).toEqual([
    { them: "paul", move: "Paul-1", hits: 5, blocked: 6, punished: 0, hitIn: 2, matches: 2 },
  ]);
});

test("times agree within 20 minutes, for the same two characters, each once, the nearest first", () => {
  const at = (minutes: number, more: Partial<MetMatch> = {}) => match(minutes * MINUTE, [], more);
  const [early, late] = [at(0), at(5)];
  const [one, two, far] = [at(4), at(19), at(200)];
  expect(pairByTime([early, late, far], [one, two])).toEqual(
    new Map([
      [late, one],
      [early, two],
    ]),
  );
  expect(pairByTime([at(0)], [at(20)]).size).toBe(1);
  expect(pairByTime([at(0)], [at(20.1)]).size).toBe(0);
  expect(pairByTime([at(0)], [at(0, { me: "jin" }), at(0, { them: "jin" })]).size).toBe(0);
});

test("a few matches name nobody, whatever was tapped", () => {
  for (const hits of [1, 5, 10_000])
    for (const moves of [[hit("Paul-1", hits)], [hit("Paul-1", hits), hit("Paul-2", 1), hit("Paul-3", 0, 3)]])
      expect(weakSpots([match(1, moves)]).filter(({ isWeak }) => isWeak)).toEqual([]);
  expect(weakSpots([])).toEqual([]);
});

const USUAL = Array.from({ length: 12 }, (_, place) => `Paul-${place}`);
const season = (matches: number, blocked: number) =>
  Array.from({ length: matches }, (_, place) =>
    match(place * 1000 * MINUTE, [
      ...USUAL.map((move, each) => hit(move, (place + each) % 3 === 0 ? 1 : 0, blocked)),
      hit("Paul-df+2", 4),
    ]),
  );

test("what always hits is named when there is enough of it, with or without blocks; before, how much is missing", () => {
  for (const blocked of [0, 1]) {
    const [first, second] = weakSpots(season(60, blocked));
    expect(first).toMatchObject({ move: "Paul-df+2", isWeak: true, hits: 240 });
    expect(second).toMatchObject({ isWeak: false });
  }
  const [early] = weakSpots(season(2, 1));
  expect(early).toMatchObject({ move: "Paul-df+2", isWeak: false, moreMatches: expect.any(Number) });
});

test("what hits often because it is used often is first in the list and no weak spot", () => {
  const matches = Array.from({ length: 60 }, (_, place) =>
    match(place * 1000 * MINUTE, [...USUAL.map((move) => hit(move, 1, 2)), hit("Paul-df+2", 5, 10)]),
  );
  const [first] = weakSpots(matches);
  expect(first).toMatchObject({ move: "Paul-df+2", isWeak: false });
});
