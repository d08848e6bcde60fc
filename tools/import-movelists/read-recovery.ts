import { type Reading, read, unread } from "./reading.ts";

export interface RecoveryFacts {
  frames?: number;
  into?: string;
}

/** Reads `r19`, `r31?`, `27`, `r24 FC`, `BT`, `r12 1SS`, `FC BT`: frames, and the state or states it ends in. `r` alone says nothing. */
export function readRecovery(source: string): Reading<RecoveryFacts | undefined> {
  const facts: RecoveryFacts = {};
  const states: string[] = [];
  const text = source.replaceAll("?", "").trim();
  for (const word of text.split(/\s+/)) {
    const state = word.replace(/^\((.*)\)$/, "$1");
    const frames = /^r?(\d+)$/.exec(word)?.[1];
    if (frames !== undefined && facts.frames === undefined) facts.frames = Number(frames);
    else if (/^(?:[A-Z]{2,4}|fc|hFC|\dSS)$/.test(state)) states.push(state.replace(/^fc$/, "FC"));
    else if (word !== "r" && word !== "") return unread(`"${word}" is neither frames nor a state`);
  }
  if (states.length > 0) facts.into = states.join(" ");
  const isEmpty = facts.frames === undefined && facts.into === undefined;
  return read(isEmpty ? undefined : facts, source.includes("?"));
}

/** Reads total frames, `41` or `41?`. */
export function readTotalFrames(source: string): Reading<number> {
  const match = /^(\d+)(\?)?$/.exec(source.trim());
  return match === null ? unread("not one number") : read(Number(match[1]), match[2] !== undefined);
}

/** Reads a reach in metres, `2.15`; `2.50~` is at least as far. */
export function readReach(source: string): Reading<number> {
  const match = /^(\d+(?:\.\d+)?)(~)?$/.exec(source.trim());
  return match === null ? unread("not one number") : read(Number(match[1]), match[2] !== undefined);
}
