import fc from "fast-check";
import { expect, test } from "vitest";
import { rankPlayers } from "./ranks.ts";

const player = (name: string, points: number) => ({ name, points, vodUrl: "https://youtu.be/x" });

test("ranks count from 1, the best first; equal points share one, and the one after them counts on", () => {
  const ranked = rankPlayers([player("A", 60), player("B", 80), player("C", 60), player("D", 40)]);
  expect(ranked.map(({ rank, name }) => `${rank} ${name}`)).toEqual(["1 B", "2 A", "2 C", "4 D"]);
});

test("a rank is one more than the number of players with more points", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 })), (points) => {
      for (const ranked of rankPlayers(points.map((value, n) => player(String(n), value)))) {
        expect(ranked.rank).toBe(points.filter((value) => value > ranked.points).length + 1);
      }
    }),
  );
});
