import {
  type BetterRule,
  compareValues,
  type Fact,
  factsIn,
  factText,
  type Move,
  ownLabels,
  wholeFactValue,
} from "@tactician/game";

/**
 * Every fact that at least one of two moves has, in the order of a fight, as players write it; nothing where the movelist does not
 * know it. `better` is which of the two is better for who plays it, where one can say so without playing.
 */
export function comparedFacts(first: Move, second: Move) {
  return factsIn("comparison").flatMap((fact) => {
    const [one, other] = [textOf(fact, first), textOf(fact, second)];
    if (one === undefined && other === undefined) return [];
    const { label, better } = fact;
    return { label, first: one, second: other, better: better && betterOf(fact, better, first, second) };
  });
}

/** What adds to the properties is said without the others here. */
function textOf(fact: Fact, move: Move): string | undefined {
  return factText(fact, wholeFactValue(fact, move), move) ?? ownLabels(fact, move);
}

/** As a change from the one to the other would be judged. */
function betterOf(fact: Fact, rule: BetterRule, first: Move, second: Move) {
  const effect = compareValues(rule, wholeFactValue(fact, first), wholeFactValue(fact, second));
  if (effect === "neither") return undefined;
  return effect === "better" ? "second" : "first";
}
