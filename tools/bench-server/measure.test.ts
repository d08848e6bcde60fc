import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { median } from "./measure.ts";
import { findTargets } from "./targets.ts";

test.each([
  [[3, 1, 2], 2],
  [[5], 5],
  [[4, 1, 3, 2], 3],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("a folder without a built site has nothing to measure", () => {
  const dir = mkdtempSync(join(tmpdir(), "tactician-bench-"));
  expect(findTargets(dir)).toBeUndefined();
  rmSync(dir, { recursive: true });
});
