import { entryOf } from "../entry-of.ts";
import type { FactField } from "../history/history.ts";
import type { Advantage } from "../move.ts";
import type { Fact, FactPlace } from "./fact.ts";
import { FACTS } from "./facts.ts";
import type { Facts } from "./facts-words.ts";
import { UNSAFE } from "./unsafe.ts";

/** The facts of a place in the order in which they stand there: those of the table of frame data are startup, block, hit and so on. */
export function factsIn(place: FactPlace): readonly Fact[] {
  const placeOf = ({ shown }: Fact) => shown[place] ?? 0;
  return entryOf(byPlace, place, () =>
    FACTS.filter(({ shown }) => shown[place] !== undefined).sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

const byPlace = new Map<FactPlace, readonly Fact[]>();

/** The fields that a place needs of a move: popovers of a string also `ownStartup`. */
export function fieldsIn(...places: readonly FactPlace[]): FactField[] {
  const facts = FACTS.filter(({ shown }) => places.some((place) => shown[place] !== undefined));
  return [...new Set(facts.flatMap((fact) => [fact.field, ...(fact.with ?? [])]))];
}

/** The fact of a field, whatever a text from outside calls one; nothing where the table has none. */
export function findFact(field: string): Fact | undefined {
  return FACTS.find((one) => one.field === field);
}

/** The fact of a field: `factOf("block")` is that on block. Throws where the table has none. */
export function factOf(field: FactField): Fact {
  const fact = findFact(field);
  if (fact === undefined) throw new Error(`FACTS has no row of ${field}`);
  return fact;
}

/** Its name where there is little room: `Counter hit`. */
export function shortLabel({ label, short = label }: Fact): string {
  return short;
}

/** Its name in addresses: `counter-hit`. */
export function factAddress({ field, address = field }: Fact): string {
  return address;
}

/** Its name within a sentence: `on counter hit`. */
export function toldName({ label, told }: Fact): string {
  return told?.name ?? label.charAt(0).toLowerCase() + label.slice(1);
}

/** What a fact says of a move, or nothing where the movelist does not know it. */
export function factValue({ field, part, value }: Fact, facts: Facts): unknown {
  if (value !== undefined) return value(facts);
  const whole: unknown = facts[field];
  return part === undefined
    ? whole
    : (whole as { readonly [Part in typeof part]?: unknown } | undefined)?.[part];
}

/** The same with what is true where the movelist says nothing: a counter hit does what a hit does. */
export function wholeFactValue(fact: Fact, facts: Facts): unknown {
  return factValue(fact, facts) ?? (fact.sameAs && facts[fact.sameAs]);
}

/** A value as players write it; nothing where there is none. */
export function factText({ write }: Fact, value: unknown, facts: Facts): string | undefined {
  return value === undefined ? undefined : write?.(value, facts) || undefined;
}

/** What a number tells by its colour as well: who is ahead so far that it matters. */
export type Tone = "plus" | "minus" | "plain";

/** An advantage is a plus where its owner acts first, a minus where its block can be punished; behind but safe is neither. */
export function toneOf({ turn }: Fact, value: unknown): Tone {
  if (turn === undefined || value === undefined) return "plain";
  const { min } = value as Advantage;
  if (turn === "block" && min <= UNSAFE) return "minus";
  return min > 0 ? "plus" : "plain";
}

/** What a move can do besides hitting: `Heat Engager`, `Power crush 7~`, `Tornado on counter hit`, `Throw break 1 or 2`. */
export function propertyLabels(facts: Facts, place: FactPlace = "popover"): string[] {
  return [...new Set(factsIn(place).flatMap(({ labels }) => labels?.(facts) ?? []))];
}

/** What one fact adds to the properties, whatever else the move has. */
export function ownLabels({ field, with: others = [], labels }: Fact, facts: Facts): string | undefined {
  const own = Object.fromEntries([field, ...others].map((one) => [one, facts[one]]));
  return [...new Set(labels?.({ hits: [], properties: [], ...own }))].join(", ") || undefined;
}
