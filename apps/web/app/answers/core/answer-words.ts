import { type Answer, metresWords } from "@tactician/game";
import * as words from "../words.ts";

/**
 * What to press brings, and what it needs: `15 frames · launches, about 62`, `12 frames · 33 damage, +8 on hit · only in Heat`. What
 * decides between two answers is said: points, what follows, what it costs, Heat, and the advantage after the hit.
 */
export function answerWords(answer: Answer): string {
  return [framesWords(answer), gainWords(answer), ...caveatWords(answer)]
    .filter((part) => part !== undefined)
    .join(" · ");
}

/** How far it reaches and who says that it works: `close, from a player's sheet`, `range not known, by frames`. */
export function evidenceWords(answer: Answer): string {
  return `${reachWords(answer)}, ${sourceWords(answer)}`;
}

/**
 * Points of an answer for a column, and in words: `~62`, `about 62 damage`; of a hit with what is guaranteed behind it both together.
 * Nothing where nobody knows.
 */
export function damageOf({
  launches,
  floats,
  total,
  atLeast,
  damage,
  follows,
}: Answer): { readonly text: string; readonly spoken: string } | undefined {
  if (launches || floats) {
    if (total !== undefined) return { text: `~${total}`, spoken: words.aboutDamage(total) };
    return atLeast === undefined ? undefined : { text: `${atLeast}+`, spoken: words.atLeastDamage(atLeast) };
  }
  const points = damage === undefined ? undefined : damage + (follows?.damage ?? 0);
  return points === undefined ? undefined : { text: `${points}`, spoken: words.damage(points) };
}

/** When it is pressed and what it needs, where that is more than a block: `after ducking`, `just frame`. */
export function caveatWords(answer: Answer): string[] {
  return [...momentWords(answer), ...needWords(answer)];
}

function framesWords({ frames }: Answer): string | undefined {
  return frames === undefined ? undefined : words.frames(frames);
}

function gainWords(answer: Answer): string | undefined {
  const { launches, floats, damage, selfDamage } = answer;
  const gain = launches || floats ? launchWords(answer) : damage && words.damage(damage);
  const follows = launches || floats ? [] : afterWords(answer);
  const cost = selfDamage === undefined ? [] : [words.costs(selfDamage)];
  return [...(gain ? [gain] : []), ...follows, ...cost].join(", ") || undefined;
}

function launchWords({ floats, total, totalIsEasier, unplayed, atLeast }: Answer): string {
  const parts: string[] = [floats ? words.floats : words.launches];
  if (total !== undefined) parts.push((totalIsEasier ? words.aboutByEasierRoute : words.about)(total));
  else if (atLeast !== undefined) parts.push(words.atLeast(atLeast));
  if (unplayed) parts.push(words.untested);
  return parts.join(", ");
}

/** What is guaranteed behind a hit, and what the hit leaves. */
function afterWords({ follows, engages, onHit, downs }: Answer): string[] {
  const parts: string[] = [];
  if (follows?.damage !== undefined) parts.push(words.thenGuaranteed(follows.damage));
  if (engages || follows?.engages) parts.push(words.heatEngager);
  if (follows === undefined && onHit !== undefined)
    parts.push(downs ? words.knocksDown : words.onHit(`${onHit > 0 ? "+" : ""}${onHit}`));
  return parts;
}

/** When it is pressed, where that is not after the whole move was blocked. */
function momentWords({ beforeHit, ducked, catchesHit, hitsGrounded }: Answer): string[] {
  const parts: string[] = [];
  if (beforeHit !== undefined) parts.push(words.beforeHit(beforeHit));
  if (ducked) parts.push(words.afterDucking);
  if (catchesHit !== undefined) parts.push(words.catchesHit(catchesHit));
  if (hitsGrounded) parts.push(words.hitsGrounded);
  return parts;
}

function needWords({ condition = [], resource, manner = [], execution, onlyIfEarly }: Answer): string[] {
  const parts: string[] = manner.map((one) => words.MANNERS[one]);
  if (execution === "hard") parts.push(words.hardToDo);
  if (execution === "fast") parts.push(words.atOnce);
  if (condition.includes("heat")) parts.push(words.onlyInHeat);
  if (condition.includes("resource")) parts.push(words.onlyWith(resource));
  if (onlyIfEarly) parts.push(words.onlyIfEarly);
  return parts;
}

function reachWords({ reach, metres }: Answer): string {
  if (reach === "close") return words.upClose;
  if (reach === "far") return words.fromFar;
  return metres === undefined ? words.rangeUnknown : words.reaches(metresWords(metres));
}

function sourceWords({ sources }: Answer): string {
  if (sources.includes("matchup")) return words.fromPlayer;
  return sources.includes("sheet") ? words.fromSheet : words.byFrames;
}
