import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const ART = join(import.meta.dirname, "../../art");
const TABLE_FILE = "LICENSES.md";

test("every file in art/ is in the licence table once, with an author and a licence", async () => {
  const entries = await readdir(ART, { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile() && entry.name !== TABLE_FILE)
    .map((entry) => join(entry.parentPath, entry.name).slice(ART.length + 1));
  const files = (await licenceRows()).map(({ file }) => file);
  expect(files.toSorted()).toEqual(present.toSorted());
});

test("whoever drew something is named in the site's credits, with the licence", async () => {
  const credits = z
    .array(
      z.strictObject({ what: z.string(), who: z.string(), licence: z.string(), url: z.optional(z.url()) }),
    )
    .parse(parse(await readFile(join(ART, "../content/credits.yaml"), "utf8")));
  const named = new Set(credits.map(({ who, licence }) => `${who}, ${licence}`));
  const drawn = (await licenceRows()).map(({ author, licence }) => `${author}, ${licence}`);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((work) => !named.has(work))).toEqual([]);
});

async function licenceRows() {
  const table = await readFile(join(ART, TABLE_FILE), "utf8");
  return [...table.matchAll(/^\| (\S+\/\S+) +\| (\S.*?) +\| (\S.*?) +\|$/gm)].map(
    ([, file = "", author = "", licence = ""]) => ({ file, author, licence }),
  );
}
