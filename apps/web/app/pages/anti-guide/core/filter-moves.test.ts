import type { HitLevel } from "@tactician/game";
import { expect, test } from "vitest";
import { NO_FILTER, passes, type WeakMoveFilter } from "./filter-moves.ts";

const move = (name: string, levels: HitLevel[], frames: number, isString = false) => ({
  name,
  levels,
  frames,
  isString,
});

const MOVES = [
  move("df 2", ["mid"], 15),
  move("1 2 4", ["high", "high", "high"], 4, true),
  move("d 2", ["low"], 12),
  move("d 1", ["special mid"], 0),
  move("d 3", ["special low"], 0),
];
const names = (filter: Partial<WeakMoveFilter>) =>
  MOVES.filter((one) => passes(one, { ...NO_FILTER, ...filter })).map(({ name }) => name);

test.each<[Partial<WeakMoveFilter>, string[]]>([
  [{}, ["df 2", "1 2 4", "d 2", "d 1", "d 3"]],
  [{ level: "low" }, ["d 2", "d 3"]],
  [{ level: "high" }, ["1 2 4"]],
  [{ frames: 10 }, ["df 2", "d 2"]],
  [{ frames: 15 }, ["df 2"]],
  [{ kind: "string" }, ["1 2 4"]],
  [{ kind: "single", level: "mid" }, ["df 2", "d 1"]],
])("%j leaves %j", (filter, left) => {
  expect(names(filter)).toEqual(left);
});
