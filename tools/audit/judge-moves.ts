import type { Advantage, Change, Guide, Range } from "./documents.ts";
import type { RawList, RawLists, RawRow } from "./raw-list.ts";
import { advantagesOf, notesOf, pointsOf, startupsOf } from "./raw-values.ts";
import { NO_ROW, same, type Value, type Verdict } from "./value.ts";
import { writtenMoves } from "./written-moves.ts";

/** Startup and advantages: first active frame, last, and what the letters say; of some pages as they have them in HTML. */
export function framesValues(guide: Guide, lists: RawLists): Value[] {
  const values = guide.characters.flatMap(({ id: character, moves }) =>
    moves.flatMap((move) =>
      (["startup", "block", "hit", "counterHit"] as const).flatMap((field): Value[] => {
        const at = move[field];
        if (at === undefined) return [];
        const shown = advantageText(at);
        const judge = () => judgeFrames(shown, field, move.id, lists(character));
        return [{ character, move: move.id, field, at: [at, "min"], shown, judge }];
      }),
    ),
  );
  const shown = guide.shownRows.flatMap(({ character, command: move, facts }) =>
    Object.entries(facts).map(([field, text]): Value => {
      const judge = () => judgeShown(text, field, move, lists(character));
      return { character, move, field: `${field} on the page`, at: [facts, field], shown: text, judge };
    }),
  );
  return [...values, ...shown];
}

function judgeFrames(shown: string, field: string, id: string, list: RawList): Verdict {
  const row = list.rows.get(id);
  if (row === undefined) return NO_ROW;
  if (field !== "startup") return judgeAdvantage(shown, field, row);
  const cell = list.chainOf(id)[0]?.startup;
  const [first] = startupsOf(cell) ?? [];
  return same(shown, first && rangeText(first), cell);
}

const LETTERS: Readonly<Record<string, string>> = {
  airborne: "a",
  crouching: "c",
  down: "d",
  guard: "g",
  stagger: "s",
  thrown: "th",
};

function rangeText({ min, max = min }: Range): string {
  return min === max ? `${min}` : `${min}~${max}`;
}

function advantageText(shown: Advantage): string {
  const effects = [...(shown.effects ?? []), ...(shown.maxEffects ?? [])].map(
    (effect) => LETTERS[effect] ?? effect,
  );
  return rangeText(shown) + [...new Set(effects)].sort().join("");
}

/** Of several values of a cell the guide's is the lowest. `isRow`: rows of pages have the lower end of a range, with its letters. */
function judgeAdvantage(shown: string, field: string, row: RawRow, isRow = false): Verdict {
  const cell = { block: row.block, hit: row.hit, counterHit: row.ch }[field] ?? "";
  const notes = notesOf(row.notes);
  // Some rows say in a note what others say with a letter.
  const isForced = field === "block" && notes.some((note) => /forced crouching on block/i.test(note));
  const whole = isForced ? cell.replace(/^([+-]?\d+)/, "$1c") : cell;
  const values = advantagesOf(isRow ? whole.replace(/~[+-]?\d+[a-z]*/, "") : whole);
  // Which of several values it is stands in a note.
  if (values?.[1] !== undefined && notes.some((note) => /^[+-]\d+.*\bon \d.. block/i.test(note)))
    return undefined;
  const lowest = values?.toSorted((a, b) => a.min - b.min)[0];
  return same(shown, lowest && rangeText(lowest) + lowest.letters, cell);
}

function judgeShown(text: string, field: string, command: string, list: RawList): Verdict {
  const [move, ...others] = writtenMoves(command, list) ?? [];
  const row = list.rows.get(move?.id ?? "");
  if (move === undefined || row === undefined || others.length > 0) return undefined;
  const chain = list.chainOf(move.id);
  const plain = text.replace(/[+i]/g, "");
  if (field === "damage") return judgeTotal(Number(plain), chain);
  const startup = startupsOf(chain[0]?.startup)?.[0];
  if (field === "startup")
    return same(plain.replace(/~.*/, ""), startup && `${startup.min}`, chain[0]?.startup);
  return judgeAdvantage(plain, field, row, true);
}

/** What all hits of a move deal. */
export function damageValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, moves }) =>
    moves.flatMap((move): Value[] => {
      const { id, damage } = move;
      const judge = () => judgeTotal(damage, lists(character).chainOf(id));
      if (damage === undefined) return [];
      return [{ character, move: id, field: "damage", at: [move, "damage"], shown: `${damage}`, judge }];
    }),
  );
}

/**
 * A sum of the cells, those of parents first; a note that tells a total wins. Where a hit has a lower number in brackets, which is what it
 * deals in the air, either may be meant, and so may a cell that does not begin with a comma have all hits in it.
 */
function judgeTotal(shown: number | undefined, chain: readonly RawRow[]): Verdict {
  const told = chain.flatMap(({ notes }) => totalsIn(notesOf(notes)));
  if (shown !== undefined && told.includes(shown)) return "right";
  const sums = chain.reduce<readonly number[] | undefined>(
    (before, { damage }, place) => {
      const points = pointsOf(damage);
      const [all, low] = [
        points?.map(({ alone }) => alone),
        points?.map(({ alone, scaled }) => Math.min(alone, scaled)),
      ];
      const own = [all, low].flatMap((hits) => hits?.reduce((sum, one) => sum + one, 0) ?? []);
      const together = before?.flatMap((sum) => own.map((one) => sum + one));
      return place > 0 && damage?.startsWith(",") === false ? together?.concat(own) : together;
    },
    [0],
  );
  if (sums === undefined || sums.length === 0 || chain.length === 0) return undefined;
  if (sums.includes(shown ?? 0)) return "right";
  const expected = [...new Set(sums)].join(" or ");
  return told.length > 0 ? undefined : { expected, why: chain.map(({ damage }) => damage).join(" ") };
}

function totalsIn(notes: readonly string[]): number[] {
  const told = notes.filter(
    (note) => /\b(?:total|scal)/i.test(note) && /\bd(?:a?mg|amage)\b|\d+dmg\b/i.test(note),
  );
  return told.flatMap((note) => note.match(/\d+/g) ?? []).map(Number);
}

/** What the newest change of each field of a move says that it became. */
export function changesValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, changes }) => {
    const seen = new Set<string>();
    return changes.flatMap((change, place): Value[] => {
      const { move, field, to } = change;
      // What came, went or was renamed since has no steps in between.
      const isOld = [field, "move"].some((name) => seen.has(`${name} ${move}`));
      seen.add(`${field} ${move}`);
      if (isOld || field === "move" || to === undefined) return [];
      const isRange = typeof to === "object" && to !== null && "min" in to;
      const at: Value["at"] = isRange ? [to, "min"] : [change, "to"];
      const judge = () => judgeChange(change, changes.slice(0, place), lists(character));
      return [{ character, move, field, at, shown: changedText(change), judge }];
    });
  });
}

const FRAMES = ["startup", "block", "hit", "counterHit"];

function changedText({ field, to }: Change): string {
  return FRAMES.includes(field) ? advantageText(to as Advantage) : JSON.stringify(to);
}

function judgeChange(change: Change, later: readonly Change[], list: RawList): Verdict {
  const { field, to, move } = change;
  // A move that is gone has no row.
  if (!list.rows.has(move)) return undefined;
  if (FRAMES.includes(field)) return judgeFrames(changedText(change), field, move, list);
  // What a parent's hits became since is told of the parent alone.
  const isInherited = later.some((other) => /damage|hits/.test(other.field) && move.startsWith(other.move));
  return field !== "damage" || isInherited ? undefined : judgeTotal(to as number, list.chainOf(move));
}
