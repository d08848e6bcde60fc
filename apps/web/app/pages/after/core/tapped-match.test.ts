import { expect, test } from "vitest";
import { hitsOf, newMatch, timesOf, withResult, withTap } from "./tapped-match.ts";

const match = newMatch("king", "paul", "a", 1000);

test("taps count up by move and deed, and newer is newer by a clock that was set back too", () => {
  const tapped = withTap(
    withTap(withTap(match, "Paul-1", "hits", 2000), "Paul-1", "hits", 500),
    "Paul-2",
    "blocked",
    500,
  );
  expect(timesOf(tapped, "Paul-1")).toMatchObject({ hits: 2, blocked: 0, punished: 0 });
  expect(timesOf(tapped, "Paul-3")).toEqual({ hits: 0, blocked: 0, punished: 0 });
  expect(hitsOf(tapped)).toBe(2);
  expect(tapped).toMatchObject({ at: 1000, changedAt: 2002 });
});

test("a result that is pressed again is none", () => {
  const lost = withResult(match, "lost", 1);
  expect(lost.result).toBe("lost");
  expect(withResult(lost, "won", 1).result).toBe("won");
  expect(withResult(lost, "lost", 1)).not.toHaveProperty("result");
});
