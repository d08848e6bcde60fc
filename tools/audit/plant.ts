import { chanceOf, draw } from "./chance.ts";
import type { Guide } from "./documents.ts";
import { type KindId, spoil, type Value } from "./value.ts";

const PLANTED = 50;
const SEED = 50;

export type Kinds = ReadonlyMap<KindId, readonly Value[]>;
type Counts = { planted: number; found: number };
export type Planted = Counts & { readonly seed: number; readonly byKind: Partial<Record<KindId, Counts>> };

/**
 * Makes values of a copy of the guide wrong, as many of each kind, and counts how many the audit finds when it judges them. Those that the
 * raw list cannot decide are among them: what is not found is what the audit cannot see.
 */
export function plant(guide: Guide, kindsOf: (guide: Guide) => Kinds): Planted {
  const chance = chanceOf(SEED);
  const copy = structuredClone(guide);
  const before = kindsOf(copy);
  const places = [...before].flatMap(([kind, values]) => {
    // What is wrong already would be found without being planted.
    const sound = [...values.entries()].filter(([, value]) => !isWrong(value));
    return draw(sound, PLANTED / before.size, chance).map(([place, value]) => ({ kind, place, value }));
  });
  for (const { value } of places) spoil(value, 1 + Math.floor(chance() * 4));
  const after = kindsOf(copy);
  const byKind: Planted["byKind"] = {};
  for (const { kind, value, place } of places) {
    byKind[kind] ??= { planted: 0, found: 0 };
    byKind[kind].planted += 1;
    const values = after.get(kind) ?? [];
    // What was one value with others before may be another one now, so that the rest have moved.
    const isInPlace = values.length === before.get(kind)?.length;
    const now = isInPlace ? values.slice(place, place + 1) : values.filter((other) => isSame(other, value));
    if (now.some(isWrong)) byKind[kind].found += 1;
  }
  const found = Object.values(byKind).reduce((sum, counts) => sum + counts.found, 0);
  return { seed: SEED, planted: places.length, found, byKind };
}

function isSame(one: Value, other: Value): boolean {
  return one.character === other.character && one.move === other.move && one.field === other.field;
}

function isWrong(value: Value): boolean {
  return typeof value.judge() === "object";
}
