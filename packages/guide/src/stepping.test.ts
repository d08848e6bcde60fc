import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { expect, test } from "vitest";
import { listStepping } from "./matchup-side.ts";

const jin = frozenMovelist("jin");

test("homing moves are listed, without the throws that everybody has", () => {
  expect(listStepping(jin).homing).toEqual(["4", "ZEN 2", "ZEN 3", "ws 3"]);
});

test("tracking is listed by the side of who steps, the move that is easiest to step first", () => {
  const measured = new Map([
    ["1", { left: 5, right: 6 }],
    ["df 1", { left: 22, right: 8 }],
    ["f 4", { right: 3 }],
  ]);
  const moves = jin.moves.map(({ tracking: _today, ...move }) => {
    const tracking = measured.get(move.command);
    return tracking === undefined ? move : { ...move, tracking };
  });
  expect(listStepping({ moves }).tracking).toEqual([
    { move: "f 4", left: 3 },
    { move: "1", left: 6, right: 5 },
    { move: "df 1", left: 8, right: 22 },
  ]);
});
