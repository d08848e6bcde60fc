import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const ART = join(import.meta.dirname, "../../art");
const TABLE_FILE = "LICENSES.md";

test("every file in art/ stands in the licence table once, with an author and a licence", async () => {
  const entries = await readdir(ART, { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile() && entry.name !== TABLE_FILE)
    .map((entry) => join(entry.parentPath, entry.name).slice(ART.length + 1));
  const table = await readFile(join(ART, TABLE_FILE), "utf8");
  const rows = [...table.matchAll(/^\| (\S+\/\S+) +\| (\S.*?) +\| (\S.*?) +\|$/gm)].map(([, file]) => file);
  expect(rows.toSorted()).toEqual(present.toSorted());
});
