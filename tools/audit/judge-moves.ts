import type { Advantage, Change, Guide, Range } from "./documents.ts";
import type { RawLists, RawRow } from "./raw-list.ts";
import { advantagesOf, notesOf, pointsOf, startupsOf } from "./raw-values.ts";
import { NO_ROW, same, type Value, type Verdict } from "./value.ts";
import { writtenMoves } from "./written-moves.ts";

/** Startup and advantages: first active frame, last, and what the letters say; of some pages as they have them in HTML. */
export function framesValues(guide: Guide, lists: RawLists): Value[] {
  const values = guide.characters.flatMap(({ id: character, moves }) =>
    moves.flatMap((move): Value[] => {
      const row = lists(character).rows.get(move.id);
      const [root] = lists(character).chainOf(move.id);
      const { startup, ownStartup: [own] = [] } = move;
      const begins = [
        { field: "startup", at: startup, shown: rangesText(startup), cell: root?.startup, hits: 1 },
        { field: "ownStartup", at: own, shown: rangesText(...(move.ownStartup ?? [])), cell: row?.startup },
      ];
      const leaves = (["block", "hit", "counterHit"] as const).map((field) => ({ field, at: move[field] }));
      return [
        ...begins.flatMap(({ field, at, shown, cell, hits }): Value[] => {
          const judge = () => same(shown, optionalText(startupsOf(cell)?.slice(0, hits)), cell);
          return at === undefined ? [] : [{ character, move: move.id, field, at: [at, "min"], shown, judge }];
        }),
        ...leaves.flatMap(({ field, at }): Value[] => {
          const shown = advantageText(at);
          const judge = () => (row === undefined ? NO_ROW : judgeAdvantage(shown, field, row));
          return at === undefined ? [] : [{ character, move: move.id, field, at: [at, "min"], shown, judge }];
        }),
      ];
    }),
  );
  const shown = guide.shownRows.flatMap(({ character, command: move, facts }) =>
    Object.entries(facts).map(([field, text]): Value => {
      const judge = () => judgeShown(text, field, move, lists(character));
      return { character, move, field: `${field} on the page`, at: [facts, field], shown: text, judge };
    }),
  );
  return [...values, ...shown];
}

const LETTERS: Readonly<Record<string, string>> = {
  airborne: "a",
  crouching: "c",
  down: "d",
  guard: "g",
  stagger: "s",
  thrown: "th",
};

function rangesText(...ranges: readonly (Range | undefined)[]): string {
  return ranges.map((range) => [...new Set([range?.min, range?.max ?? range?.min])].join("~")).join(" ");
}

function optionalText(ranges: readonly Range[] | undefined): string | undefined {
  return ranges && rangesText(...ranges);
}

function advantageText(shown: Advantage | undefined): string {
  const effects = [...(shown?.effects ?? []), ...(shown?.maxEffects ?? [])].map(
    (effect) => LETTERS[effect] ?? effect,
  );
  return rangesText(shown) + [...new Set(effects)].sort().join("");
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
  return same(shown, lowest && rangesText(lowest) + lowest.letters, cell);
}

function judgeShown(text: string, field: string, command: string, list: ReturnType<RawLists>): Verdict {
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

/** What all hits of a move deal, and each that it adds to the move before. */
export function damageValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, moves }) =>
    moves.flatMap((move): Value[] => {
      const { id, damage } = move;
      const own = move.hits.slice(move.hits.length - move.ownHits).filter((hit) => hit.damage !== undefined);
      const shown = own.map((hit) => hit.damage).join(",");
      const judge = () => {
        const cell = lists(character).rows.get(id)?.damage;
        const points = pointsOf(cell)?.map(({ alone }) => alone);
        // A hit of the guide without points is one that the cell leaves out.
        return points?.length === own.length ? same(shown, points.join(","), cell) : undefined;
      };
      const judgeWhole = () => judgeTotal(damage, lists(character).chainOf(id));
      const [first] = own;
      const whole: Value = {
        character,
        move: id,
        field: "damage",
        at: [move, "damage"],
        shown: `${damage}`,
        judge: judgeWhole,
      };
      return [
        ...(damage === undefined ? [] : [whole]),
        ...(first === undefined
          ? []
          : [{ character, move: id, field: "hits", at: [first, "damage"], shown, judge } as const]),
      ];
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
      const judge = () => judgeChange(change, changes.slice(0, place), lists(character));
      return [
        {
          character,
          move,
          field,
          at: isRange ? [to, "min"] : [change, "to"],
          shown: changedText(change),
          judge,
        },
      ];
    });
  });
}

function changedText({ field, to }: Change): string {
  if (field === "startup") return rangesText(to as Range);
  return ["block", "hit", "counterHit"].includes(field) ? advantageText(to as Advantage) : JSON.stringify(to);
}

function judgeChange(change: Change, later: readonly Change[], list: ReturnType<RawLists>): Verdict {
  const { field, to, move } = change;
  const [row, chain] = [list.rows.get(move), list.chainOf(move)];
  // A move that is gone has no row.
  if (row === undefined) return undefined;
  const cell = chain[0]?.startup;
  if (field === "startup")
    return same(changedText(change), optionalText(startupsOf(cell)?.slice(0, 1)), cell);
  // What a parent's hits became since is told of the parent alone.
  const isInherited = later.some((other) => /damage|hits/.test(other.field) && move.startsWith(other.move));
  if (field === "damage") return isInherited ? undefined : judgeTotal(to as number, chain);
  return ["block", "hit", "counterHit"].includes(field)
    ? judgeAdvantage(changedText(change), field, row)
    : undefined;
}
