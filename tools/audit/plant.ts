import { chanceOf, draw } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { KINDS, type KindId, type Value } from "./value.ts";

const PLANTED = 50;
const SEED = 50;

export interface Planted {
  readonly seed: number;
  readonly planted: number;
  readonly found: number;
  readonly byKind: Partial<Record<KindId, { planted: number; found: number }>>;
}

export type ValuesOf = (guide: Guide) => ReadonlyMap<KindId, readonly Value[]>;

/**
 * Makes values of a copy of the guide wrong, as many of each kind, and counts how many the audit finds when it judges them. Those that the
 * raw list cannot decide are among them: what is not found is what the audit cannot see.
 */
export function plant(guide: Guide, valuesOf: ValuesOf): Planted {
  const chance = chanceOf(SEED);
  const copy = structuredClone(guide);
  const before = valuesOf(copy);
  const sizes = new Map([...before].map(([kind, values]) => [kind, values.length]));
  const places = [...before].flatMap(([kind, values], at) => {
    const most = Math.ceil((PLANTED * (at + 1)) / KINDS.length) - Math.ceil((PLANTED * at) / KINDS.length);
    // What is wrong already would be found without being planted.
    const sound = values
      .map((value, place) => ({ kind, value, place }))
      .filter(({ value }) => !isWrong(value));
    return draw(sound, most, chance);
  });
  for (const { value } of places) value.spoil(1 + Math.floor(chance() * 4));
  // Judged as they are read, from the spoilt documents.
  const spoilt = valuesOf(copy);
  const byKind: Planted["byKind"] = {};
  for (const { kind, value, place } of places) {
    const counts = byKind[kind] ?? { planted: 0, found: 0 };
    byKind[kind] = counts;
    counts.planted += 1;
    const now = findAgain(spoilt.get(kind) ?? [], value, place, sizes.get(kind));
    if (now !== undefined && isWrong(now)) counts.found += 1;
  }
  const found = Object.values(byKind).reduce((sum, counts) => sum + counts.found, 0);
  return { seed: SEED, planted: places.length, found, byKind };
}

/** Of a spoilt document other values may be the same, so that the rest have moved up. */
function findAgain(
  values: readonly Value[],
  { character, move, field }: Value,
  place: number,
  size: number | undefined,
): Value | undefined {
  if (values.length === size) return values[place];
  return values.find(
    (value) => value.character === character && value.move === move && value.field === field,
  );
}

function isWrong(value: Value): boolean {
  return typeof value.judge() === "object";
}
