import { chanceOf, draw } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { answersValues, launchesValues } from "./judge-answers.ts";
import { changesValues, damageValues, framesValues } from "./judge-moves.ts";
import { punishersValues, routesValues, totalsValues } from "./judge-sheets.ts";
import { stepsValues, stringsValues } from "./judge-situations.ts";
import type { Kinds } from "./plant.ts";
import type { RawLists } from "./raw-list.ts";

/** Values of each kind that are judged; all where there are no more. */
const SAMPLE = 2000;
const MOST_ROWS = 40;

/** What was judged of one kind. */
export type KindResult = ReturnType<typeof audit>[number];

export function kindsOf(guide: Guide, lists: RawLists): Kinds {
  return new Map([
    ["frames", framesValues(guide, lists)],
    ["damage", damageValues(guide, lists)],
    ["strings", stringsValues(guide, lists)],
    ["answers", answersValues(guide, lists)],
    ["launches", launchesValues(guide, lists)],
    ["punishers", punishersValues(guide, lists)],
    ["steps", stepsValues(guide, lists)],
    ["routes", routesValues(guide, lists)],
    ["totals", totalsValues(guide, lists)],
    ["changes", changesValues(guide, lists)],
  ]);
}

export function audit(kinds: Kinds, seed: number) {
  const chance = chanceOf(seed);
  return [...kinds].map(([id, values]) => {
    const judged = draw(values, SAMPLE, chance).map((value) => ({ value, verdict: value.judge() }));
    const rows = judged.flatMap(({ value: { character, move, field, shown }, verdict }) =>
      typeof verdict === "object" ? [{ character, move, field, shown, ...verdict }] : [],
    );
    const unknown = judged.filter(({ verdict }) => verdict === undefined).length;
    const [checked, wrong] = [judged.length - unknown, rows.length];
    rows.sort((a, b) =>
      `${a.character} ${a.move} ${a.field}` < `${b.character} ${b.move} ${b.field}` ? -1 : 1,
    );
    return {
      id,
      /** Values that were read. */
      count: values.length,
      /** Of the sample: judged, wrong, and those that the raw list cannot decide. */
      ...{ checked, wrong, unknown },
      /** Share that is wrong, in percent: where it lies in 95 of 100 cases. */
      interval: intervalOf(wrong, checked),
      rows: rows.slice(0, MOST_ROWS),
    };
  });
}

/** Of a normal distribution, 95 of 100 values lie within so many standard deviations. */
const WIDTH = 1.959964;

/**
 * Where the true share lies in 95 of 100 cases, in percent, when `wrong` of `checked` were wrong (Wilson 1927): 0 of 100 gives 0 to
 * 3.7. Nothing where nothing was checked.
 */
export function intervalOf(wrong: number, checked: number): { from: number; to: number } | undefined {
  if (checked === 0) return undefined;
  const share = wrong / checked;
  const square = WIDTH ** 2 / checked;
  const middle = (share + square / 2) / (1 + square);
  const half = (WIDTH * Math.sqrt((share * (1 - share)) / checked + square / (4 * checked))) / (1 + square);
  return { from: percent(Math.max(0, middle - half)), to: percent(Math.min(1, middle + half)) };
}

/** In percent, to the hundredth. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
