import type { Answer, Candidate, Situation } from "./answer-parts.ts";
import { mayCrouch } from "./situations.ts";

/** More than these nobody remembers. */
const MOST_ANSWERS = 8;
/** So many of them may need an early block or a condition. */
const MOST_UNCERTAIN = 2;

/**
 * What to press in a situation, the best first: what the sheet names against this very move, then the `candidates` that fit,
 * which are in that order already. What only an early block leaves time for comes after them, then what has a condition; both
 * only where they give more than the best before them. What has a condition is never the first.
 */
export function answersFor(
  situation: Situation,
  candidates: readonly Candidate[],
  named: readonly Answer[],
): Answer[] {
  if (situation.pushback === "out of reach") return [...named];
  const standing = candidates.filter((candidate) => fits(candidate, situation));
  const fitting = lies(situation)
    ? standing.map(onGround).sort(byDamage)
    : withoutHighsFirst(mayCrouch(situation) ? onCrouching(standing) : standing, situation);
  const certain = fitting
    .filter(({ answer }) => answer.frames <= situation.frames && answer.condition === undefined)
    .map(({ answer }) => answer);
  const [best] = certain;
  const uncertain = fitting
    .filter(({ answer }) => !certain.includes(answer))
    .map(({ answer }): Answer => {
      return answer.frames <= situation.frames ? answer : { ...answer, onlyIfEarly: true };
    })
    .filter((answer) => best === undefined || givesMore(answer, best))
    .slice(0, MOST_UNCERTAIN);
  const names = new Set(named.map(({ id }) => id));
  const isUnnamed = ({ id }: Answer): boolean => !names.has(id);
  const free = [
    ...named.filter(isFree),
    ...certain.filter(isUnnamed).slice(0, Math.max(0, MOST_ANSWERS - named.length - uncertain.length)),
    ...uncertain.filter(isUnnamed).filter(isFree),
  ];
  const bound = [...named, ...uncertain.filter(isUnnamed)].filter((answer) => !isFree(answer));
  return free.length === 0 ? [] : [...free, ...bound];
}

function isFree({ condition }: Answer): boolean {
  return condition === undefined;
}

function fits({ answer, from, isHigh, hitsLying, onlyLying }: Candidate, situation: Situation): boolean {
  const { worstFrames } = situation;
  if (answer.frames > worstFrames || from !== situation.from) return false;
  if (lies(situation)) return hitsLying;
  return !onlyLying && !(isHigh && mayCrouch(situation) && situation.posture !== "not known");
}

function lies({ posture }: Situation): boolean {
  return posture === "face up" || posture === "face down";
}

/** Nothing launches an opponent who lies, as far as the movelists say. */
function onGround({ answer, ...fit }: Candidate): Candidate {
  const { total, atLeast, launch, ...rest } = answer;
  return { ...fit, answer: { ...rest, launches: false, hitsGrounded: true } };
}

/** What launches only who stands is worth its own damage against who crouches or may. */
function onCrouching(candidates: readonly Candidate[]): Candidate[] {
  const own = candidates.map((candidate): Candidate => {
    if (candidate.launchesStanding === undefined) return candidate;
    const { total, atLeast, launch, ...rest } = candidate.answer;
    return { ...candidate, answer: { ...rest, launches: false } };
  });
  return own.sort(
    ({ answer: a }, { answer: b }) =>
      Number(isFree(b)) - Number(isFree(a)) ||
      Number(b.launches) - Number(a.launches) ||
      (a.launches ? 0 : worth(b) - worth(a)),
  );
}

/** Where nobody knows how the attacker stands, highs come last, and without anything before them not at all. */
function withoutHighsFirst(candidates: Candidate[], { posture, frames }: Situation): Candidate[] {
  if (posture !== "not known") return candidates;
  const others = candidates.filter(({ isHigh }) => !isHigh);
  const isCertain = others.some(({ answer }) => answer.frames <= frames && answer.condition === undefined);
  return isCertain ? [...others, ...candidates.filter(({ isHigh }) => isHigh)] : others;
}

function byDamage({ answer: a }: Candidate, { answer: b }: Candidate): number {
  return (b.damage ?? 0) - (a.damage ?? 0) || a.frames - b.frames;
}

function givesMore(one: Answer, other: Answer): boolean {
  if (one.launches !== other.launches) return one.launches;
  return worth(one) > worth(other);
}

// Apart from the schemas of answers: pages rank answers, and would load the library of schemas with them.

/** What an answer brings in points, as far as it is known: with its combo, with the beginning of it, or alone. */
export function worth({ total, atLeast, damage = 0 }: Answer): number {
  return total ?? atLeast ?? damage;
}
