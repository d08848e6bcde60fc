import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  joinSides,
  OPEN_DATA_LIST_FILE,
  OPEN_DATA_TABLES,
  type OpenDataList,
  openDataListSchema,
  packSide,
} from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";
import {
  buildCharacterChanges,
  buildCharacterDocument,
  buildCharacterMoves,
  buildMatchupSide,
  loadContent,
  loadHistory,
  loadPatches,
} from "@tactician/guide";
import { openStore } from "@tactician/replays";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { startPostgres } from "@tactician/replays/testing/postgres-server";
import { runSql } from "@tactician/replays/testing/run-sql";
import { ownVersion } from "@tactician/settings";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { storeOf, writeOpenData } from "./open-data.ts";
import { contentDir, root } from "./paths.ts";

/** Everybody's movelists; pairs, sheets and changes of these alone, which take a hundred times as long for all. */
const FEW = ["devil-jin", "jin", "king", "yoshimitsu"];

/** What must not be found of anybody. */
const PEOPLE = {
  ...{ p1_polaris_id: "3abcDEFghij3", p1_name: "Zq the First", p1_power: 190_618 },
  ...{ p2_polaris_id: "4abcDEFghij6", p2_name: "Zq the Second", p2_power: 190_619 },
};
const MATCHES = [
  makeMatch(1, { ...PEOPLE, winner: 1 }),
  makeMatch(2, { ...PEOPLE, winner: 2 }),
  makeMatch(3, { ...PEOPLE, winner: 3, battle_at: 1_770_000_000 }),
  makeMatch(4, { ...PEOPLE, game_version: 30_101 }),
  makeMatch(5, { ...PEOPLE, p1_chara_id: 9999 }),
];
/** The same, counted by hand: Yoshimitsu beats Jin once, loses once, draws once; another version; nobody knows the fifth. */
const COUNTED = [
  { version: 20_001, me: "yoshimitsu", them: "jin", matches: 3, wins: 1, draws: 1 },
  { version: 20_001, me: "jin", them: "yoshimitsu", matches: 3, wins: 1, draws: 1 },
  { version: 30_101, me: "yoshimitsu", them: "jin", matches: 1, wins: 1, draws: 0 },
  { version: 30_101, me: "jin", them: "yoshimitsu", matches: 1, wins: 0, draws: 0 },
];

const folder = mkdtempSync(join(tmpdir(), "tactician-open-data-"));
const dataDir = join(folder, "data");
const matchesDir = join(folder, "matches");
const content = loadContent(contentDir);
const few = content.characters.filter(({ sheet }) => FEW.includes(sheet.characterId));
const cast = new Map(few.map((character) => [character.sheet.characterId, character]));
const sides = few.map((character) => buildMatchupSide(character, cast));
let archive: Awaited<ReturnType<typeof write>>;

beforeAll(async () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  for (const name of ["moves", "changes", "sides", "characters"])
    mkdirSync(join(dataDir, name), { recursive: true });
  const keep = (name: string, id: string, document: unknown) =>
    writeFileSync(join(dataDir, name, `${id}.json`), JSON.stringify(document));
  for (const character of content.characters)
    keep("moves", character.sheet.characterId, buildCharacterMoves(character));
  const patches = loadPatches(contentDir).loaded?.value.patches ?? [];
  for (const character of few) {
    const { characterId } = character.sheet;
    const history = loadHistory(join(contentDir, "history", `${characterId}.json`), character.movelist);
    keep(
      "changes",
      characterId,
      buildCharacterChanges(character, history, patches, () => 7),
    );
    keep("characters", characterId, buildCharacterDocument(character));
  }
  for (const side of sides) keep("sides", side._id, packSide(side));
  await storeMatches({ dataDir: matchesDir });
  archive = await write({ dataDir: matchesDir });
  vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function storeMatches(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await openStore({ ...place, onWarning: (message) => expect.unreachable(message) });
  await store.insertMatches(MATCHES);
  await store.close();
}

let sites = 0;

/** Writes the archive to a new site, and reads it with another unpacker's eyes: bytes, list, texts by name. */
async function write(store: Parameters<typeof writeOpenData>[0]["store"]) {
  sites += 1;
  const siteDir = join(folder, `site-${sites}`);
  const warnings: string[] = [];
  const onWarning = (message: string) => void warnings.push(message);
  await writeOpenData({ dataDir, siteDir, version: ownVersion(), store, onWarning });
  const list: OpenDataList = openDataListSchema.parse(
    JSON.parse(readFileSync(join(siteDir, OPEN_DATA_LIST_FILE), "utf8")),
  );
  const bytes = readFileSync(join(siteDir, list.file));
  const files = Object.entries(unzipSync(bytes));
  const texts = new Map(files.map(([name, content]) => [name, strFromU8(content)]));
  const text = (name: string) => texts.get(name) ?? expect.unreachable(`${name} is missing`);
  return {
    bytes,
    list,
    warnings,
    names: files.map(([name]) => name),
    texts,
    text,
    json: (name: string) => JSON.parse(text(name)),
  };
}

/** The rows of a CSV text by the letter of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

test("the same data gives the same bytes, in any time zone and at any time", async () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await write({ dataDir: matchesDir })).bytes.equals(archive.bytes)).toBe(true);
});

test("the list names the file, its size, its sum and its tables", () => {
  const { list, bytes } = archive;
  expect(list).toMatchObject({
    version: ownVersion(),
    file: `/data/tactician-${ownVersion()}.zip`,
    bytes: bytes.length,
    sha256: sha256(bytes),
    leftOut: [],
  });
  expect(list.tables.map(({ name }) => name)).toEqual(OPEN_DATA_TABLES.map(({ name }) => name));
});

test("every file is there in order, with its own sum", () => {
  const { names, texts, text } = archive;
  const tables = OPEN_DATA_TABLES.flatMap(({ name }) => [
    `${name}.csv`,
    `${name}.json`,
    `${name}.schema.json`,
  ]);
  expect(names).toEqual([...tables, "CITATION.cff", "LICENSE", "README.md", "SHA256SUMS"].sort());
  const sums = names
    .filter((name) => name !== "SHA256SUMS")
    .map((name) => `${sha256(texts.get(name) ?? "")}  ${name}\n`);
  expect(text("SHA256SUMS")).toBe(sums.join(""));
});

test("the README has every table with its source, its licence and every column", () => {
  const readme = archive.text("README.md");
  for (const { name, source, licence } of OPEN_DATA_TABLES) {
    for (const words of [`## ${name}`, source, licence]) expect(readme).toContain(words);
    for (const column of readCsv(archive.text(`${name}.csv`))[0] ?? [])
      expect(readme).toContain(`| \`${column}\` |`);
  }
});

test.each(OPEN_DATA_TABLES)("$name: JSON is what its schema says", ({ name }) => {
  const schema = z.fromJSONSchema(archive.json(`${name}.schema.json`));
  expect(schema.safeParse(archive.json(`${name}.json`)).error).toBeUndefined();
  expect(schema.safeParse({ no: "such thing" }).success).toBe(false);
});

test.each(OPEN_DATA_TABLES)("$name: every row has every cell, and none is a formula", ({ name }) => {
  const [names = [], ...rows] = readCsv(archive.text(`${name}.csv`));
  expect(archive.list.tables).toContainEqual({ name, rows: rows.length });
  expect(rows.filter((row) => row.length !== names.length)).toEqual([]);
  expect(rows.flat().filter((cell) => /^[=+@\t\r']/.test(cell) || /^-(?!\d+$)/.test(cell))).toEqual([]);
});

describe("rows, recounted", () => {
  const csv = (name: string) => readCsv(archive.text(name)).slice(1);

  test("a move for each line of content/movelists", () => {
    const lines = readdirSync(join(contentDir, "movelists")).flatMap(
      (name) => readFileSync(join(contentDir, "movelists", name), "utf8").match(/^\s*\{"id":/gm) ?? [],
    );
    expect(lines.length).toBeGreaterThan(5000);
    expect(csv("movelists.csv")).toHaveLength(lines.length);
  });

  test("a change for each that the documents tell", () => {
    const told = archive
      .json("histories.json")
      .flatMap(({ _id, changes }: { _id: string; changes: object[] }) => changes.map(() => _id));
    expect(csv("histories.csv").map(([character]) => character)).toEqual(told);
  });

  test("an answer for each move of each other one that has any, the first", () => {
    const expected = sides.flatMap((me) =>
      sides.flatMap((them) =>
        joinSides(me, them)
          .situations.filter(({ answers }) => answers.length > 0)
          .map(({ move, answers }) => [me._id, them._id, move, answers[0]?.move].join(" | ")),
      ),
    );
    expect(
      csv("answers.csv").map(([me, them, move, , answer]) => [me, them, move, answer].join(" | ")),
    ).toEqual(expected);
    expect(archive.json("answers.json").rows).toHaveLength(expected.length);
  });

  test("every entry of a sheet, every launcher of a combo", () => {
    const king = few.find(({ sheet }) => sheet.characterId === "king") ?? expect.unreachable();
    const { heatEngagers, importantCombos, punishers } = buildCharacterDocument(king);
    const rows = csv("sheets.csv").filter(([character]) => character === "king");
    const of = (list: string) => rows.filter((row) => row[2] === list);
    expect(of("heatEngagers")).toHaveLength(heatEngagers.length);
    expect(of("importantCombos")).toHaveLength(importantCombos.flatMap(({ launchers }) => launchers).length);
    expect(of("punishers").map((row) => row[7])).toEqual(
      punishers.startup.map(({ frames }) => String(frames)),
    );
  });
});

test("creators' notes are in no sheet", () => {
  const notes = few.flatMap((character) =>
    buildCharacterDocument(character).creatorNotes.flatMap((one) => one.notes),
  );
  expect(notes.length).toBeGreaterThan(0);
  const sheets = archive.text("sheets.json");
  expect(sheets).not.toContain("creatorNotes");
  for (const { content: words } of notes) expect(sheets).not.toContain(JSON.stringify(words));
});

describe("the world", () => {
  test("is the matches, counted by hand", () => {
    const sorted = (rows: typeof COUNTED) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(archive.json("world.json"))).toEqual(sorted(COUNTED));
  });

  test("is numbers and ids of characters, and nothing of a player is anywhere", () => {
    const ids = new Set<string>(CHARACTERS.map(({ characterId }) => characterId));
    for (const { me, them, ...numbers } of archive.json("world.json")) {
      expect([ids.has(me), ids.has(them)]).toEqual([true, true]);
      expect(Object.keys(numbers)).toEqual(["version", "matches", "wins", "draws"]);
      expect(Object.values(numbers).every(Number.isInteger)).toBe(true);
    }
    const people = Object.values(PEOPLE).map(String);
    for (const [name, text] of archive.texts)
      for (const { battle_id } of MATCHES)
        for (const trace of [...people, battle_id])
          expect(text.includes(trace), `${name}: ${trace}`).toBe(false);
  });

  test("is left out where nothing was stored, and the list and the README say so", async () => {
    const dir = join(folder, "nothing");
    expect(storeOf({ DATA_DIR: dir })).toBeUndefined();
    expect(existsSync(dir)).toBe(false);
    const { list, names, text } = await write(undefined);
    const why = "No matches were stored where this archive was built.";
    expect(list.leftOut).toEqual([{ name: "world", why }]);
    expect(names.filter((name) => name.startsWith("world"))).toEqual([]);
    expect(text("README.md")).toContain(`- Left out: ${why}`);
  });

  test("is left out where the store cannot be read, with a warning, and the archive is there", async () => {
    const dir = join(folder, "broken");
    mkdirSync(dir);
    writeFileSync(join(dir, "replays.sqlite"), "no database".repeat(1000));
    const { list, warnings } = await write(storeOf({ DATA_DIR: dir }));
    expect(list.leftOut).toEqual([
      { name: "world", why: "The matches could not be read when this archive was built." },
    ]);
    expect(list.tables).toHaveLength(4);
    expect(warnings).toEqual([expect.stringContaining("replays.sqlite cannot be read")]);
  });

  test("is read from PostgreSQL too, where a build makes and changes no table", async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const databaseUrl = await postgres.createDatabase("open_data");
    const store = storeOf({ DATABASE_URL: databaseUrl });
    const { list, warnings } = await write(store);
    expect(list.leftOut).toHaveLength(1);
    expect(warnings.at(-1)).toContain("read-only");
    const tables = "select table_name from information_schema.tables where table_schema = 'public'";
    expect(await runSql({ dataDir: "", databaseUrl }, tables)).toEqual([]);

    await storeMatches({ dataDir: "", databaseUrl });
    const again = await write(store);
    expect([again.bytes.equals(archive.bytes), again.warnings]).toEqual([true, []]);
  });
});

test("what cites Tactician names this release", () => {
  expect(readFileSync(join(root, "CITATION.cff"), "utf8")).toContain(`\nversion: ${ownVersion()}\n`);
});
