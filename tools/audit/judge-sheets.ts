import type { Combo, Guide } from "./documents.ts";
import type { RawList, RawLists, RawRow } from "./raw-list.ts";
import { advantagesOf, pointsOf, startupsOf } from "./raw-values.ts";
import type { Value, Verdict } from "./value.ts";
import { leadsIn, type Written, withoutRemarks, writtenMoves } from "./written-moves.ts";

const NO_MOVE: Verdict = { expected: "a move", why: "not in the raw list" };

/** Punishers of sheets: they exist and are as fast as the frames that they are listed at. */
export function punishersValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.punishers.startup.map((entry): Value => {
      const { move, frames } = entry;
      const judge = () => judgePunisher(move, frames, lists(character));
      return { character, move, field: "frames", at: [entry, "frames"], shown: `${frames}`, judge };
    }),
  );
}

function judgePunisher(move: string, frames: number, list: RawList): Verdict {
  const [first] = writtenMoves(move, list) ?? [];
  if (first === undefined) return NO_MOVE;
  const cell = list.chainOf(first.id)[0]?.startup;
  const startup = startupsOf(cell)?.[0]?.min;
  if (startup === undefined) return undefined;
  return startup <= frames ? "right" : { expected: `${startup} or more`, why: `${cell}` };
}

/** Every step of a combo is a move of the list. */
export function routesValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.importantCombos
      .flatMap(({ launchers, followUps, followUpSimple }) => [launchers, followUps, followUpSimple])
      .flatMap((steps) =>
        steps.map((move, place): Value => {
          const judge = () => {
            if (writtenMoves(move, lists(character)) !== undefined) return "right";
            return leadsIn(move, lists(character)) ? undefined : NO_MOVE;
          };
          return { character, move, field: "step", at: [steps, `${place}`], shown: move, judge };
        }),
      ),
  );
}

/** Estimated damage of whole routes. */
export function totalsValues(guide: Guide, lists: RawLists): Value[] {
  return guide.characters.flatMap(({ id: character, sheet }) =>
    sheet.importantCombos.flatMap((combo) =>
      (["damage", "simpleDamage"] as const).flatMap((field): Value[] => {
        const total = combo[field];
        if (total === undefined) return [];
        const steps = field === "damage" ? combo.followUps : combo.followUpSimple;
        const { min, max } = total;
        const judge = () => judgeTotals(combo.launchers, steps, min, max, lists(character));
        const move = `${combo.launchers[0]}: ${steps.join(", ")}`;
        return [{ character, move, field, at: [total, "min"], shown: `${min}~${max}`, judge }];
      }),
    ),
  );
}

/** Of several launchers the least and the most; where one of them is not known here, the others must lie between. */
function judgeTotals(
  launchers: readonly string[],
  steps: readonly string[],
  min: number,
  max: number,
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
function totalOf(steps: readonly string[], list: RawList): number | undefined {
  let [total, inTheAir] = [0, 0];
  let state: ReturnType<typeof stateAfter> = "stunned";
  for (const [place, step] of steps.entries()) {
    const moves = WITHOUT_RULE.test(step) ? undefined : writtenMoves(step, list);
    // Where a text is read as two moves, the first may be what leads into a stance.
    const isTwo = (moves?.length ?? 0) > 1 && !/\binto\b|\bt\b./.test(step);
    if (moves === undefined || isTwo || (place === 0 && moves.length === 0)) return undefined;
    if (place > 0 && state !== "airborne" && (place > 1 || state !== "stunned")) return undefined;
    const isCounterHit = place === 0 && /\bch\b/.test(step);
    let counters = isCounterHit;
    for (const row of moves.flatMap((move) => connectingRows(move, list))) {
      const hits = row && hitsOf(row);
      if (row === undefined || hits === undefined || (place === 0 && hits.length === 0)) return undefined;
      for (const points of hits) {
        const percent = state === "airborne" ? (IN_THE_AIR[inTheAir] ?? 30) : 100;
        total += Math.floor((points * (counters ? COUNTER_HIT : percent)) / 100);
        if (state === "airborne") inTheAir += 1;
        counters = false;
      }
      if (state === "airborne" || hits.length === 0) continue;
      // What a stance leaves stands in a note.
      if (/\bhold[udfb]+\b/.test(step) && row === list.rows.get(moves.at(-1)?.id ?? "")) return undefined;
      state = stateAfter((isCounterHit ? row.ch : undefined) ?? row.hit);
      if (state === undefined) return undefined;
    }
  }
  return total > 0 ? total : undefined;
}

/** The rows whose buttons connect; nothing known where they cannot be laid on each other. */
function connectingRows({ id, connects }: Written, list: RawList): (RawRow | undefined)[] {
  const chain = list.chainOf(id);
  // `4~3` is one row with two buttons.
  const buttons = id.replace(/^(?:[A-Z][A-Z0-9]+\.)+/, "").match(/[1-4](?:\+[1-4])*/g)?.length;
  const isWhole = !connects.includes(false) && buttons === connects.length;
  if (chain.length === 0 || (!isWhole && chain.length !== connects.length)) return [undefined];
  return chain.filter((_, place) => connects[chain.length - 1 - place] !== false);
}

/** Points of a row's hits; nothing where they are not known or one of them is a throw. */
function hitsOf({ damage, target = "", notes = "" }: RawRow): number[] | undefined {
  if (damage === undefined && target === "") return [];
  return /t/.test(target) || /attack throw/i.test(notes)
    ? undefined
    : pointsOf(damage)?.map(({ alone }) => alone);
}

function stateAfter(cell: string | undefined): "standing" | "stunned" | "airborne" | "down" | undefined {
  const [lowest] = advantagesOf(cell)?.toSorted((a, b) => a.min - b.min) ?? [];
  if (lowest === undefined) return undefined;
  const { letters, max } = lowest;
  if (letters.includes("a")) return "airborne";
  if (letters.includes("d")) return "down";
  return letters.includes("s") || (!letters.includes("g") && max >= STUNNED) ? "stunned" : "standing";
}

/** Ids of the moves that a combo of the sheet begins with on a normal hit. */
export function launcherIds(combos: readonly Combo[], list: RawList): ReadonlySet<string> {
  const texts = combos.flatMap(({ launchers }) => launchers).filter((text) => !/\b(?:ch|heat)\b/.test(text));
  return new Set(texts.flatMap((text) => writtenMoves(withoutRemarks(text), list)?.at(-1)?.id ?? []));
}
