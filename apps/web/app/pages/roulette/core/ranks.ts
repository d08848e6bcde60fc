import type { Rankings } from "@tactician/contract";

/** Players by points, best first, with ranks from 1: points 80, 60, 60, 40 give ranks 1, 2, 2, 4. Equals keep their order. */
export function rankPlayers(players: Rankings) {
  const sorted = players.toSorted((a, b) => b.points - a.points);
  const points = sorted.map((player) => player.points);
  return sorted.map((player) => ({ ...player, rank: points.indexOf(player.points) + 1 }));
}
