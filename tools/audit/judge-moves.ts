import type { Advantage, Change, Character, Guide, Hit, Move, Range } from "./documents.ts";
import type { RawList, RawRow } from "./raw-list.ts";
import { advantagesOf, notesOf, pointsOf, type RawPoints, startupsOf } from "./raw-values.ts";
import { same, type Value, type Verdict } from "./value.ts";
import { writtenMoves } from "./written-moves.ts";

export type RawLists = ReadonlyMap<string, RawList>;

const LETTERS: Readonly<Record<string, string>> = {
  airborne: "a",
  crouching: "c",
  down: "d",
  guard: "g",
  stagger: "s",
  thrown: "th",
};

/** Startup and advantages: first active frame, last, and what the letters say. */
export function framesValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap((character) =>
    character.moves.flatMap((move) => {
      const list = lists.get(character.id);
      const row = list?.rows.get(move.id);
      const value = (field: string, at: Range | undefined, shown: string, judge: () => Verdict): Value[] => {
        if (at === undefined) return [];
        const spoil = (by: number) => {
          at.min -= by;
        };
        return [{ ...named(character, move, field), shown, judge, spoil }];
      };
      const [root] = list?.chainOf(move.id) ?? [];
      const notes = notesOf(row?.notes);
      const advantage = (field: "block" | "hit" | "counterHit", cell: string | undefined) => {
        const judge = () =>
          judgeAdvantage(advantageText(move[field]), row && withPosture(cell ?? "", field, notes), notes);
        return value(field, move[field], advantageText(move[field]), judge);
      };
      const own = move.ownStartup ?? [];
      return [
        ...value("startup", move.startup, rangeText(move.startup), () =>
          same(rangeText(move.startup), rangeText(startupsOf(root?.startup)?.[0]), root?.startup ?? NO_ROW),
        ),
        ...value("ownStartup", own[0], own.map(rangeText).join(" "), () =>
          same(
            own.map(rangeText).join(" "),
            startupsOf(row?.startup)?.map(rangeText).join(" "),
            row?.startup ?? NO_ROW,
          ),
        ),
        ...advantage("block", row?.block),
        ...advantage("hit", row?.hit),
        ...advantage("counterHit", row?.ch),
      ];
    }),
  );
}

/** The numbers of rows as pages have them in HTML, of texts that name one move. */
export function shownValues(guide: Guide, lists: RawLists): Value[] {
  return guide.shownRows.flatMap(({ character, command, facts }) => {
    const list = lists.get(character);
    const judge = (field: string): Verdict => {
      const [move, ...others] = (list && writtenMoves(command, list)) ?? [];
      const row = list?.rows.get(move?.id ?? "");
      if (list === undefined || row === undefined || others.length > 0) return undefined;
      return judgeShown(facts[field] ?? "", field, row, list.chainOf(move?.id ?? ""));
    };
    return Object.keys(facts).map(
      (field): Value => ({
        character,
        move: command,
        field: `${field} on the page`,
        shown: facts[field] ?? "",
        judge: () => judge(field),
        spoil: (by) => {
          facts[field] = (facts[field] ?? "").replace(/\d+/, (number) => `${Number(number) + by}`);
        },
      }),
    );
  });
}

function judgeShown(text: string, field: string, row: RawRow, chain: readonly RawRow[] | undefined): Verdict {
  const plain = text.replace(/[+i]/g, "");
  const notes = notesOf(row.notes);
  if (field === "damage") return judgeTotal(Number(plain), chain);
  const startup = startupsOf(chain?.[0]?.startup)?.[0];
  if (field === "startup")
    return same(plain.replace(/~.*/, ""), startup && `${startup.min}`, chain?.[0]?.startup ?? NO_ROW);
  const cells: Readonly<Record<string, string | undefined>> = {
    block: row.block,
    hit: row.hit,
    counterHit: row.ch,
  };
  // A row has the lower end of a range, with its letters.
  const cell = withPosture(cells[field] ?? "", field, notes).replace(/~[+-]?\d+[a-z]*/, "");
  return judgeAdvantage(plain, cell, notes);
}

const NO_ROW = "not in the raw list";

function named(character: Character, move: Move, field: string) {
  return { character: character.id, move: move.id, field };
}

/** Of several values of a cell the guide's is the lowest. */
function judgeAdvantage(shown: string, cell: string | undefined, notes: readonly string[] = []): Verdict {
  if (cell === undefined) return { expected: "none", why: NO_ROW };
  const values = advantagesOf(cell);
  // Which of several values it is stands in a note.
  if ((values?.length ?? 0) > 1 && notes.some((note) => /^[+-]\d+.*\bon \d.. block/i.test(note)))
    return undefined;
  const lowest = values?.toSorted((a, b) => a.min - b.min)[0];
  return same(shown, lowest && `${rangeText(lowest)}${lowest.letters}`, cell);
}

/** Some rows say in a note what others say with a letter. */
function withPosture(cell: string, field: string, notes: readonly string[]): string {
  const isForced = field === "block" && notes.some((note) => /forced crouching on block/i.test(note));
  return isForced ? cell.replace(/^([+-]?\d+)/, "$1c") : cell;
}

function advantageText(shown: Advantage | undefined): string {
  if (shown === undefined) return "";
  const effects = [...(shown.effects ?? []), ...(shown.maxEffects ?? [])];
  const letters = [...new Set(effects.map((effect) => LETTERS[effect] ?? effect).join(""))].sort().join("");
  return `${rangeText(shown)}${letters}`;
}

function rangeText(range: Range): string;
function rangeText(range: Range | undefined): string;
function rangeText(range: Range | undefined): string | undefined {
  if (range === undefined) return undefined;
  return range.max === undefined || range.max === range.min ? `${range.min}` : `${range.min}~${range.max}`;
}

/** What all hits of a move deal, and each that it adds to the move before. */
export function damageValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap((character) =>
    character.moves.flatMap((move): Value[] => {
      const list = lists.get(character.id);
      const chain = list?.chainOf(move.id);
      const cell = list?.rows.get(move.id)?.damage;
      const own = move.hits.slice(move.hits.length - move.ownHits);
      const whole: Value[] =
        move.damage === undefined
          ? []
          : [
              {
                ...named(character, move, "damage"),
                shown: `${move.damage}`,
                judge: () => judgeTotal(move.damage, chain),
                spoil: (by) => {
                  move.damage = (move.damage ?? 0) + by;
                },
              },
            ];
      const first = own.find(({ damage }) => damage !== undefined);
      if (first === undefined) return whole;
      const shown = () => own.map(({ damage }) => damage ?? "?").join(",");
      const each = {
        ...named(character, move, "hits"),
        shown: shown(),
        judge: () => judgeHits(shown(), own, pointsOf(cell), cell),
        spoil: (by: number) => {
          first.damage = (first.damage ?? 0) + by;
        },
      };
      return [...whole, each];
    }),
  );
}

function judgeHits(
  shown: string,
  own: readonly Hit[],
  points: RawPoints[] | undefined,
  cell = NO_ROW,
): Verdict {
  // A hit of the guide without points is one that the cell leaves out.
  const known = own.filter(({ damage }) => damage !== undefined);
  if (points === undefined || points.length !== known.length) return undefined;
  return same(
    known.map(({ damage }) => damage).join(","),
    points.map(({ alone }) => alone).join(","),
    `${cell} (${shown})`,
  );
}

/**
 * A sum of the cells, those of parents first; a note that tells a total wins. Where a hit has a lower number in brackets, which is what it
 * deals in the air, either may be meant, and so may a cell that does not begin with a comma have all hits in it.
 */
function judgeTotal(shown: number | undefined, chain: readonly RawRow[] = []): Verdict {
  const told = chain.flatMap(({ notes }) => notedTotals(notesOf(notes)));
  if (shown !== undefined && told.includes(shown)) return "right";
  const sums = chain.reduce<readonly number[] | undefined>(
    (before, { damage }, place) => {
      const own = ownSums(damage);
      if (before === undefined || own === undefined) return undefined;
      const together = before.flatMap((sum) => own.map((points) => sum + points));
      return place > 0 && damage?.startsWith(",") === false ? [...together, ...own] : together;
    },
    [0],
  );
  if (sums === undefined || chain.length === 0) return undefined;
  if (sums.includes(shown ?? 0)) return "right";
  if (told.length > 0) return undefined;
  return { expected: [...new Set(sums)].join(" or "), why: chain.map(({ damage }) => damage).join(" ") };
}

function ownSums(cell: string | undefined): number[] | undefined {
  const points = pointsOf(cell);
  if (points === undefined) return undefined;
  const [all, ...last] = [
    points.map(({ alone }) => alone),
    points.map(({ alone, scaled }) => Math.min(alone, scaled)),
  ];
  return [all ?? [], ...last].map((hits) => hits.reduce((sum, one) => sum + one, 0));
}

function notedTotals(notes: readonly string[]): number[] {
  const told = notes.filter(
    (note) => /\b(?:total|scal)/i.test(note) && /\bd(?:a?mg|amage)\b|\d+dmg\b/i.test(note),
  );
  return told.flatMap((note) => note.match(/\d+/g) ?? []).map(Number);
}

const FRAME_FIELDS = ["startup", "block", "hit", "counterHit"];

/** What the newest change of each field of a move says that it became. */
export function changesValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, changes }) => {
    const list = lists.get(character);
    const latest = changes.filter(
      ({ move, field }, place) =>
        !changes.slice(0, place).some((later) => later.move === move && hides(later.field, field)),
    );
    return latest
      .filter(({ field, to }) => field !== "move" && to !== undefined)
      .map(
        (change): Value => ({
          character,
          move: change.move,
          field: change.field,
          shown: changedText(change),
          judge: () => judgeChange(change, list, changes),
          spoil: (by) => spoilChange(change, by),
        }),
      );
  });
}

/** A later change of the same field; what came, went or was renamed since has no steps in between. */
function hides(later: string, field: string): boolean {
  return later === field || later === "move";
}

function changedText({ field, to }: Change): string {
  if (field === "startup") return rangeText(to as Range);
  if (FRAME_FIELDS.includes(field)) return advantageText(to as Advantage);
  return field === "damage" ? `${to}` : JSON.stringify(to);
}

function judgeChange(change: Change, list: RawList | undefined, changes: readonly Change[]): Verdict {
  const { field, to, move } = change;
  const row = list?.rows.get(move);
  // A move that is gone has no row.
  if (row === undefined) return undefined;
  const chain = list?.chainOf(move);
  if (field === "startup")
    return same(
      changedText(change),
      rangeText(startupsOf(chain?.[0]?.startup)?.[0]),
      chain?.[0]?.startup ?? "",
    );
  if (field === "damage") {
    // What a parent's hits became since is told of the parent alone.
    const later = changes.slice(0, changes.indexOf(change));
    const isInherited = later.some(
      ({ move: other, field: of }) => /damage|hits/.test(of) && move.startsWith(other),
    );
    return isInherited ? undefined : judgeTotal(to as number, chain);
  }
  const cells: Readonly<Record<string, string | undefined>> = {
    block: row.block,
    hit: row.hit,
    counterHit: row.ch,
  };
  return field in cells
    ? judgeAdvantage(
        changedText(change),
        withPosture(cells[field] ?? "", field, notesOf(row.notes)),
        notesOf(row.notes),
      )
    : undefined;
}

function spoilChange(change: Change, by: number): void {
  if (typeof change.to === "number") change.to += by;
  else if (typeof change.to === "object" && change.to !== null && "min" in change.to)
    change.to = { ...change.to, min: Number(change.to.min) - by };
}
