import type { Answer, Candidate, Situation } from "./answer-parts.ts";
import { LOW_STANCES } from "./posture-after.ts";

/** More than these nobody remembers. */
const MOST_ANSWERS = 8;

/**
 * What to press in a situation, the best first: what the sheet names against this very move, then the `candidates` that fit,
 * which are in that order already. What has a condition comes last, and what no player named only where it gives more than
 * the best before it.
 */
export function answersFor(
  situation: Situation,
  candidates: readonly Candidate[],
  named: readonly Answer[],
): Answer[] {
  if (situation.pushback === "out of reach") return [...named];
  const standing = candidates.filter((candidate) => fits(candidate, situation));
  const fitting = lies(situation) ? standing.map(onGround).sort(byDamage) : standing;
  const certain = fitting
    .filter(({ answer }) => answer.frames <= situation.frames && answer.condition === undefined)
    .map(({ answer }) => answer);
  const [best] = certain;
  const conditional = fitting
    .filter(({ answer }) => !certain.includes(answer))
    .map(({ answer }) => withCondition(answer, situation))
    .filter((answer) => best === undefined || givesMore(answer, best))
    .slice(0, 2);
  const names = new Set(named.map(({ id }) => id));
  const free = named.filter(({ condition }) => condition === undefined);
  const bound = named.filter((answer) => !free.includes(answer));
  const unconditional = certain.filter(({ id }) => !names.has(id));
  const rest = MOST_ANSWERS - named.length - conditional.length;
  return [
    ...free,
    ...unconditional.slice(0, Math.max(0, rest)),
    ...bound,
    ...conditional.filter(({ id }) => !names.has(id)),
  ];
}

function fits({ answer, from, isHigh, hitsLying, onlyLying }: Candidate, situation: Situation): boolean {
  const { worstFrames, posture, stance } = situation;
  if (answer.frames > worstFrames || from !== situation.from) return false;
  if (lies(situation)) return hitsLying;
  const isDown = posture === "crouching" || (stance !== undefined && LOW_STANCES.has(stance.toLowerCase()));
  return !onlyLying && !(isHigh && isDown);
}

function lies({ posture }: Situation): boolean {
  return posture === "face up" || posture === "face down";
}

/** Nothing launches an opponent who lies, as far as the movelists say. */
function onGround({ answer, ...fit }: Candidate): Candidate {
  const { total, launch, ...rest } = answer;
  return { ...fit, answer: { ...rest, launches: false, hitsGrounded: true } };
}

function byDamage({ answer: a }: Candidate, { answer: b }: Candidate): number {
  return (b.damage ?? 0) - (a.damage ?? 0) || a.frames - b.frames;
}

function withCondition(answer: Answer, { frames }: Situation): Answer {
  if ((answer.frames ?? 0) <= frames) return answer;
  return { ...answer, condition: [...(answer.condition ?? []), "first active frame"] };
}

function givesMore(one: Answer, other: Answer): boolean {
  if (one.launches !== other.launches) return one.launches;
  return (one.total ?? one.damage ?? 0) > (other.total ?? other.damage ?? 0);
}
