import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { CHARACTERS } from "./character.ts";
import { frameFacts } from "./frame-facts.ts";
import { type Move, type Movelist, movelistSchema } from "./move.ts";
import { frozenMovelist } from "./testing/frozen-movelists.ts";

/* The committed movelists themselves: whatever is wrong with one is named with its character and move. */

const FOLDER = resolve(import.meta.dirname, "../../../content/movelists");

const movelists = new Map<string, Movelist>();
const invalid: string[] = [];
for (const { slug } of CHARACTERS) {
  const parsed = movelistSchema.safeParse(JSON.parse(readFileSync(resolve(FOLDER, `${slug}.json`), "utf8")));
  if (parsed.success) movelists.set(slug, parsed.data);
  else invalid.push(`${slug}: ${parsed.error.issues[0]?.path.join(".")}: ${parsed.error.issues[0]?.message}`);
}

/** Moves that break a rule, as `jin: 1,2,1`. */
function offenders(breaks: (move: Move, movelist: Movelist) => boolean): string[] {
  return [...movelists].flatMap(([slug, movelist]) =>
    movelist.moves.filter((move) => breaks(move, movelist)).map((move) => `${slug}: ${move.id}`),
  );
}

describe("every movelist", () => {
  it("is there for exactly the roster, and fits the schema", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    expect(files.sort()).toEqual(CHARACTERS.map(({ slug }) => `${slug}.json`));
    expect(invalid).toEqual([]);
  });

  it("names its own character and the month of its source", () => {
    for (const [slug, { character, checkedAt, moves }] of movelists) {
      expect(character).toBe(slug);
      expect(checkedAt, slug).toMatch(/^20\d\d-\d\d$/);
      expect(moves.length, slug).toBeGreaterThanOrEqual(90);
    }
  });

  it("has ids of its own, in a fixed order", () => {
    for (const [slug, { moves }] of movelists) {
      const ids = moves.map((move) => move.id);
      expect(new Set(ids).size, slug).toBe(ids.length);
      expect(ids, slug).toEqual([...ids].sort());
    }
  });

  it("has every parent that a move names", () => {
    const orphans = offenders(
      ({ parent }, { moves }) => parent !== undefined && !moves.some((move) => move.id === parent),
    );
    expect(orphans).toEqual([]);
  });

  it("adds at most as many hits as the command has", () => {
    expect(offenders(({ hits, ownHits }) => ownHits < 0 || ownHits > hits.length)).toEqual([]);
  });

  it("has positive startups, whose ranges rise", () => {
    const isWrong = (range: { min: number; max?: number | undefined } | undefined) =>
      range !== undefined && (range.min < 1 || (range.max ?? range.min) < range.min);
    expect(offenders(({ startup, ownStartup }) => [startup, ...(ownStartup ?? [])].some(isWrong))).toEqual(
      [],
    );
  });

  it("has advantages whose ranges rise", () => {
    const isWrong = (value: Move["block"]) => value?.max !== undefined && value.max <= value.min;
    expect(offenders(({ block, hit, counterHit }) => [block, hit, counterHit].some(isWrong))).toEqual([]);
  });

  it("has a total damage equal to its hits where all are known", () => {
    const wrong = offenders(({ hits, damage, unsure }) => {
      const parts = hits.map((hit) => hit.damage);
      if (
        damage === undefined ||
        parts.length === 0 ||
        unsure?.includes("hits") === true ||
        parts.includes(undefined)
      )
        return false;
      return parts.reduce((sum: number, part) => sum + (part ?? 0), 0) !== damage;
    });
    expect(wrong).toEqual([]);
  });

  it("has commands without empty or lost text", () => {
    const isWrong = (text: string) =>
      text.trim() !== text || text === "" || /UNIQ|justFrame|&amp;|\[\[|\u007f/.test(text);
    expect(offenders((move) => [move.id, move.command, ...(move.aliases ?? [])].some(isWrong))).toEqual([]);
  });

  // The source leaves out the Heat Burst of five characters.
  it("has a Heat Smash and a Rage Art", () => {
    for (const [slug, { moves }] of movelists) {
      for (const property of ["heat smash", "rage art"] as const) {
        expect(
          moves.some((move) => move.properties.includes(property)),
          `${slug}: ${property}`,
        ).toBe(true);
      }
    }
  });

  it("shows frame data for every move", () => {
    expect(offenders((move) => /undefined|NaN|\[object/.test(JSON.stringify(frameFacts(move))))).toEqual([]);
  });
});

/** Values as the community's movelists had them in August 2026: of the frozen ones, so that a patch changes nothing here. */
const KNOWN: [slug: string, id: string, facts: Record<string, unknown>][] = [
  [
    "jin",
    "1,2",
    { command: "1 2", startup: "i10", levels: "h, h", damage: "5+12 = 17", block: "-3", hit: "+6" },
  ],
  [
    "jin",
    "1,2,1",
    { levels: "h, h, m", damage: "5+12+20 = 37", block: "-16", hit: "+31a (+21)", followUpStartup: "i20~22" },
  ],
  ["jin", "CD.df#2", { startup: "i11~12", levels: "h", damage: "25", block: "+5~+6", hit: "+76a (+60)" }],
  ["jin", "1+2", { startup: "i13", damage: "4+4+16 = 24", block: "-14", hit: "+12a (+3)" }],
  ["king", "1,2,1", { startup: "i10", damage: "5+15+10 = 30", block: "-4", hit: "+5", counterHit: "+10" }],
  ["king", "1+3", { startup: "i12~14", levels: "t", damage: "35", block: "-6", hit: "+0d FUFA" }],
  [
    "kazuya",
    "f,n,d,df#2",
    { command: "f n d df just 2", startup: "i11~12", damage: "23", block: "+5", hit: "+39a (+29)" },
  ],
  [
    "paul",
    "CS.2",
    { command: "CS 2", startup: "i13~14", damage: "45", block: "-17", hit: "+26a (-10) FDFA" },
  ],
  ["kuma", "SIT.3+4", { levels: "M", block: "-12 / -10 ROL" }],
  ["yoshimitsu", "f,F+2:2", { command: "f f 2 just 2", damage: "15+18 = 33", hit: "+8d" }],
  [
    "reina",
    "WRA.1",
    { command: "WRA 1", startup: "i12", damage: "12", block: "-4", hit: "+8", counterHit: "+14c" },
  ],
];

describe("known moves", () => {
  it.each(KNOWN)("%s %s", (slug, id, facts) => {
    const move = frozenMovelist(slug).moves.find((candidate) => candidate.id === id);
    expect(move === undefined ? undefined : frameFacts(move)).toMatchObject(facts);
  });

  it.each([
    ["jin", "1+2", "heat engager"],
    ["jin", "1,2,1", "tornado"],
    ["jin", "2+3", "heat burst"],
    ["paul", "CS.2", "balcony break"],
    ["alisa", "DES.1", "weapon"],
  ] as const)("%s %s: %s", (slug, id, property) => {
    expect(frozenMovelist(slug).moves.find((move) => move.id === id)?.properties).toContain(property);
  });

  it("knows transitions, links, breaks and Heat Dash", () => {
    const { moves, stances } = frozenMovelist("jin");
    const find = (id: string) => moves.find((move) => move.id === id);
    expect(find("f+4")?.transitions?.[0]).toMatchObject({
      into: "ZEN",
      input: "holdf",
      block: { min: -1 },
      hit: { min: 11 },
    });
    expect(find("1,2")?.links).toEqual([{ kind: "jails", fromHit: 1, delayFrames: 4 }]);
    expect(find("Left throw")?.throwBreak).toEqual(["1"]);
    expect(find("1+2")?.heatDash?.block).toEqual({ min: 5 });
    expect(stances).toContainEqual({ token: "ZEN", aliases: ["CDS"] });
  });
});
