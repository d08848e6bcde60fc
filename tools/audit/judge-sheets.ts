import type { Combo, Guide } from "./documents.ts";
import type { RawLists } from "./judge-moves.ts";
import type { RawList, RawRow } from "./raw-list.ts";
import { advantagesOf, pointsOf, startupsOf } from "./raw-values.ts";
import type { Value, Verdict } from "./value.ts";
import { type Written, withoutRemarks, writtenMoves } from "./written-moves.ts";

/** Punishers of sheets: they exist and are as fast as the frames that they are listed at. */
export function punishersValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.punishers.startup.map(
      (entry): Value => ({
        character,
        move: entry.move,
        field: "frames",
        shown: `${entry.frames}`,
        judge: () => judgePunisher(entry, lists.get(character)),
        spoil: (by) => {
          entry.frames -= 2 + by;
        },
      }),
    ),
  );
}

function judgePunisher(
  { move, frames }: { move: string; frames: number },
  list: RawList | undefined,
): Verdict {
  const found = list && writtenMoves(move, list);
  const [first] = found ?? [];
  if (first === undefined)
    return found === undefined ? { expected: "a move", why: "not in the raw list" } : undefined;
  const cell = list?.chainOf(first.id)?.[0]?.startup;
  const startup = startupsOf(cell)?.[0]?.min;
  if (startup === undefined) return undefined;
  return startup <= frames ? "right" : { expected: `${startup} or more`, why: cell ?? "" };
}

/** Every step of a combo is a move of the list. */
export function routesValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.importantCombos.flatMap((combo) => {
      const texts = [combo.launchers, combo.followUps, combo.followUpSimple];
      return texts.flatMap((steps) =>
        steps.map((_, place): Value => {
          const list = lists.get(character);
          const judge = () => (list && writtenMoves(steps[place] ?? "", list) ? "right" : NO_MOVE);
          const spoil = () => {
            steps[place] = `${steps[place]} 4 1 4 1`;
          };
          return {
            character,
            move: steps[place] ?? "",
            field: "step",
            shown: steps[place] ?? "",
            judge,
            spoil,
          };
        }),
      );
    }),
  );
}

const NO_MOVE: Verdict = { expected: "a move", why: "not in the raw list" };

/** Estimated damage of whole routes. */
export function totalsValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.importantCombos.flatMap((combo) => {
      const list = lists.get(character);
      const value = (field: "damage" | "simpleDamage", steps: readonly string[]): Value[] => {
        const total = combo[field];
        if (total === undefined || list === undefined) return [];
        const shown = () => `${total.min}~${total.max}`;
        const judge = () => judgeTotals(combo.launchers, steps, total, list);
        const spoil = (by: number) => {
          total.min += by;
          total.max += by;
        };
        return [
          {
            character,
            move: `${combo.launchers[0]}: ${steps.join(", ")}`,
            field,
            shown: shown(),
            judge,
            spoil,
          },
        ];
      };
      return [...value("damage", combo.followUps), ...value("simpleDamage", combo.followUpSimple)];
    }),
  );
}

/** Of several launchers the least and the most; where one of them is not known here, the others must lie between. */
function judgeTotals(
  launchers: Combo["launchers"],
  steps: readonly string[],
  { min, max }: { min: number; max: number },
  list: RawList,
): Verdict {
  const totals = launchers.map((launcher) => totalOf([launcher, ...steps], list));
  const known = totals.filter((total) => total !== undefined);
  if (known.length === 0) return undefined;
  const expected = `${Math.min(...known)}~${Math.max(...known)}`;
  if (expected === `${min}~${max}`) return "right";
  const isBetween = known.every((total) => total >= min && total <= max);
  return isBetween && known.length < totals.length ? undefined : { expected, why: totals.join(", ") };
}

/** Percent of the damage of the first hit in the air, the second, and so on (docs/decisions/010). */
const IN_THE_AIR = [70, 50, 40, 30];
const COUNTER_HIT = 120;
/** Stunned for so long without guard, an opponent who stands takes what follows. */
const STUNNED = 15;
const WITHOUT_RULE = /\bu[fb]? n\b|\b(?:heat|rage|otg|charge|hold|absorb|parry|wall|installed|grounded)\b/;

/** Points of a combo, launcher first; nothing where a part has no rule or the list does not say what it does. */
export function totalOf(steps: readonly string[], list: RawList): number | undefined {
  let total = 0;
  let state: "standing" | "stunned" | "airborne" | "down" = "stunned";
  let inTheAir = 0;
  for (const [place, step] of steps.entries()) {
    const moves = WITHOUT_RULE.test(step) ? undefined : writtenMoves(step, list);
    if (moves === undefined || (place === 0 && moves.length === 0)) return undefined;
    if (place > 0 && state !== "airborne" && (place > 1 || state !== "stunned")) return undefined;
    const isCounterHit = place === 0 && /\bch\b/.test(step);
    const takesStance = /\bhold[udfb]+\b/.test(step);
    let counters = isCounterHit;
    // Where a text is read as two moves, the first may be what leads into a stance.
    if (moves.length > 1 && !/\binto\b|\bt\b./.test(step)) return undefined;
    for (const row of moves.flatMap((move) => connectingRows(move, list))) {
      const hits = row && hitsOf(row);
      if (row === undefined || hits === undefined) return undefined;
      if (place === 0 && hits.length === 0) return undefined;
      for (const points of hits) {
        const percent = state === "airborne" ? (IN_THE_AIR[inTheAir] ?? 30) : 100;
        total += Math.floor((points * (counters ? COUNTER_HIT : percent)) / 100);
        if (state === "airborne") inTheAir += 1;
        counters = false;
      }
      if (state === "airborne" || hits.length === 0) continue;
      // What a stance leaves stands in a note.
      if (takesStance && row === list.rows.get(moves.at(-1)?.id ?? "")) return undefined;
      const left = stateAfter(row, isCounterHit);
      if (left === undefined) return undefined;
      state = left;
    }
  }
  return total > 0 ? total : undefined;
}

/** The rows whose buttons connect; nothing known where they cannot be laid on each other. */
function connectingRows({ id, connects }: Written, list: RawList): (RawRow | undefined)[] {
  const chain = list.chainOf(id);
  if (chain === undefined) return [undefined];
  // `4~3` is one row with two buttons.
  const isWhole = !connects.includes(false) && buttonsOf(id) === connects.length;
  if (!isWhole && chain.length !== connects.length) return [undefined];
  return chain.filter((_, place) => connects[chain.length - 1 - place] !== false);
}

function buttonsOf(id: string): number {
  return id.replace(/^(?:[A-Z][A-Z0-9]+\.)+/, "").match(/[1-4](?:\+[1-4])*/g)?.length ?? 0;
}

/** Points of a row's hits; nothing where they are not known or one of them is a throw. */
function hitsOf({ damage, target = "", notes = "" }: RawRow): number[] | undefined {
  if (damage === undefined && target === "") return [];
  if (/t/.test(target) || /attack throw/i.test(notes)) return undefined;
  return pointsOf(damage)?.map(({ alone }) => alone);
}

function stateAfter(
  { hit, ch }: RawRow,
  isCounterHit: boolean,
): "standing" | "stunned" | "airborne" | "down" | undefined {
  const values = advantagesOf((isCounterHit ? ch : undefined) ?? hit);
  const lowest = values?.toSorted((a, b) => a.min - b.min)[0];
  if (lowest === undefined) return undefined;
  if (lowest.letters.includes("a")) return "airborne";
  if (lowest.letters.includes("d")) return "down";
  if (lowest.letters.includes("s")) return "stunned";
  return !lowest.letters.includes("g") && lowest.max >= STUNNED ? "stunned" : "standing";
}

/** Ids of the moves that a combo of the sheet begins with on a normal hit. */
export function launcherIds(combos: readonly Combo[], list: RawList): ReadonlySet<string> {
  const launchers = combos.flatMap(({ launchers: all }) =>
    all.filter((text) => !/\b(?:ch|heat)\b/.test(text)),
  );
  return new Set(launchers.flatMap((text) => writtenMoves(withoutRemarks(text), list)?.at(-1)?.id ?? []));
}
