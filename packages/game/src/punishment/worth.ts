import type { Answer } from "./answer-parts.ts";

// Apart from the schemas of answers: pages rank answers, and would load the library of schemas with them.

/**
 * What an answer brings in points, as far as it is known: with its combo, with the beginning of it or alone, with what the sheet
 * guarantees behind it, without what it costs its owner.
 */
export function worth({ total, atLeast, damage = 0, follows, selfDamage = 0 }: Answer): number {
  return (total ?? atLeast ?? damage) + (follows?.damage ?? 0) - selfDamage;
}

/** After such an advantage on hit everybody punishes the one who hit. */
const PUNISHED_ON_HIT = -10;

/** Whether hitting with it leaves its owner to be punished. */
export function losesTurn({ launches, onHit = 0 }: Answer): boolean {
  return !launches && onHit <= PUNISHED_ON_HIT;
}

/**
 * Orders answers, the one that brings more first: nothing that is punished after its own hit before what is not, then the points, then
 * Heat, then what is knocked down, then the advantage after the hit, then the reach.
 */
export function byGain(a: Answer, b: Answer): number {
  return (
    Number(losesTurn(a)) - Number(losesTurn(b)) ||
    worth(b) - worth(a) ||
    Number(engages(b)) - Number(engages(a)) ||
    Number(b.downs ?? false) - Number(a.downs ?? false) ||
    (b.onHit ?? 0) - (a.onHit ?? 0) ||
    (b.metres ?? 0) - (a.metres ?? 0)
  );
}

/** Whether a Heat Engager hits for certain: the answer itself, or what follows it. */
function engages({ engages: own, follows }: Answer): boolean {
  return own === true || follows?.engages === true;
}
