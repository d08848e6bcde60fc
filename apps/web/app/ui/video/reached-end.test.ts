import { describe, expect, test } from "vitest";
import { hasReachedEnd } from "./outside-hosts.ts";

describe("the end of a combo in its video", () => {
  test.each([
    { previous: 11.8, current: 12.05, end: 12, isOver: true },
    { previous: 11.8, current: 12, end: 12, isOver: true },
    { previous: 0, current: 11.99, end: 12, isOver: false },
    { previous: 12.05, current: 12.3, end: 12, isOver: false },
    { previous: 11.8, current: 12.05, end: undefined, isOver: false },
  ])(
    "from $previous s to $current s with the end at $end s: $isOver",
    ({ previous, current, end, isOver }) => {
      expect(hasReachedEnd(previous, current, end)).toBe(isOver);
    },
  );
});
