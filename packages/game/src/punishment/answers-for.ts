import { defined } from "../defined.ts";
import type { Answer, Candidate, Situation } from "./answer-parts.ts";
import { mayCrouch } from "./situations.ts";
import { byGain, losesTurn, worth } from "./worth.ts";

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
    : withoutHighsFirst(onPosture(standing, situation), situation);
  const certain = fitting
    .filter(({ answer }) => answer.frames <= situation.frames && answer.condition === undefined)
    .map(({ answer }) => answer);
  const [best] = certain;
  const uncertain = fitting
    .filter(({ answer }) => !certain.includes(answer))
    .map(
      ({ answer }): Answer => (answer.frames <= situation.frames ? answer : { ...answer, onlyIfEarly: true }),
    )
    .filter((answer) => best === undefined || givesMore(answer, best))
    // What only needs luck is not crowded out by what needs a stock.
    .sort((a, b) => Number(isFree(b)) - Number(isFree(a)))
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

/**
 * Whether a character punishes a blocked move by frames: the one rule that pages, changes, drills and counts go by. What a sheet names
 * against a move is not asked, because it may rest on a duck or a gap.
 */
export function canPunish(situation: Situation, me: { readonly candidates: readonly Candidate[] }): boolean {
  return answersFor(situation, me.candidates, []).length > 0;
}

function isFree({ condition }: Answer): boolean {
  return condition === undefined;
}

function fits({ answer, from, isHigh, hitsLying, onlyLying }: Candidate, situation: Situation): boolean {
  const { worstFrames } = situation;
  if (answer.frames > worstFrames || from !== situation.from) return false;
  if (lies(situation)) return hitsLying === true;
  return !onlyLying && !(isHigh && mayCrouch(situation) && situation.posture !== "not known");
}

function lies({ posture }: Situation): boolean {
  return posture === "face up" || posture === "face down";
}

/** Nothing launches an opponent who lies, as far as the movelists say. */
function onGround({ answer, ...fit }: Candidate): Candidate {
  const damage = fit.lyingDamage ?? answer.damage;
  return { ...fit, answer: { ...withoutLaunch(answer), ...defined({ damage }), hitsGrounded: true } };
}

/** What launches only who stands, or who looks this way, is worth its own damage against others. */
function onPosture(candidates: Candidate[], situation: Situation): Candidate[] {
  const isBehind = situation.posture === "back turned";
  if (!isBehind && !mayCrouch(situation)) return candidates;
  const own = candidates.map((candidate): Candidate => {
    const { launchesStanding, launchesFacing } = candidate;
    if ((isBehind ? launchesFacing : launchesStanding) === undefined) return candidate;
    return { ...candidate, answer: withoutLaunch(candidate.answer) };
  });
  return own.sort(
    ({ answer: a }, { answer: b }) =>
      Number(isFree(b)) - Number(isFree(a)) ||
      Number(b.launches) - Number(a.launches) ||
      (a.launches ? 0 : byGain(a, b)),
  );
}

/** What is left of an answer where the opponent is not launched: what follows, what it leaves and Heat are of the hit on who stands. */
function withoutLaunch({
  total,
  totalIsEasier,
  unplayed,
  atLeast,
  launch,
  follows,
  ...rest
}: Candidate["answer"]): Candidate["answer"] {
  return { ...rest, launches: false };
}

/** Where nobody knows how the attacker stands, highs come last, and without anything before them not at all. */
function withoutHighsFirst(candidates: Candidate[], { posture, frames }: Situation): Candidate[] {
  if (posture !== "not known") return candidates;
  const others = candidates.filter(({ isHigh }) => !isHigh);
  const isCertain = others.some(({ answer }) => answer.frames <= frames && answer.condition === undefined);
  return isCertain ? [...others, ...candidates.filter(({ isHigh }) => isHigh)] : others;
}

function byDamage({ answer: a }: Candidate, { answer: b }: Candidate): number {
  return Number(losesTurn(a)) - Number(losesTurn(b)) || worth(b) - worth(a) || a.frames - b.frames;
}

function givesMore(one: Answer, other: Answer): boolean {
  if (one.launches !== other.launches) return one.launches;
  if (losesTurn(one) !== losesTurn(other)) return losesTurn(other);
  return worth(one) > worth(other);
}
