import type { AttackingSide } from "@tactician/contract";
import { LAUNCH_PUNISHABLE_FRAMES } from "@tactician/game";
import * as words from "../words.ts";
import type { GuideSubject } from "./guide-subject.ts";
import { situationsOfKeyMoves } from "./shown-situation.ts";

type Situation = AttackingSide["situations"][number];

export interface MoveToPunish {
  /** As the guide writes it, or the movelist. */
  readonly move: string;
  /** What everybody does about it: `Launch (15 frames)`. */
  readonly punish: string;
  /** The guide's own sentence, in the language of its prose. */
  readonly isWritten?: true;
  readonly situation: Situation;
}

/** More nobody keeps in mind between two rounds. */
const MOST_MOVES = 6;

/**
 * The six moves most worth knowing: those of the guide's key moves that are unsafe on block, in its order with the launch punishable
 * first, then the most unsafe ones of the movelist. Fewer only where a character has fewer unsafe moves.
 */
export function movesToPunish(
  subject: Pick<GuideSubject, "_id" | "frameData" | "guide">,
  side: Pick<AttackingSide, "situations">,
): MoveToPunish[] {
  const situations = situationsOfKeyMoves(subject, side);
  const key = subject.guide.keyMovesToPunish.flatMap(({ move, punish }, place) => {
    const situation = situations[place];
    return situation?.isUnsafe ? [{ move, punish, isWritten: true as const, situation }] : [];
  });
  const others = side.situations
    .filter((situation) => situation.isUnsafe && !situations.includes(situation))
    .map((situation) => ({ move: situation.move, punish: punishOfEverybody(situation), situation }));
  return [
    ...key.filter(isLaunched),
    ...key.filter((one) => !isLaunched(one)),
    ...others.filter(isFromStanding),
    ...others.filter((one) => !isFromStanding(one)),
  ].slice(0, MOST_MOVES);
}

/** A command that begins with buttons or a direction: `d 3+4`, but not `FUFT b 3+4` or `ws 2`, which one meets less often. */
const STANDING_COMMAND = /^(?:[1-4+]+|(?:hold)?[dfbun]{1,2}|[qh]c[fb])(?: |$)/;

function isFromStanding({ move }: MoveToPunish): boolean {
  return STANDING_COMMAND.test(move);
}

function isLaunched({ situation: { worstFrames } }: MoveToPunish): boolean {
  return worstFrames >= LAUNCH_PUNISHABLE_FRAMES;
}

function punishOfEverybody({ from, worstFrames }: Situation): string {
  const launches = worstFrames >= LAUNCH_PUNISHABLE_FRAMES;
  if (from === "crouching") return launches ? words.crouchingLaunch : words.crouchingPunish(worstFrames);
  return launches ? words.standingLaunch(LAUNCH_PUNISHABLE_FRAMES) : words.standingPunish(worstFrames);
}
