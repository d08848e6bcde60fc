import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FROZEN_MOVELISTS } from "@tactician/game/testing/frozen-movelists";
import { afterEach, beforeEach } from "vitest";

/** For tests: a content folder for each of them, with frozen movelists, the given files and no sheet. */
export function contentFolder(files: Readonly<Record<string, string>> = {}): () => string {
  let dir = "";
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "content-"));
    mkdirSync(join(dir, "characters"));
    symlinkSync(FROZEN_MOVELISTS, join(dir, "movelists"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  });
  afterEach(() => rmSync(dir, { recursive: true }));
  return () => dir;
}
