import { PLAN_RANGES } from "@tactician/contract";
import {
  type CaughtButtons,
  type CrushKind,
  caughtButtons,
  firstMoveOf,
  foldState,
  framesAsWritten,
  isCommonState,
  isFullyRead,
  isLow,
  lastMoveOf,
  type Move,
  type Movelist,
  type MoveReading,
  partsOf,
} from "@tactician/game";
import { attacksFrom } from "../character-document.ts";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
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
  "Power crush": ({ last, entry }) => (isKind("Power crush", last, entry.move) ? undefined : "has no armour"),
  Throw: ({ last }) => (last.hits.some(({ level }) => level.endsWith("throw")) ? undefined : "is no throw"),
  Stance: (played) => (isStanceMove(played) ? undefined : "neither comes out of a stance nor goes into one"),
};

/** A game plan goes from close to far, and what the frames can say about a move's role is so. */
export const gamePlan: Check = (context) => joinVerdicts([judgeRoles(context), judgeOrder(context.sheet)]);

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

type Trap = CharacterFile["traps"][number];

/** A trap's hit leaves a gap after a block, and catches the buttons that the sheet says. */
export const traps: Check = ({ sheet, movelist, read }) => {
  const byId = new Map(movelist.moves.map((move) => [move.id, move]));
  return judge(sheet.traps, (trap, n) => {
    const path = ["traps", n];
    const reading = read(trap.move);
    const [only, ...others] = reading.moves;
    if (!isFullyRead(reading) || only === undefined) return undefined;
    if (others.length > 0)
      return { path: [...path, "move"], message: `"${trap.move}" is more than one string` };
    // What is before an entry's own first hit is another entry.
    const continuing = partsOf(only.move, byId).slice(1);
    const part = continuing.findLast(
      ({ hits, ownHits }) => ownHits > 0 && hits.length - ownHits + 1 === trap.hit,
    );
    if (part === undefined)
      return { path: [...path, "hit"], message: `no part of "${trap.move}" begins with hit ${trap.hit}` };
    const fault = findFault(trap, caughtButtons(part, byId));
    return fault === undefined ? undefined : { path: [...path, "catches"], message: fault };
  });
};

function findFault({ move, hit, catches }: Trap, { jails, from }: CaughtButtons): string | undefined {
  if (jails) return `hit ${hit} of "${move}" jails, so nobody can press anything before it`;
  if (from.includes(catches)) return undefined;
  return from.length === 0
    ? `the movelist shows no gap before hit ${hit} of "${move}"`
    : `hit ${hit} of "${move}" catches buttons of ${from.join(" or ")} frames and more, not ${catches}`;
}

type DefenceEntry = CharacterFile["defence"][number];

/** The slowest move that still counts as one to press in panic. */
const PANIC_FRAMES = 14;

/** The movelist's words for what each kind rests on. */
const CRUSHES: Readonly<Record<DefenceEntry["kind"], readonly CrushKind[]>> = {
  "Power crush": ["power"],
  Parry: ["parry", "full"],
  Reversal: ["parry", "full"],
  "Low crush": ["crouch", "ground", "invincible"],
  "Jump crush": ["jump", "float", "invincible"],
  Panic: ["power", "parry", "full", "crouch", "ground", "jump", "float", "invincible"],
};

const CATCHING: ReadonlySet<DefenceEntry["kind"]> = new Set(["Parry", "Reversal"]);

/** A move of the defence has the property that it is there for; parries and reversals, and they alone, say what they take. */
export const defence: Check = ({ sheet, read }) =>
  judge(sheet.defence, ({ kind, move: text, catches }, n) => {
    const path = ["defence", n];
    const move = lastMoveOf(read(text))?.move;
    if (move === undefined) return undefined;
    if (!isKind(kind, move, text))
      return { path: [...path, "kind"], message: `nothing in the movelist makes "${text}" a ${kind} move` };
    if (CATCHING.has(kind) === (catches !== undefined)) return undefined;
    return catches === undefined
      ? { path, message: `no "catches": what does "${text}" take` }
      : { path: [...path, "catches"], message: `only parries and reversals take something` };
  });

function isKind(kind: DefenceEntry["kind"], move: Move, text: string): boolean {
  const { crush = [] } = move;
  const all = listProperties(move);
  if (crush.some((one) => CRUSHES[kind].includes(one.kind))) return true;
  if (kind === "Power crush") return all.includes("power crush");
  if (CATCHING.has(kind)) return all.includes("parry");
  const frames = kind === "Panic" ? framesAsWritten(move, text) : undefined;
  return frames !== undefined && frames <= PANIC_FRAMES;
}

type Stance = CharacterFile["stances"][number];

/** How many moves out of a stance the sheet names, where there are so many. */
const BEST_MOVES = 3;

/** The best moves out of a stance come out of it, three of them or all, and each stance says how it is left. */
export const stances: Check = (context) =>
  joinVerdicts(
    context.sheet.stances.flatMap((stance, n) => [
      judgeBest(stance, ["stances", n, "best"], context),
      judgeCount(stance, ["stances", n], context.movelist),
    ]),
  );

function judgeBest({ token, entry, best }: Stance, path: SheetPath, { read }: GuideCharacter): Verdict {
  return judge(best, (text, position) => {
    // Some movelists write what comes out of a crouch dash by its motion, Kazuya's `f,n,d,df+1+2`, and know no `CD`.
    if (entry.some((way) => !/\d/.test(way) && text.startsWith(`${way} `))) return undefined;
    const reading = read(text);
    const first = firstMoveOf(reading);
    if (first === undefined) return undefined;
    const states = [...(first.move.from ?? []), ...reading.tokens.slice(0, first.end).map(({ id }) => id)];
    if (states.some((state) => foldState(state) === foldState(token))) return undefined;
    return { path: [...path, position], message: `"${text}" does not start in ${token}` };
  });
}

function judgeCount({ token, best, exit }: Stance, path: SheetPath, movelist: Movelist): Verdict {
  return judge([token], () => {
    const least = Math.min(BEST_MOVES, attacksFrom(token, movelist).length);
    if (best.length < least || best.length > BEST_MOVES)
      return { path: [...path, "best"], message: `${best.length} best moves out of ${token}, not ${least}` };
    return exit === undefined ? { path, message: `no "exit": how is ${token} left` } : undefined;
  });
}
