import {
  type Advantage,
  effectWords,
  type Fact,
  type FactPlace,
  type Facts,
  factsIn,
  factText,
  factValue,
  type Tone,
  toneOf,
  UNSAFE,
} from "@tactician/game";
import * as words from "../words.ts";

export interface FactsRow {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** What the number means to somebody new to it. */
  readonly meaning: string | undefined;
  /** The words say it as well, so colour is never alone. */
  readonly tone: Tone;
}

/** `goesOn`: what may follow after its block. */
type ShownFacts = Facts & { readonly goesOn?: readonly unknown[] | undefined };

/** The rows of a move's frame data in reading order, without those that nobody knows. */
export function factsRows(facts: ShownFacts, place: FactPlace = "popover"): FactsRow[] {
  return factsIn(place).flatMap((fact) => {
    const found = fact.labels === undefined ? factValue(fact, facts) : undefined;
    const value = factText(fact, found, facts);
    const { field } = fact;
    if (value === undefined) return [];
    if (fact.turn === undefined)
      return { field, label: fact.label, value, meaning: fact.meaning, tone: "plain" };
    const advantage = found as Advantage;
    const turn = turnWords(fact.turn, advantage.min, facts.goesOn !== undefined);
    const meaning = [turn, ...effectWords(advantage)].join(", ");
    return { field, label: labelOf(fact, facts), value, meaning, tone: toneOf(fact, advantage) };
  });
}

/** What a throw leaves on block is what it leaves when it was broken. */
function labelOf({ turn, label }: Fact, { throwBreak }: Facts): string {
  return turn === "block" && throwBreak !== undefined ? words.onBreak : label;
}

function turnWords(turn: Fact["turn"], frames: number, goesOn: boolean): string {
  if (turn === "block" && frames <= UNSAFE) return goesOn ? words.punishableIfItEnds : words.punishable;
  if (frames > 0) return words.youActFirst;
  if (frames === 0) return words.even;
  return turn === "block" ? words.safe : words.theirTurn;
}
