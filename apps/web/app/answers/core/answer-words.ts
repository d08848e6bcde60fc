import { type Answer, metresWords } from "@tactician/game";

const MANNERS: Readonly<Record<NonNullable<Answer["manner"]>[number], string>> = {
  "just frame": "just frame",
  charged: "charged",
  "crouch dash": "from a crouch dash",
  dash: "with a dash",
};

/** What to press brings, and what it needs: `15 frames · launches, about 62`, `12 frames · 33 damage · only in Heat`. */
export function answerWords(answer: Answer): string {
  return [framesWords(answer), gainWords(answer), ...momentWords(answer), ...needWords(answer)]
    .filter((words) => words !== undefined)
    .join(" · ");
}

/** How far it reaches and who says that it works: `close, from a player's sheet`, `range not known, by frames`. */
export function evidenceWords(answer: Answer): string {
  return `${reachWords(answer)}, ${sourceWords(answer)}`;
}

function framesWords({ frames }: Answer): string | undefined {
  return frames === undefined ? undefined : `${frames} frames`;
}

function gainWords({ launches, floats, total, atLeast, damage }: Answer): string | undefined {
  if (launches || floats) {
    const words = floats ? "floats" : "launches";
    if (total !== undefined) return `${words}, about ${total}`;
    return atLeast === undefined ? words : `${words}, ${atLeast} and more`;
  }
  return damage === undefined || damage === 0 ? undefined : `${damage} damage`;
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
