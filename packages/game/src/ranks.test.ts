import { describe, expect, it } from "vitest";
import { findRank, RANKS } from "./ranks.ts";

describe("the ranks", () => {
  it("are found by their numbers, the second ones of God of Destruction without points", () => {
    expect(findRank(25)).toEqual({ id: 25, name: "Tekken King", points: 195000 });
    expect(findRank(765)).toEqual({ id: 765, name: "God of Destruction ∞" });
  });

  it("asks more points for every rank", () => {
    const points = RANKS.flatMap((rank) => ("points" in rank ? [rank.points] : []));
    expect(points).toHaveLength(38);
    expect(points.every((value, index) => index === 0 || value > (points[index - 1] ?? 0))).toBe(true);
  });

  it("does not know other numbers", () => {
    expect(findRank(38)).toBeUndefined();
    expect(findRank(-1)).toBeUndefined();
  });
});
