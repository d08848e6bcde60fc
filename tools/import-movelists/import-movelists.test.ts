import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { movelistSchema } from "@tactician/game";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildMovelist } from "./build-movelist.ts";
import { importMovelists } from "./import-movelists.ts";
import { fieldShares, reportText } from "./report.ts";
import type { SourceRow } from "./source-row.ts";
import { emptyTally } from "./tally.ts";

const JUST = "$" + "{justFrame}";

/** Rows as the export writes them, in no order. */
const ROWS: SourceRow[] = [
  {
    id: "Jin-1,2,1",
    input: ",1",
    parent: "Jin-1,2",
    target: ",m",
    damage: ",20",
    startup: ",i20~22",
    block: "-16",
    hit: "+31a (+21)",
    notes: "* Tornado\n* Interrupt with i6 from 1st block",
  },
  {
    id: "Jin-1",
    input: "1",
    target: "h",
    damage: "5",
    startup: "i10",
    block: "+1",
    hit: "+8",
    ch: "+8",
    name: "Jab",
    notes: "Consumes Rage",
  },
  {
    id: "Jin-1,2",
    input: ",2",
    parent: "Jin-1",
    target: ",h",
    damage: ",12",
    startup: ",i10",
    block: "-3",
    hit: "+6",
    recv: "r21 FC",
  },
  {
    id: `Jin-CD.df${JUST}2`,
    input: "CD.df:2",
    alt: "f,n,df#2",
    alias: "* Electric\n* f,n,d,df#2",
    target: "h",
    damage: "25",
    startup: "i11~i12",
    block: "+5~+6",
    hit: "+76a (+60)",
  },
  {
    id: "Jin-ZEN.2",
    input: "ZEN.2",
    alias: "CDS.2",
    target: "h",
    damage: "20",
    block: "i18",
    notes: "* Transition to ZEN with 3+4\n* Enter CDS from time to time",
  },
  { id: "Jin-f+4", input: "f+4", target: "m", damage: "21", notes: "Enter ZEN -1 +11 r26 with F" },
  { id: "Jin-b+1+3", input: "b+1+3", target: "sp" },
  { id: "Jin-b+1+3,P", input: ",P", parent: "Jin-b+1+3", target: "m!", damage: "25", startup: "i20~21" },
  { id: "Jin-ZEN.2", input: "ZEN.2", target: "h", damage: "21" },
  { id: "Jin-Left throw", input: "Left throw", target: "t", damage: "40", notes: "Throw break 1" },
];

function build() {
  const tally = emptyTally();
  const movelist = buildMovelist({ character: "jin", checkedAt: "2026-08", rows: ROWS }, tally);
  const move = (id: string) => movelist.moves.find((candidate) => candidate.id === id);
  return { tally, movelist, move };
}

describe("a movelist", () => {
  it("holds every row, sorted, with ids of their own", () => {
    const ids = build().movelist.moves.map((move) => move.id);
    expect(ids).toEqual([
      "1",
      "1,2",
      "1,2,1",
      "CD.df#2",
      "Left throw",
      "ZEN.2",
      "ZEN.2 (2)",
      "b+1+3",
      "b+1+3,P",
      "f+4",
    ]);
  });

  it("joins the parents' hits and damage to a follow-up", () => {
    expect(build().move("1,2,1")).toMatchObject({
      command: "1 2 1",
      parent: "1,2",
      hits: [
        { level: "high", damage: 5 },
        { level: "high", damage: 12 },
        { level: "mid", damage: 20 },
      ],
      ownHits: 1,
      damage: 37,
      startup: { min: 10 },
      ownStartup: [{ min: 20, max: 22 }],
      properties: ["tornado"],
    });
  });

  it("does not join what stands for itself, and does not guess its startup", () => {
    const move = build().move("b+1+3,P");
    expect(move).toMatchObject({ hits: [{ level: "mid", unblockable: true, damage: 25 }], damage: 25 });
    expect(move?.startup).toBeUndefined();
  });

  it("names stances, their second names, aliases and nicknames", () => {
    const { movelist, move } = build();
    expect(movelist.stances).toEqual([{ token: "ZEN", aliases: ["CDS"] }]);
    expect(move("ZEN.2")).toMatchObject({ command: "ZEN 2", aliases: ["CDS 2"], from: ["ZEN"] });
    expect(move("CD.df#2")).toMatchObject({
      aliases: ["f n df just 2", "f n d df just 2"],
      nicknames: ["Electric"],
    });
    expect(move("f+4")?.transitions).toEqual([
      { into: "ZEN", input: "holdf", block: { min: -1 }, hit: { min: 11 }, recoveryFrames: 26 },
    ]);
  });

  it("leaves out a counter hit that is like any hit", () => {
    expect(build().move("1")?.counterHit).toBeUndefined();
  });

  it("leaves out a row that only points to another, and reads both spellings of the air", () => {
    const rows: SourceRow[] = [
      { id: "Lars-DEN.2+4", input: "DEN.2+4", alias: "f,f,F+2+4" },
      { id: "Lars-f,f,F+2+4", input: "f,f,F+2+4", alias: "DEN.2+4", target: "t", damage: "40" },
      { id: "Lars-(airborne).f,f,F+2+4", input: "f,f,F+2+4", target: "t", damage: "31" },
    ];
    const { moves } = buildMovelist({ character: "lars", checkedAt: "2026-08", rows }, emptyTally());
    expect(moves.map(({ id }) => id)).toEqual(["AIR.f,f,F+2+4", "f,f,F+2+4"]);
    expect(moves[0]).toMatchObject({ command: "air f f f 2+4", from: ["air"] });
  });

  it("keeps an odd row under its own words", () => {
    expect(build().move("Left throw")).toMatchObject({ command: "Left throw", throwBreak: ["1"] });
  });

  it("lists what it could not read, and counts what it does not model", () => {
    const { tally } = build();
    expect(tally.findings).toEqual([
      expect.objectContaining({
        character: "jin",
        move: "ZEN.2",
        field: "notes: transition",
        value: "Enter CDS from time to time",
      }),
      expect.objectContaining({ character: "jin", move: "ZEN.2", field: "block", value: "i18" }),
    ]);
    expect([...tally.notModelled]).toEqual([["Consumes Rage", 1]]);
    expect(fieldShares(tally)).toContainEqual({ field: "block", total: 5, unread: 1, unsure: 0 });
    expect(reportText(tally)).toContain('jin: ZEN.2: block: "i18": not an advantage the model knows');
  });
});

describe("importing a folder", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "movelists-"));
    await mkdir(join(folder, "one"));
    await mkdir(join(folder, "two"));
    await writeFile(join(folder, "jin.json"), JSON.stringify(ROWS));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const run = (to: string) =>
    importMovelists({ from: folder, to: join(folder, to), checkedAt: "2026-08", characters: ["jin"] });

  it("writes the same bytes each time, one move a line, in the schema", async () => {
    await run("one");
    await run("two");
    const text = await readFile(join(folder, "one", "jin.json"), "utf8");
    expect(text).toBe(await readFile(join(folder, "two", "jin.json"), "utf8"));
    expect(movelistSchema.parse(JSON.parse(text)).moves).toHaveLength(ROWS.length);
    expect(text.split("\n").filter((line) => line.startsWith('    {"id":'))).toHaveLength(ROWS.length);
  });

  it("does not depend on the order of the source's rows", async () => {
    await run("one");
    const unique = ROWS.filter((row, index) => ROWS.findIndex((other) => other.id === row.id) === index);
    await writeFile(join(folder, "jin.json"), JSON.stringify(unique));
    await run("one");
    const before = await readFile(join(folder, "one", "jin.json"), "utf8");
    await writeFile(join(folder, "jin.json"), JSON.stringify([...unique].reverse()));
    await run("two");
    expect(await readFile(join(folder, "two", "jin.json"), "utf8")).toBe(before);
  });

  it("names the file that is no list of moves", async () => {
    await writeFile(join(folder, "jin.json"), JSON.stringify([{ input: "1" }]));
    await expect(run("one")).rejects.toThrow(/jin\.json is not a list of moves/);
    await writeFile(join(folder, "jin.json"), "not JSON");
    await expect(run("one")).rejects.toThrow(/jin\.json is not a list of moves/);
  });

  it("names the file that is missing", async () => {
    await rm(join(folder, "jin.json"));
    await expect(run("one")).rejects.toThrow(/jin\.json is missing/);
  });
});
