import { CHARACTERS } from "@tactician/game";
import type { MetMatch } from "@tactician/mine";
import type { PlayerMatch } from "@tactician/statistics";
import { expect, test } from "vitest";
import { metMoves } from "./met-moves.ts";

const gameId = (id: string) => CHARACTERS.find(({ characterId }) => characterId === id)?.gameId;
const AT = 1_700_000_000;
const recorded = (own: string, opponent: string, at: number) =>
  ({
    own: { chara_id: gameId(own) },
    opponent: { chara_id: gameId(opponent) },
    battle_at: at,
  }) as PlayerMatch;
const met: MetMatch = {
  ...{ id: "a", at: AT * 1000 + 90_000, changedAt: 1, source: "tapped", me: "king", them: "paul" },
  moves: [
    { move: "Paul-1", hits: 1, blocked: 0, punished: 0 },
    { move: "Paul-df+2", hits: 3, blocked: 0, punished: 0 },
    { move: "Paul-b+1", hits: 0, blocked: 2, punished: 0 },
  ],
};

test("what hit stands beside the match of the same pair at that time, once", () => {
  const [near, far] = [recorded("king", "paul", AT), recorded("king", "paul", AT - 600)];
  const others = [recorded("king", "jin", AT), recorded("paul", "king", AT)];
  expect(metMoves([far, near, ...others], [met])).toEqual(new Map([[near, "Hit you: df+2 3×, 1"]]));
  expect(metMoves([recorded("king", "paul", AT - 3600)], [met]).size).toBe(0);
});

test("in meetings with a compared player the visitor is the opponent", () => {
  const meeting = recorded("paul", "king", AT);
  expect([...metMoves([meeting], [met], "opponent").keys()]).toEqual([meeting]);
});
