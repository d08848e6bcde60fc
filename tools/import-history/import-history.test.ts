import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type History, type Movelist, movelistAt } from "@tactician/game";
import { describe, expect, it } from "vitest";
import { importMovelists } from "../import-movelists/import-movelists.ts";
import { addExport, importHistory } from "./import-history.ts";

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

/** The same moves as the export wrote them in 2024. */
const OLD_ROWS = [
  {
    id: "Jin-1",
    input: "1",
    name: "Jab",
    target: "h",
    damage: "5",
    startup: "i10",
    on_block: "+2",
    on_hit: "",
  },
  { id: "Jin-1,2", input: "1,2", target: "h, h", damage: "5, 12", startup: "i10, ,i12", on_block: "-3" },
];

/** A content folder with Jin's movelist made of the rows, and a folder with the files. */
async function folders(rows: readonly object[], files: Readonly<Record<string, unknown>>) {
  const dir = await mkdtemp(join(tmpdir(), "history-"));
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

describe("an import of steps", () => {
  const steps = [
    { date: "2025-06-01", added: OLD_ROWS },
    { date: "2025-07-01", changed: { "Jin-1": { on_block: "+1", on_hit: "+8" } } },
    { date: "2026-08-20", removed: ["Jin-1", "Jin-1,2"], added: [jab, straight] },
  ];

  it("tells what changed, not how it is written", async () => {
    const { content, from } = await folders([jab, straight], { "jin.json": steps });
    await importHistory({ from, content, patches });
    const { movelist, history } = await readContent(content);
    expect(history).toMatchObject({ character: "jin", since: "2025-06-01" });
    expect(history.steps).toEqual([
      {
        date: "2025-07-01",
        changed: [
          { move: "1", field: "block", from: { min: 2 }, to: { min: 1 }, kind: "corrected" },
          { move: "1", field: "hit", to: { min: 8 }, kind: "recorded" },
        ],
      },
    ]);
    expect(movelistAt(movelist, history, "2025-06-30")?.moves[0]?.block).toEqual({ min: 2 });
  });

  it.each([
    ["a history of nobody", { "gon.json": steps }, '"gon" is not a character ID'],
    ["a character without a movelist", { "king.json": steps }, "movelists/king.json is missing"],
    [
      "steps that lead elsewhere",
      { "jin.json": steps.slice(0, 2) },
      'after the last step, "1" does not match',
    ],
    ["no file", {}, "has no files of steps"],
  ])("refuses %s and writes nothing", async (_, files, message) => {
    const { content, from } = await folders([{ ...jab, block: "+3" }, straight], files);
    await expect(importHistory({ from, content, patches })).rejects.toThrow(message);
    expect(await readdir(join(content, "history"))).toEqual([]);
  });
});

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
