import type { Rankings } from "@tactician/contract";

/** Players by points, best first, with ranks from 1: points 80, 60, 60, 40 give ranks 1, 2, 2, 4. Equals keep their order. */
export function rankPlayers(players: Rankings) {
  const sorted = players.toSorted((a, b) => b.points - a.points);
  return sorted.map((player) => ({
    ...player,
    rank: sorted.findIndex(({ points }) => points === player.points) + 1,
  }));
}
