import { expect, test } from "vitest";
import { connectionLimit } from "./descriptors.ts";

test.each([
  [1000, 20_000, 1000],
  [1000, 1024, 960],
  [1000, 120, 56],
  [1000, 10, 1],
  [1000, Number.POSITIVE_INFINITY, 1000],
])("who wants %d connections and has %d descriptors gets %d", (wanted, descriptors, limit) => {
  expect(connectionLimit(wanted, descriptors)).toBe(limit);
});

test("the system's own limit is known", () => {
  expect(connectionLimit(3)).toBe(3);
  expect(connectionLimit(Number.MAX_SAFE_INTEGER)).toBeGreaterThan(0);
});
