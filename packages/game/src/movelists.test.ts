import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { CHARACTERS } from "./character.ts";
import { type Move, type Movelist, movelistSchema } from "./move.ts";

/* The committed movelists themselves: whatever is wrong with one is named with its character and move. */

const FOLDER = resolve(import.meta.dirname, "../../../content/movelists");

const movelists = new Map<string, Movelist>();
const invalid: string[] = [];
for (const { characterId } of CHARACTERS) {
  const parsed = movelistSchema.safeParse(
    JSON.parse(readFileSync(resolve(FOLDER, `${characterId}.json`), "utf8")),
  );
  if (parsed.success) movelists.set(characterId, parsed.data);
  else
    invalid.push(
      `${characterId}: ${parsed.error.issues[0]?.path.join(".")}: ${parsed.error.issues[0]?.message}`,
    );
}

/** Moves that break a rule, as `jin: 1,2,1`. */
function offenders(breaks: (move: Move, movelist: Movelist) => boolean): string[] {
  return [...movelists].flatMap(([characterId, movelist]) =>
    movelist.moves.filter((move) => breaks(move, movelist)).map((move) => `${characterId}: ${move.id}`),
  );
}

/** Moves whose notes state a total that no numbers of the single hits make up. */
const STATED_TOTALS = [
  "anna: FC.df+2,H.1",
  "clive: WOL.2",
  "clive: df+3,1",
  "jun: df+2,1+2",
  "kunimitsu: (Airborne).ub+3+4",
  "kunimitsu: f,d,df+2",
  "kunimitsu: qcf+1",
  "kunimitsu: qcf+1,F",
  "kunimitsu: uf+1",
  "kunimitsu: uf+3",
];

describe("every movelist", () => {
  it("is there for exactly the roster, and fits the schema", () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
    expect(files.sort()).toEqual(CHARACTERS.map(({ characterId }) => `${characterId}.json`));
    expect(invalid).toEqual([]);
  });

  it("names its own character and the month of its source", () => {
    for (const [characterId, { character, checkedAt, moves }] of movelists) {
      expect(character).toBe(characterId);
      expect(checkedAt, characterId).toMatch(/^20\d\d-\d\d$/);
      expect(moves.length, characterId).toBeGreaterThanOrEqual(90);
    }
  });

  it("has ids of its own, in a fixed order", () => {
    for (const [characterId, { moves }] of movelists) {
      const ids = moves.map((move) => move.id);
      expect(new Set(ids).size, characterId).toBe(ids.length);
      expect(ids, characterId).toEqual([...ids].sort());
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

  it("has a total damage between its hits scaled and unscaled where all are known", () => {
    const wrong = offenders(({ hits, damage, unsure }) => {
      if (damage === undefined || hits.length === 0 || unsure?.includes("hits") === true) return false;
      if (hits.some((hit) => hit.damage === undefined)) return false;
      const total = (partOf: (hit: Move["hits"][number]) => number | undefined) =>
        hits.reduce((sum, hit) => sum + (partOf(hit) ?? 0), 0);
      const least = total((hit) => (hit.conditional === true ? 0 : (hit.scaledDamage ?? hit.damage)));
      return damage < least || damage > total((hit) => hit.damage);
    });
    expect(wrong).toEqual(STATED_TOTALS);
  });

  it("has alternatives of an advantage that are not below it", () => {
    const isWrong = (value: Move["block"]) =>
      value?.alternatives?.some((other) => other.min < value.min && other.when === undefined) === true;
    // As many values as hits are one for each: the last is what a whole block leaves.
    const isOneEach = ({ block, hits }: Move) => block?.alternatives?.length === hits.length - 1;
    expect(
      offenders((move) =>
        [isOneEach(move) ? undefined : move.block, move.hit, move.counterHit].some(isWrong),
      ),
    ).toEqual([]);
  });

  it("has commands without empty or lost text", () => {
    const isWrong = (text: string) =>
      text.trim() !== text || text === "" || /UNIQ|justFrame|&amp;|\[\[|\u007f/.test(text);
    expect(offenders((move) => [move.id, move.command, ...(move.aliases ?? [])].some(isWrong))).toEqual([]);
  });

  // The source leaves out the Heat Burst of five characters.
  it("has a Heat Smash and a Rage Art", () => {
    for (const [characterId, { moves }] of movelists) {
      for (const property of ["heat smash", "rage art"] as const) {
        expect(
          moves.some((move) => move.properties.includes(property)),
          `${characterId}: ${property}`,
        ).toBe(true);
      }
    }
  });
});
