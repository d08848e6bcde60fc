import { describe, expect, it } from "vitest";
import { findRank, RANKS } from "./ranks.ts";

describe("the ranks", () => {
  it.each([
    [0, "Beginner", 0],
    [15, "Garyu", 84000],
    [25, "Tekken King", 195000],
    [37, "God of Destruction ∞", 430000],
  ])("rank %i is %s, reached at %i points", (id, name, points) => {
    expect(findRank(id)).toEqual({ id, name, points });
  });

  it("reads the second numbers of God of Destruction, without points", () => {
    expect(findRank(765)).toEqual({ id: 765, name: "God of Destruction ∞" });
    expect(findRank(100)?.name).toBe("God of Destruction");
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
