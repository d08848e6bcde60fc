import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findTargets } from "./measure-server.ts";

test("a folder without a built site has nothing to measure", () => {
  const dir = mkdtempSync(join(tmpdir(), "tactician-bench-"));
  expect(findTargets(dir)).toBeUndefined();
  rmSync(dir, { recursive: true });
});
