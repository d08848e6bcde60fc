import type { Move } from "../move.ts";
import type { MovesById } from "./guaranteed.ts";

/**
 * Frames between two hits in which the one who blocks can act.
 *
 * The next hit comes its own startup after the input, block stun lasts as long as the attacker's recovery and advantage on
 * block together. Of 152 strings whose notes say "Jail" this gives none for 140, and within one frame what 158 of 230
 * notes say about interruptions; most of the others are about delayed hits.
 */
export interface StringGap {
  /** None or less: nothing can be done in between. */
  readonly frames: number;
  /** At most, where the movelist gives ranges. */
  readonly most: number;
}

/** Before the first own hit of a string; `undefined` where the movelist does not give all three numbers. */
export function gapBefore(
  { parent: parentId, ownHits, ownStartup = [] }: Move,
  byId: MovesById,
): StringGap | undefined {
  const parent = parentId === undefined ? undefined : byId.get(parentId);
  const [own] = ownStartup;
  const recovery = parent && recoveryOnBlock(parent);
  if (own === undefined || recovery === undefined || ownHits === 0 || parent?.ownHits === 0) return undefined;
  const { block } = parent ?? {};
  if (block === undefined || block.alternatives !== undefined || block.into !== undefined) return undefined;
  return {
    frames: own.min - recovery - (block.max ?? block.min),
    most: (own.max ?? own.min) - recovery - block.min,
  };
}

function recoveryOnBlock({ recovery, contactRecovery }: Move): number | undefined {
  return contactRecovery?.when.includes("block") === true ? contactRecovery.frames : recovery?.frames;
}
