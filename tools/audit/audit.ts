import { chanceOf, draw } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { intervalOf } from "./interval.ts";
import { answersValues, launchesValues } from "./judge-answers.ts";
import { changesValues, damageValues, framesValues } from "./judge-moves.ts";
import { punishersValues, routesValues, totalsValues } from "./judge-sheets.ts";
import { stepsValues, stringsValues } from "./judge-situations.ts";
import type { Kinds } from "./plant.ts";
import type { RawLists } from "./raw-list.ts";
import type { KindId } from "./value.ts";

/** Values of each kind that are judged; all where there are no more. */
const SAMPLE = 2000;
const MOST_ROWS = 40;

/** What was judged of one kind. */
export interface KindResult {
  readonly id: KindId;
  /** Values that were read. */
  readonly count: number;
  /** Of the sample: judged, wrong, and those that the raw list cannot decide. */
  readonly checked: number;
  readonly wrong: number;
  readonly unknown: number;
  /** Share that is wrong, in percent: where it lies in 95 of 100 cases. */
  readonly interval: ReturnType<typeof intervalOf>;
  readonly rows: readonly Readonly<
    Record<"character" | "move" | "field" | "shown" | "expected" | "why", string>
  >[];
}

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

export function audit(kinds: Kinds, seed: number): KindResult[] {
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
    const interval = intervalOf(wrong, checked);
    return { id, count: values.length, checked, wrong, unknown, interval, rows: rows.slice(0, MOST_ROWS) };
  });
}
