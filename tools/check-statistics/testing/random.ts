import type { Random } from "@tactician/game/random";

/** From a normal distribution around 0 (Box and Muller). */
export function normalFrom(random: Random, deviation: number): number {
  return deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The same values in another order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
