import { type Answer, metresWords } from "@tactician/game";

const MANNERS: Readonly<Record<NonNullable<Answer["manner"]>[number], string>> = {
  "just frame": "just frame",
  charged: "charged",
  "crouch dash": "from a crouch dash",
  dash: "with a dash",
};

/**
 * What to press brings, and what it needs: `15 frames · launches, about 62`, `12 frames · 33 damage, +8 on hit · only in Heat`. What
 * decides between two answers is said: points, what follows, what it costs, Heat, and the advantage after the hit.
 */
export function answerWords(answer: Answer): string {
  return [framesWords(answer), gainWords(answer), ...caveatWords(answer)]
    .filter((words) => words !== undefined)
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
}: Answer): { readonly text: string; readonly words: string } | undefined {
  if (launches || floats) {
    if (total !== undefined) return { text: `~${total}`, words: `about ${total} damage` };
    return atLeast === undefined ? undefined : { text: `${atLeast}+`, words: `${atLeast} damage and more` };
  }
  const points = damage === undefined ? undefined : damage + (follows?.damage ?? 0);
  return points === undefined ? undefined : { text: `${points}`, words: `${points} damage` };
}

/** When it is pressed and what it needs, where that is more than a block: `after ducking`, `just frame`. */
export function caveatWords(answer: Answer): string[] {
  return [...momentWords(answer), ...needWords(answer)];
}

function framesWords({ frames }: Answer): string | undefined {
  return frames === undefined ? undefined : `${frames} frames`;
}

function gainWords(answer: Answer): string | undefined {
  const { launches, floats, damage, selfDamage } = answer;
  const gain = launches || floats ? launchWords(answer) : damage && `${damage} damage`;
  const follows = launches || floats ? [] : afterWords(answer);
  const cost = selfDamage === undefined ? [] : [`costs you ${selfDamage}`];
  const words = [...(gain ? [gain] : []), ...follows, ...cost];
  return words.length === 0 ? undefined : words.join(", ");
}

function launchWords({ floats, total, totalIsEasier, unplayed, atLeast }: Answer): string {
  const words = [floats ? "floats" : "launches"];
  if (total !== undefined) words.push(`about ${total}${totalIsEasier ? " by the easier route" : ""}`);
  else if (atLeast !== undefined) words.push(`${atLeast} and more`);
  if (unplayed) words.push("route untested");
  return words.join(", ");
}

/** What is guaranteed behind a hit, and what the hit leaves. */
function afterWords({ follows, engages, onHit, downs }: Answer): string[] {
  const words: string[] = [];
  if (follows?.damage !== undefined) words.push(`then ${follows.damage} guaranteed`);
  if (engages || follows?.engages) words.push("Heat Engager");
  if (follows === undefined && onHit !== undefined)
    words.push(downs ? "knocks down" : `${onHit > 0 ? "+" : ""}${onHit} on hit`);
  return words;
}

/** When it is pressed, where that is not after the whole move was blocked. */
function momentWords({ beforeHit, ducked, catchesHit, hitsGrounded }: Answer): string[] {
  const words: string[] = [];
  if (beforeHit !== undefined) words.push(`before hit ${beforeHit}`);
  if (ducked) words.push("after ducking");
  if (catchesHit !== undefined) words.push(`catches hit ${catchesHit}`);
  if (hitsGrounded) words.push("hits them on the ground");
  return words;
}

function needWords({ condition = [], resource, manner = [], execution, onlyIfEarly }: Answer): string[] {
  const words = manner.map((one) => MANNERS[one]);
  if (execution === "hard") words.push("hard to do");
  if (execution === "fast") words.push("at once");
  if (condition.includes("heat")) words.push("only in Heat");
  if (condition.includes("resource")) words.push(`only with ${resource ?? "its resource"}`);
  if (onlyIfEarly) words.push("only if you blocked it as early as possible");
  return words;
}

function reachWords({ reach, metres }: Answer): string {
  if (reach === "close") return "only up close";
  if (reach === "far") return "from far too";
  return metres === undefined ? "range not known" : `reaches ${metresWords(metres)}`;
}

function sourceWords({ sources }: Answer): string {
  if (sources.includes("matchup")) return "from a player's sheet";
  return sources.includes("sheet") ? "from the sheet" : "by frames";
}
