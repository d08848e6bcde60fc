import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { movelistSchema } from "@tactician/game";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildMovelist } from "./build-movelist.ts";
import { importMovelists } from "./import-movelists.ts";
import type { SourceRow } from "./source-row.ts";
import { brokenText, ImportTally, reportText } from "./tally.ts";

const JUST = "$" + "{justFrame}";

/** Rows as the export writes them, unordered. */
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
    notes: "Steel pedal",
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
    block: "-8b",
    notes: "* Transition to ZEN with 3+4\n* Enter CDS from time to time",
  },
  { id: "Jin-f+4", input: "f+4", target: "m", damage: "21", notes: "Enter ZEN -1 +11 r26 with F" },
  { id: "Jin-b+1+3", input: "b+1+3", target: "sp" },
  { id: "Jin-b+1+3,P", input: ",P", parent: "Jin-b+1+3", target: "m!", damage: "25", startup: "i20~21" },
  { id: "Jin-ZEN.2", input: "ZEN.2", target: "h", damage: "21" },
  { id: "Jin-Left throw", input: "Left throw", target: "t", damage: "40", notes: "Throw break 1" },
];

function build() {
  const tally = new ImportTally();
  const movelist = buildMovelist({ character: "jin", checkedAt: "2026-08", rows: ROWS }, tally);
  const move = (id: string) => movelist.moves.find((candidate) => candidate.id === id);
  return { tally, movelist, move };
}

function listOf(rows: readonly SourceRow[], tally = new ImportTally()) {
  return buildMovelist({ character: "jin", checkedAt: "2026-08", rows }, tally);
}

describe("a movelist", () => {
  it("holds every row, sorted, with unique ids", () => {
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

  it("does not join what stands alone, and does not guess its startup", () => {
    const move = build().move("b+1+3,P");
    expect(move).toMatchObject({ hits: [{ level: "mid", unblockable: true, damage: 25 }], damage: 25 });
    expect(move?.startup).toBeUndefined();
  });

  it("keeps entries that only point to another one as its other ids, with what they deal by level", () => {
    const { moves } = listOf([
      { id: "Clive-1+4", target: "m", damage: "10-75", alt: "PHX.1+4", notes: "* ZAN1: 10\n* ZAN2: 45" },
      { id: "Clive-PHX.1+4", alt: "1+4", notes: "* ZAN1: 8\n* ZAN2: 33" },
      { id: "Clive-PHX.2", target: "m", damage: "10" },
    ]);
    expect(moves.map(({ id }) => id)).toEqual(["1+4", "PHX.2"]);
    expect(moves[0]).toMatchObject({
      otherIds: ["PHX.1+4"],
      aliases: ["PHX 1+4"],
      damageByLevel: [
        { level: "ZAN1", damage: 10 },
        { level: "ZAN2", damage: 45 },
        { level: "ZAN1", damage: 8, command: "PHX 1+4" },
        { level: "ZAN2", damage: 33, command: "PHX 1+4" },
      ],
    });
  });

  it("counts the startup of a cancel from its first input", () => {
    const jab = { target: "m", damage: "10" };
    const tally = new ImportTally();
    const rows = [
      { id: "X-f+2", ...jab, startup: "i15~16", recv: "r27", tot: "43" },
      { id: "X-f+2~1", ...jab, startup: "i13", recv: "r30", tot: "51" },
      { id: "X-f+2~1,1+2", ...jab, parent: "X-f+2~1", startup: ",i26", recv: "r34", tot: "83" },
      { id: "X-df+4", ...jab, startup: "i15" },
      { id: "X-df+4~4", ...jab, startup: "i12~13", recv: "r24", tot: "37" },
      { id: "X-4", ...jab, startup: "i15 (66~)" },
      { id: "X-b+2", ...jab, startup: "i22", recv: "r34", tot: "70" },
      { id: "X-2+3", ...jab, startup: "i16", recv: "r30", tot: "92", notes: "Heat Burst" },
    ];
    const { moves } = buildMovelist({ character: "jin", checkedAt: "2026-08", rows }, tally);
    const found = moves.map(({ id, wholeStartup, unsure }) => [id, wholeStartup?.min, unsure]);
    expect(found.filter(([, whole]) => whole !== undefined)).toEqual([
      ["4", 66, undefined],
      ["df+4~4", 16, ["wholeStartup"]],
      ["f+2~1", 21, ["wholeStartup"]],
      ["f+2~1,1+2", 21, ["wholeStartup"]],
    ]);
  });

  it("takes three capitals for a stance, even if they could be a direction and a kick", () => {
    const { stances, moves } = listOf([{ id: "Steve-FLK.1", damage: "14", target: "h" }]);
    expect(stances).toEqual([{ token: "FLK" }]);
    expect(moves[0]).toMatchObject({ command: "FLK 1", from: ["FLK"] });
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

  it("leaves out a counter hit that equals the normal hit", () => {
    expect(build().move("1")?.counterHit).toBeUndefined();
  });

  it("leaves out a row that only points to another, and reads both spellings of the air", () => {
    const rows: SourceRow[] = [
      { id: "Lars-DEN.2+4", input: "DEN.2+4", alias: "f,f,F+2+4" },
      { id: "Lars-f,f,F+2+4", input: "f,f,F+2+4", alias: "DEN.2+4", target: "t", damage: "40" },
      { id: "Lars-(airborne).f,f,F+2+4", input: "f,f,F+2+4", target: "t", damage: "31" },
    ];
    const { moves } = buildMovelist({ character: "lars", checkedAt: "2026-08", rows }, new ImportTally());
    expect(moves.map(({ id }) => id)).toEqual(["AIR.f,f,F+2+4", "f,f,F+2+4"]);
    expect(moves[0]).toMatchObject({ command: "air f f f 2+4", from: ["air"] });
  });

  it("gives an alias without its stance to the move that it names", () => {
    const { moves } = listOf([
      { id: "Lili-BT.b+3", alt: "b+4" },
      { id: "Lili-b+3", alt: "b+4" },
      { id: "Lili-BT.2", alt: "f+2" },
      { id: "Lili-f+2", alt: "BT.2" },
      { id: "Lili-RAB.b+2", alt: "b+2" },
      { id: "Lili-RAB.uf", alt: "2,1,uf" },
      { id: "Lili-b+2" },
      { id: "Lili-2,1,uf" },
    ]);
    expect(Object.fromEntries(moves.map(({ id, aliases }) => [id, aliases]))).toEqual({
      "2,1,uf": undefined,
      "BT.2": ["f 2"],
      "BT.b+3": undefined,
      "RAB.b+2": undefined,
      "RAB.uf": ["2 1 uf"],
      "b+2": undefined,
      "b+3": ["b 4"],
      "f+2": ["bt 2"],
    });
  });

  it("does not take another move's command from the input: Bob u+3", () => {
    const { moves } = listOf([
      { id: "Bob-u+3", input: "b+3", alt: "ub+3" },
      { id: "Bob-b+3", input: "b+3" },
    ]);
    expect(moves.map(({ aliases }) => aliases)).toEqual([undefined, ["ub 3"]]);
  });

  it("leaves the move's own command out of a transition's input", () => {
    const { moves } = listOf([
      { id: "Shaheen-db+2", notes: "Transition to SNK with input db+2,DF (-3/+8/+8)" },
      { id: "Shaheen-uf+1", notes: "Cancel to FC with input uf+1,D" },
      { id: "Shaheen-SBT.1,2", notes: "Transition to SNK with input SBT.1,2,1+2" },
      { id: "Shaheen-b+1", notes: "Transition to standing on hit with B+1 (+2)" },
    ]);
    expect(moves.map(({ id, transitions }) => [id, transitions?.[0]?.input])).toEqual([
      ["SBT.1,2", "1+2"],
      ["b+1", "b 1"],
      ["db+2", "holddf"],
      ["uf+1", "holdd"],
    ]);
  });

  it("takes a lying posture for a word of the notation only where a command starts from it", () => {
    expect(listOf([{ id: "Jin-2+3", recv: "r28 FUFT" }]).stances).toEqual([]);
    expect(
      listOf([{ id: "King-FUFT.b+3+4" }, { id: "King-FUFL/FUFR.db+1+3", recv: "r28 FUFL" }]).stances,
    ).toEqual([{ token: "FUFL" }, { token: "FUFT" }]);
  });

  it("leaves out the advantages of a transition whose order is not certain, and says so", () => {
    const tally = new ImportTally();
    const { moves } = listOf(
      [{ id: "Bob-df+1~b", block: "+3", hit: "+9", notes: "Transition to r9 -1 -12 DPD with df" }],
      tally,
    );
    expect(moves[0]?.transitions).toEqual([{ into: "DPD", input: "df", recoveryFrames: 9 }]);
    expect(tally.unread).toEqual([expect.objectContaining({ move: "df+1~b", value: "DPD df" })]);
  });

  it("keeps an odd row under its own name", () => {
    expect(build().move("Left throw")).toMatchObject({ command: "Left throw", throwBreak: ["1"] });
  });

  it("lists what it could not read, and counts what it does not model", () => {
    const { tally } = build();
    expect(tally.unread).toEqual([
      expect.objectContaining({
        character: "jin",
        move: "ZEN.2",
        field: "notes: transition",
        value: "Enter CDS from time to time",
      }),
      expect.objectContaining({ character: "jin", move: "ZEN.2", field: "block", value: "-8b" }),
    ]);
    expect([...tally.notModelled]).toEqual([["Steel pedal", 1]]);
    expect(reportText(tally)).toMatch(/^block +5 +4 +1 +20\.00 % +0$/m);
    expect(reportText(tally)).toContain('jin.json: ZEN.2: block: "-8b": not an advantage the model knows');
  });
});

const FIRST: SourceRow = { id: "Jin-1", input: "1", target: "m", damage: "14", startup: "i14", block: "-9" };

/** The move that continues FIRST, with the fields of the row. */
function second(row: Partial<SourceRow>, first: Partial<SourceRow> = {}) {
  const rows = [
    { ...FIRST, ...first },
    { id: "Jin-1,2", input: ",2", parent: "Jin-1", target: ",m", startup: ",i20", ...row },
  ];
  return listOf(rows).moves.find(({ id }) => id === "1,2");
}

describe("the damage of a string", () => {
  it("is the sum of its hits", () => {
    expect(second({ damage: ",20" })?.damage).toBe(34);
  });

  it("counts the hits before once where the row repeats them", () => {
    expect(second({ damage: "14,20" })).toMatchObject({ damage: 34, hits: [{ damage: 14 }, { damage: 20 }] });
  });

  it("takes the scaled number of a hit that comes in a combo", () => {
    const notes = "Aerial combo from 1st hit";
    expect(second({ damage: ",25 (17)", notes })).toMatchObject({
      damage: 31,
      hits: [{ damage: 14 }, { damage: 25, scaledDamage: 17 }],
    });
    expect(second({ damage: ",25 (17)", notes: "31 damage with scaling from 1st hit" })?.damage).toBe(31);
  });

  it("takes the unscaled number where the combo on a plain hit is a standing one", () => {
    const notes = "* Combo from 1st hit\n* Airborne combo from 1st CH";
    expect(second({ damage: ",12 (8)", notes })?.damage).toBe(26);
  });

  it("believes a total that the notes state", () => {
    expect(second({ damage: ",20", notes: "28 damage in total with scaling" })?.damage).toBe(28);
    expect(second({ damage: ",20", notes: "23 total dmg from 1st hit" })?.damage).toBe(23);
  });

  it("scales the throw that the last hit turns into", () => {
    const notes = "15 scaled damage on attack throw";
    expect(second({ target: ",sm,t", damage: ",10,28", notes })?.damage).toBe(39);
  });

  it("leaves out what only a throw on counter hit adds", () => {
    expect(second({ target: ",m,(t)", damage: ",20,(14)" })?.damage).toBe(34);
  });

  it("counts two hits of one level (mm)", () => {
    expect(second({ damage: ",4,4", target: ",mm" }, { damage: "4,4", target: "mm" })).toMatchObject({
      damage: 16,
      ownHits: 2,
    });
  });

  it("counts the attack once where a transition repeats its row", () => {
    const row = { input: ",F", damage: "14", target: "m", startup: "i14" };
    expect(second(row)).toMatchObject({ damage: 14, ownHits: 0, hits: [{ damage: 14 }] });
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

  it("names a file that is missing or not a list of moves", async () => {
    await writeFile(join(folder, "jin.json"), JSON.stringify({ input: "1" }));
    await expect(run("one")).rejects.toThrow(/jin\.json is not a list of moves/);
    await writeFile(join(folder, "jin.json"), "not JSON");
    await expect(run("one")).rejects.toThrow(/jin\.json is not a list of moves/);
    await rm(join(folder, "jin.json"));
    await expect(run("one")).rejects.toThrow(/jin\.json is missing/);
  });

  const broken = async (rows: readonly object[]) => {
    const text = `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
    await writeFile(join(folder, "jin.json"), text);
    const tally = await run("one");
    const movelist = movelistSchema.parse(
      JSON.parse(await readFile(join(folder, "one", "jin.json"), "utf8")),
    );
    return { findings: brokenText(tally), moves: movelist.moves.map(({ id }) => id) };
  };

  it("leaves out a row without an id, with its line", async () => {
    const { findings, moves } = await broken([{ id: "Jin-1" }, { input: "2" }, { id: "Jin-3", block: -9 }]);
    expect(moves).toEqual(["1"]);
    expect(findings).toEqual([
      expect.stringMatching(/^jin\.json:3: \(no id\): .*id/),
      expect.stringMatching(/^jin\.json:4: \(no id\): .*block/),
    ]);
  });

  it("leaves out the moves whose parents form a circle, and what continues them", async () => {
    const { findings, moves } = await broken([
      { id: "Jin-1" },
      { id: "Jin-1,2", parent: "Jin-1,2,1", target: ",h", damage: ",9" },
      { id: "Jin-1,2,1", parent: "Jin-1,2", target: ",m", damage: ",9" },
      { id: "Jin-1,2,1,1", parent: "Jin-1,2,1", target: ",m", damage: ",9" },
    ]);
    expect(moves).toEqual(["1"]);
    expect(findings).toEqual([3, 4, 5].map((line) => expect.stringMatching(`^jin\\.json:${line}: .*circle`)));
  });

  it("leaves out a move whose parent is missing", async () => {
    const { findings, moves } = await broken([
      { id: "Jin-1" },
      { id: "Jin-2,2", parent: "Jin-2", damage: ",9" },
    ]);
    expect(moves).toEqual(["1"]);
    expect(findings).toEqual(['jin.json:3: Jin-2,2: continues "Jin-2", which the source does not have']);
  });

  it.each([
    ["a level", { target: "zz" }, 'target: "zz": "zz" is not a hit level'],
    ["a damage", { damage: "many" }, 'damage: "many": "many" is not a damage'],
    ["a startup", { startup: "soon" }, 'startup: "soon": "soon" is not a startup'],
    ["an advantage on block", { block: "-9b" }, 'block: "-9b": not an advantage the model knows'],
    ["an advantage on hit", { hit: "KND" }, 'hit: "KND": not an advantage the model knows'],
    ["an advantage on counter hit", { ch: "js" }, 'ch: "js": not an advantage the model knows'],
    ["a window", { crush: "js~~5" }, 'crush: "js~~5": "js~~5" is not a crush window'],
    ["a total", { tot: "39 (t46)" }, 'tot: "39 (t46)": not one number'],
    ["a side", { tracksLeft: "left" }, 'tracksLeft: "left": not a number of frames'],
    ["a note", { notes: "* Throw break 7" }, 'notes: throw break: "Throw break 7": no pattern reads it'],
  ])("has one finding with its line for %s that it cannot read", async (_what, fields, finding) => {
    const { moves } = await broken([{ id: "Jin-1" }, { id: "Jin-2", ...fields }]);
    const tally = await run("one");
    expect(moves).toEqual(["1", "2"]);
    expect(tally.unread).toHaveLength(1);
    expect(reportText(tally)).toContain(`jin.json:3: 2: ${finding}\n`);
    expect(await readFile(join(folder, "one", "jin.json"), "utf8")).not.toContain('"block"');
  });

  it("has one finding with its line for a command that is not notation, and keeps it as it is", async () => {
    const { moves } = await broken([{ id: "Jin-1" }, { id: "Jin-df+9" }, { id: "Jin-Left throw" }]);
    const tally = await run("one");
    expect(moves).toEqual(["1", "Left throw", "df+9"]);
    expect(tally.unread).toHaveLength(1);
    expect(reportText(tally)).toContain('jin.json:3: df+9: command: "df+9": "9" is no notation\n');
  });

  it("writes what it could not read beside the movelists, and keeps the lines of other characters", async () => {
    const file = join(folder, "one", "unread.txt");
    await writeFile(file, 'jin: 1: hit: "old": gone\nzafina: 1: hit: "x": kept\n');
    await broken([{ id: "Jin-1", hit: "KND", notes: "* Throw break 7" }]);
    expect(await readFile(file, "utf8")).toBe(
      'jin: 1: hit: "KND": not an advantage the model knows\nzafina: 1: hit: "x": kept\n',
    );
  });
});
