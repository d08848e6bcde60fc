import type { Answer } from "./answer-parts.ts";

// Apart from the schemas of answers: pages rank answers, and would load the library of schemas with them.

/** What an answer brings in points, as far as it is known: with its combo, with the beginning of it, or alone. */
export function worth({ total, atLeast, damage = 0 }: Answer): number {
  return total ?? atLeast ?? damage;
}
