import { chanceOf, draw } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { intervalOf } from "./interval.ts";
import { answersValues, launchesValues } from "./judge-answers.ts";
import { changesValues, damageValues, framesValues, type RawLists, shownValues } from "./judge-moves.ts";
import { punishersValues, routesValues, totalsValues } from "./judge-sheets.ts";
import { stepsValues, stringsValues } from "./judge-situations.ts";
import type { KindId, Value } from "./value.ts";

const VALUES: Readonly<Record<KindId, (guide: Guide, lists: RawLists) => Value[]>> = {
  frames: (guide, lists) => [...framesValues(guide, lists), ...shownValues(guide, lists)],
  damage: damageValues,
  strings: stringsValues,
  answers: answersValues,
  launches: launchesValues,
  punishers: punishersValues,
  steps: stepsValues,
  routes: routesValues,
  totals: totalsValues,
  changes: changesValues,
};

/** Values of each kind that are judged; all where there are no more. */
const SAMPLE = 2000;
const MOST_ROWS = 40;

export interface WrongRow {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly shown: string;
  readonly expected: string;
  readonly why: string;
}

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
  readonly interval: { readonly from: number; readonly to: number } | undefined;
  readonly rows: readonly WrongRow[];
}

export function valuesOf(guide: Guide, lists: RawLists): ReadonlyMap<KindId, readonly Value[]> {
  return new Map(Object.entries(VALUES).map(([id, values]) => [id as KindId, values(guide, lists)]));
}

export function auditKinds(kinds: ReadonlyMap<KindId, readonly Value[]>, seed: number): KindResult[] {
  const chance = chanceOf(seed);
  return [...kinds].map(([id, values]) => auditKind(id, values, chance));
}

function auditKind(id: KindId, values: readonly Value[], chance: () => number): KindResult {
  const rows: WrongRow[] = [];
  let unknown = 0;
  const sample = draw(values, SAMPLE, chance);
  for (const value of sample) {
    const verdict = value.judge();
    if (verdict === undefined) unknown += 1;
    const { character, move, field, shown } = value;
    if (typeof verdict === "object") rows.push({ character, move, field, shown, ...verdict });
  }
  const checked = sample.length - unknown;
  const wrong = rows.length;
  const interval = intervalOf(wrong, checked);
  return {
    id,
    count: values.length,
    checked,
    wrong,
    unknown,
    interval,
    rows: rows.sort(byName).slice(0, MOST_ROWS),
  };
}

function byName(a: WrongRow, b: WrongRow): number {
  return `${a.character} ${a.move} ${a.field}` < `${b.character} ${b.move} ${b.field}` ? -1 : 1;
}
