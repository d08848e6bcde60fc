import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changelogFile, root } from "./paths.ts";
import { readChanges } from "./site-files.ts";

test("dated sections become entries with their lists; what is unreleased is left out", () => {
  const changes = readChanges(
    "# Changelog\n\n## Unreleased\n\n- soon\n\n## 0.2.0 - 2026-11-21\n\n### Added\n\n- Frames of `df+2`\n\n## 0.1.0 - 2026-11-01\n\n- First\n",
  );
  expect(changes.map(({ title, date }) => [title, date.toISOString()])).toEqual([
    ["0.2.0", "2026-11-21T00:00:00.000Z"],
    ["0.1.0", "2026-11-01T00:00:00.000Z"],
  ]);
  expect(changes[0]?.html).toContain("<li>Frames of <code>df+2</code></li>");
});

test("a date that does not exist stops the build", () => {
  expect(() => readChanges("## 0.3.0 - 2026-13-41\n")).toThrow("does not exist");
});

test("the newest dated section of the changelog is the version of package.json", () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(readChanges(readFileSync(changelogFile, "utf8"))[0]?.title).toBe(version);
});
