import { PLAN_RANGES } from "@tactician/contract";
import {
  firstMoveOf,
  framesAsWritten,
  isCommonState,
  lastMoveOf,
  type Move,
  type MoveReading,
} from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { isLow } from "./hit-levels.ts";
import { listProperties } from "./move-properties.ts";

type Entry = CharacterFile["gamePlan"][number];

/** Slower than that, a poke is seen coming; worse on block than that, it is punished. */
const POKE_FRAMES = 16;
const POKE_ON_BLOCK = -9;

interface Played {
  readonly entry: Entry;
  readonly reading: MoveReading;
  readonly first: Move;
  readonly last: Move;
  readonly context: GuideCharacter;
}

/** What the frame data must show of a role, as a message where it does not; roles that it cannot show are not here. */
const ROLES: Readonly<Partial<Record<Entry["role"], (played: Played) => string | undefined>>> = {
  Poke: findPokeFault,
  Low: ({ last }) => (last.hits.some(({ level }) => isLow(level)) ? undefined : "has no low hit"),
  Homing: ({ last }) => (listProperties(last).includes("homing") ? undefined : "is not homing"),
  "Counter hit": ({ last, context }) =>
    isBetterOnCounterHit(last, context) ? undefined : "does no more on counter hit than on hit",
  "Power crush": ({ last }) => (isPowerCrush(last) ? undefined : "has no armour"),
  Throw: ({ last }) => (last.hits.some(({ level }) => level.endsWith("throw")) ? undefined : "is no throw"),
  Stance: (played) => (isStanceMove(played) ? undefined : "neither comes out of a stance nor goes into one"),
};

/** A game plan goes from close to far, and what the frames can say about a move's role is so. */
export const gamePlan: Check = {
  id: "game-plan",
  label: "each move of the game plan can do what it is there for",
  check: (context) => joinVerdicts([judgeRoles(context), judgeOrder(context.sheet)]),
};

function judgeRoles(context: GuideCharacter): Verdict {
  return judge(context.sheet.gamePlan, (entry, n) => {
    const reading = context.read(entry.move);
    const first = firstMoveOf(reading)?.move;
    const last = lastMoveOf(reading)?.move;
    if (first === undefined || last === undefined) return undefined;
    const fault = ROLES[entry.role]?.({ entry, reading, first, last, context });
    return fault === undefined
      ? undefined
      : { path: ["gamePlan", n, "role"], message: `"${entry.move}" ${fault}, so it is no ${entry.role}` };
  });
}

function judgeOrder({ gamePlan: entries }: CharacterFile): Verdict {
  return judge(entries, ({ range }, n) => {
    const before = entries[n - 1]?.range;
    if (before === undefined || PLAN_RANGES.indexOf(range) >= PLAN_RANGES.indexOf(before)) return undefined;
    return { path: ["gamePlan", n, "range"], message: `a ${range} move stands behind a ${before} one` };
  });
}

function findPokeFault({ entry, reading, first, last }: Played): string | undefined {
  const frames = framesAsWritten(first, reading.text);
  if (frames !== undefined && frames > POKE_FRAMES) return `takes ${frames} frames`;
  const onBlock = last.block?.min;
  if (onBlock === undefined || onBlock >= POKE_ON_BLOCK || /unsafe|punish/i.test(entry.why)) return undefined;
  return `is ${onBlock} on block and "why" does not say that it is unsafe`;
}

function isPowerCrush(move: Move): boolean {
  return (
    listProperties(move).includes("power crush") || move.crush?.some(({ kind }) => kind === "power") === true
  );
}

/** By its own value, by what it does then, or because the rest of the string connects then. */
function isBetterOnCounterHit(move: Move, { movelist }: GuideCharacter): boolean {
  const { counterHit, counterHitProperties = [] } = move;
  const strings = movelist.moves.filter(({ parent }) => parent === move.id);
  return (
    counterHit !== undefined ||
    counterHitProperties.length > 0 ||
    [move, ...strings].some(({ links = [] }) => links.some(({ kind }) => kind === "counter-hit combo"))
  );
}

function isStanceMove({ entry, reading, first, last, context }: Played): boolean {
  const { stances } = context.sheet;
  const states = [
    ...(first.from ?? []),
    ...(last.from ?? []),
    ...(last.transitions ?? []).map(({ into }) => into),
    ...reading.moves.flatMap(({ into }) => into ?? []),
  ];
  return (
    states.some(
      (state) => !isCommonState(state) || stances.some(({ token }) => token === state.toUpperCase()),
    ) || stances.some(({ entry: entries }) => entries.includes(entry.move))
  );
}
