import type { Matchup } from "@tactician/contract";
import { expect, test } from "vitest";
import { filterMoves, NO_FILTER } from "./filter-moves.ts";

type WeakMove = Matchup["weakMoves"][number];

function move(command: string, more: Partial<WeakMove>): WeakMove {
  return {
    command,
    hits: [{ level: "mid" }],
    lastLevel: "mid",
    isString: false,
    isUnsafe: true,
    waysOut: [],
    ...more,
  };
}

const situation = (frames: number) => ({ frames, posture: "standing", isLow: false }) as const;
const MOVES = [
  move("df 2", { situation: situation(15) }),
  move("1 2 4", { lastLevel: "high", isString: true, situation: situation(4) }),
  move("d 2", { lastLevel: "low", situation: situation(12) }),
  move("rage", {}),
];
const commands = (filter: Parameters<typeof filterMoves>[1]) =>
  filterMoves(MOVES, filter).map(({ command }) => command);

test("without a filter all are shown", () => {
  expect(commands(NO_FILTER)).toEqual(["df 2", "1 2 4", "d 2", "rage"]);
});

test.each([
  [{ level: "low" }, ["d 2"]],
  [{ frames: 10 }, ["df 2", "d 2"]],
  [{ frames: 15 }, ["df 2"]],
  [{ kind: "string" }, ["1 2 4"]],
  [{ kind: "single", level: "mid" }, ["df 2", "rage"]],
] as const)("%j leaves %j", (filter, left) => {
  expect(commands({ ...NO_FILTER, ...filter })).toEqual(left);
});
