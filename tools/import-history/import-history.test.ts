import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { History, Movelist } from "@tactician/game";
import { loadPatches } from "@tactician/guide";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { describe, expect, it, test } from "vitest";
import { importMovelists } from "../import-movelists/import-movelists.ts";
import { addExport, renewKinds } from "./import-history.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const patches = [] as const;
const jab = {
  id: "Jin-1",
  input: "1",
  name: "Jab",
  target: "h",
  damage: "5",
  startup: "i10",
  block: "+1",
  hit: "+8",
};
const straight = {
  id: "Jin-1,2",
  input: ",2",
  parent: "Jin-1",
  target: ",h",
  damage: ",12",
  startup: ",i12",
  block: "-3",
};

/** A content folder with Jin's movelist made of the rows, and a folder with the files. */
async function folders(rows: readonly object[], files: Readonly<Record<string, unknown>>) {
  const dir = temporaryFolder();
  const [content, from] = [join(dir, "content"), join(dir, "from")];
  for (const folder of ["content/movelists", "content/history", "from", "rows"]) {
    await mkdir(join(dir, folder), { recursive: true });
  }
  await writeFile(join(dir, "rows/jin.json"), JSON.stringify(rows));
  const to = join(content, "movelists");
  await importMovelists({ from: join(dir, "rows"), to, checkedAt: "2026-08", characters: ["jin"] });
  for (const [name, value] of Object.entries(files)) await writeFile(join(from, name), JSON.stringify(value));
  return { content, from };
}

async function readContent(content: string): Promise<{ movelist: Movelist; history: History }> {
  const read = async (folder: string) =>
    JSON.parse(await readFile(join(content, folder, "jin.json"), "utf8"));
  return { movelist: await read("movelists"), history: await read("history") };
}

describe("a new export", () => {
  const date = "2026-09-01";

  it("begins a history, and then adds a step to it", async () => {
    const first = await folders([jab, straight], { "jin.json": [jab, straight] });
    await addExport({ movelists: first.from, date: "2026-08-22", content: first.content, patches });
    await writeFile(join(first.from, "jin.json"), JSON.stringify([{ ...jab, block: "-1" }]));
    await addExport({ movelists: first.from, date, content: first.content, patches });
    const { history } = await readContent(first.content);
    expect(history.since).toBe("2026-08-22");
    expect(history.steps).toMatchObject([
      {
        date,
        removed: [{ move: { id: "1,2" }, kind: "corrected" }],
        changed: [{ move: "1", field: "block", from: { min: 1 }, to: { min: -1 }, kind: "corrected" }],
      },
    ]);
    const again = addExport({ movelists: first.from, date, content: first.content, patches });
    await expect(again).rejects.toThrow(`already goes up to ${date}`);
  });

  it("is refused with a row that would be left out", async () => {
    const { content, from } = await folders([jab], { "jin.json": [{ ...jab, parent: "Jin-9" }] });
    await expect(addExport({ movelists: from, date, content, patches })).rejects.toThrow('continues "Jin-9"');
    expect(await readdir(join(content, "history"))).toEqual([]);
  });
});

test("the kinds of all changes are told anew by other patches, and again as they were", async () => {
  const { loaded } = loadPatches(CONTENT);
  const patches = loaded?.value.patches ?? [];
  const copy = temporaryFolder();
  await cp(join(CONTENT, "history"), join(copy, "history"), { recursive: true });
  await renewKinds(copy, patches);
  expect(await renewKinds(copy, [])).toBeGreaterThan(30);
  expect(await readFile(join(copy, "history/jin.json"), "utf8")).not.toContain('"kind":"changed"');
  expect(await renewKinds(copy, patches)).toBeGreaterThan(30);
  expect(await renewKinds(copy, patches)).toBe(0);
});
