import type { Answer, Candidate, Situation } from "./answer-parts.ts";

/** More than these nobody remembers. */
const MOST_ANSWERS = 8;

/**
 * What to press in a situation, the best first: what the sheet names against this very move, then a launch, then the
 * strongest, then the fastest. `candidates` are all of a character in that order. What has a condition is never first
 * unless a player named it.
 */
export function answersFor(
  situation: Situation,
  candidates: readonly Candidate[],
  named: readonly Answer[],
): Answer[] {
  const fitting = candidates.filter((candidate) => fits(candidate, situation));
  return [...named, ...fitting.map(({ answer }) => answer)].slice(0, MOST_ANSWERS);
}

function fits({ answer, from, isHigh, hitsLying, onlyLying }: Candidate, situation: Situation): boolean {
  const { frames, posture } = situation;
  const lies = posture === "face up" || posture === "face down";
  if (answer.frames > frames || from !== situation.from) return false;
  if (lies) return hitsLying;
  return !onlyLying && !(isHigh && posture === "crouching");
}
