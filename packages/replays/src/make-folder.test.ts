import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

test("a folder is made with those above it, and again without harm", () => {
  const above = mkdtempSync(join(tmpdir(), "tactician-folder-"));
  const folder = join(above, "a/b/c");
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
  rmSync(above, { recursive: true });
});

test.runIf(process.platform === "linux")(
  "where the system makes none, there is an error and no end of tries",
  () => {
    const script = `import { makeFolder } from ${JSON.stringify(join(import.meta.dirname, "make-folder.ts"))}; makeFolder("/proc/none/of/it");`;
    const run = () =>
      execFileSync(process.execPath, ["--input-type=module", "-e", script], {
        timeout: 20_000,
        stdio: "pipe",
      });
    expect(run).toThrow(/ENOENT/);
  },
);
