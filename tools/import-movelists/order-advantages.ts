import type { Advantage, Transition } from "@tactician/game";
import type { Entry } from "./read-entry.ts";
import type { UnreadValue } from "./tally.ts";

/** An entry's transitions with their advantages in order, or without them and with a finding where no order is certain. */
export function orderTransitions(
  character: string,
  entry: Entry,
  parent: Entry | undefined,
): { transitions: Transition[]; unread: UnreadValue[] } {
  const unread: UnreadValue[] = [];
  const transitions = entry.notes.transitions.map((transition) => {
    const ordered = orderAdvantages(transition, entry, parent);
    if (ordered !== undefined) return ordered;
    const { block, hit, counterHit, ...rest } = transition;
    unread.push({
      character,
      move: entry.id,
      field: "notes: transition",
      value: [transition.into, transition.input].join(" ").trim(),
      why: "its advantages could be on block and on hit either way round",
      line: entry.row.line,
    });
    return rest;
  });
  return { transitions, unread };
}

/** Advantages of a move as they are in its own columns. */
interface OwnAdvantages {
  readonly block?: Advantage | undefined;
  readonly hit?: Advantage | undefined;
}

/** Effects that a move without them on block can only have on hit. */
const ON_HIT_ONLY: ReadonlySet<string> = new Set(["airborne", "down", "crouching", "guard"]);

/**
 * Puts a transition's advantages in order. Notes write block before hit (`-1/+15`), but some write hit first: Kuma's SS.1+2 (-3, +6c)
 * goes into HBS with `+12 +3`. That shows when the first is the greater, or when only the first has an effect of a hit (`+12g, +0`).
 * The greater stands first rightly when both are the move's own advantages shifted by the same amount (Alisa's H.2+3), or those of
 * the move before, whose contact counts when this one is cancelled (Asuka's uf+1,2). Undefined when no order is certain.
 */
export function orderAdvantages(
  transition: Transition,
  own: OwnAdvantages,
  before: OwnAdvantages | undefined,
): Transition | undefined {
  const { block, hit, counterHit } = transition;
  if (block === undefined || hit === undefined) return transition;
  const isHitFirst = hasEffectOfHit(block) && !hasEffectOfHit(hit) && !hasEffectOfHit(own.block);
  if (!isHitFirst && block.min <= hit.min) return transition;
  if (counterHit !== undefined) return undefined;
  const swapped = { ...transition, block: hit, hit: block };
  if (isHitFirst) return swapped;
  for (const base of [own, before]) {
    if (isShifted(block, hit, base)) return transition;
    if (isShifted(hit, block, base)) return swapped;
  }
  return undefined;
}

function hasEffectOfHit(advantage: Advantage | undefined): boolean {
  return advantage?.effects?.some((effect) => ON_HIT_ONLY.has(effect)) === true;
}

function isShifted(block: Advantage, hit: Advantage, base: OwnAdvantages | undefined): boolean {
  if (base?.block === undefined || base.hit === undefined) return false;
  return block.min - base.block.min === hit.min - base.hit.min;
}
