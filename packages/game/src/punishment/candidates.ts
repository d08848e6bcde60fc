import type { Move, Movelist } from "../move.ts";
import type { Answer, Candidate, Launch } from "./answer-parts.ts";
import { framesFromBlock, mannerOf } from "./frames-from-block.ts";
import { isGuaranteed, type MovesById } from "./guaranteed.ts";
import { airTimeLaunch } from "./launches.ts";
import { leavesCrouch } from "./leaves-crouch.ts";
import { publicMoveId } from "./public-move-id.ts";
import { type Start, startsOf } from "./start-of.ts";
import { worth } from "./worth.ts";

/** Slower than this, blocked moves that leave the time for it are known for it. */
const SLOWEST_FRAMES = 30;

const EXCLUDED_PROPERTIES: ReadonlySet<string> = new Set(["rage art", "heat burst"]);

/** One punisher of a sheet: as it is written there, under how many frames, and how far away where it says so. */
export interface Recommendation {
  readonly text: string;
  readonly frames: number;
  readonly reach: Answer["reach"];
}

/** What a sheet knows about the punishers of its character, by the movelist's ids. */
export interface SheetPunishment {
  /**
   * Moves that combos of the sheet start with on a normal hit: as the sheet writes them (`ws 3 holdd`), the combo after it, and
   * the total of both where it can be estimated, or that of its beginning, up to the first step without a known rule.
   */
  readonly launchers: ReadonlyMap<
    string,
    {
      readonly text: string;
      readonly route: readonly string[];
      readonly total?: number;
      readonly atLeast?: number;
    }
  >;
  /** Moves that it recommends as punishers, from standing and from crouch. */
  readonly recommended: ReadonlyMap<string, Readonly<Partial<Record<Candidate["from"], Recommendation>>>>;
}

/**
 * Everything that a character can press after block, the best first: what launches by a combo of the sheet, what launches
 * by air time, then the most damage, then the fastest. What has a condition comes last. `name` begins the ids, `Devil Jin`.
 */
export function listCandidates(
  { moves }: Pick<Movelist, "moves">,
  name: string,
  sheet: SheetPunishment,
): Candidate[] {
  const byId = new Map(moves.map((move) => [move.id, move]));
  const all = moves.flatMap((move) => candidatesOf(move, byId, name, sheet)).sort(byWorth);
  return all.filter((one, place) => !all.slice(0, place).some((other) => replaces(other, one)));
}

function candidatesOf(move: Move, byId: MovesById, name: string, sheet: SheetPunishment): Candidate[] {
  const [first] = move.hits;
  if (first === undefined || !isStrike(move)) return [];
  const recommended = sheet.recommended.get(move.id);
  // Players would not recommend what does not connect, whether the notes say so or not.
  if (!isGuaranteed(move, byId) && recommended === undefined) return [];
  const delay = isPlainForm(move, byId) ? 1 : 0;
  const comesOut = leavesCrouch(move, byId, recommended?.crouching !== undefined);
  return startsOf(move, comesOut).flatMap((start) => {
    const answer = toAnswer(move, start, delay, name, sheet);
    if (answer === undefined) return [];
    const { from, isGrounded: onlyLying } = start;
    return {
      answer,
      from,
      isHigh: first.level === "high",
      hitsLying: first.grounded === true || onlyLying,
      onlyLying,
    };
  });
}

/**
 * Whether a crouch dash has a just frame too: that presses the button with the last direction, the plain form a frame later, 14
 * and 15 in the movelist of Devil Jin.
 */
function isPlainForm({ command, justFrame }: Move, byId: MovesById): boolean {
  if (justFrame === true || mannerOf(command) !== "crouch dash") return false;
  const just = command.replace(/ (?=[1-4]$)/, " just ");
  return [...byId.values()].some((other) => other.justFrame === true && other.command === just);
}

function toAnswer(
  move: Move,
  start: Start,
  delay: number,
  name: string,
  sheet: SheetPunishment,
): Candidate["answer"] | undefined {
  const least = framesFromBlock(move, start.command);
  if (least === undefined) return undefined;
  const recommended = sheet.recommended.get(move.id)?.[start.from];
  const manner = mannersOf(move, start.command);
  // What is hard to press counts the frames at which players rely on it.
  const frames = Math.max(least + delay, manner.length === 0 ? 0 : (recommended?.frames ?? 0));
  if (frames > SLOWEST_FRAMES) return undefined;
  const launch = start.isGrounded ? undefined : launchOf(move, sheet);
  const { total, atLeast } = sheet.launchers.get(move.id) ?? {};
  return {
    move: heldCommand(sheet.launchers.get(move.id)?.text, recommended?.text) ?? start.command,
    id: publicMoveId(name, move.id),
    frames,
    ...(move.damage === undefined ? {} : { damage: move.damage }),
    ...(launch === undefined || total === undefined ? {} : { total }),
    ...(launch === undefined || atLeast === undefined ? {} : { atLeast }),
    launches: launch !== undefined,
    ...(launch === undefined ? {} : { launch }),
    ...(start.condition.length === 0 ? {} : { condition: [...start.condition] }),
    ...(start.resource === undefined ? {} : { resource: start.resource }),
    ...(manner.length === 0 ? {} : { manner }),
    reach: recommended?.reach ?? "not known",
    ...(move.reach === undefined ? {} : { metres: move.reach }),
    sources: [...(recommended === undefined ? [] : (["sheet"] as const)), "movelist"],
  };
}

/** A strike that hits who stands on the ground: no throw, which can be broken, and nothing that needs more than a hit before it. */
function isStrike({
  hits,
  parent,
  properties,
  throwBreak = [],
  availableOn,
  damage,
  onlyAgainst,
}: Move): boolean {
  if (properties.some((property) => EXCLUDED_PROPERTIES.has(property))) return false;
  if (damage === 0 || onlyAgainst !== undefined) return false;
  if (parent !== undefined && availableOn?.includes("hit") === false) return false;
  return throwBreak.length === 0 && hits[0]?.level.endsWith("throw") === false;
}

function launchOf(move: Move, { launchers }: SheetPunishment): Launch | undefined {
  const combo = launchers.get(move.id);
  return combo === undefined ? airTimeLaunch(move) : { reason: "combo", route: [...combo.route] };
}

function mannersOf(move: Move, command: string): NonNullable<Answer["manner"]> {
  const dash = mannerOf(command);
  return [
    ...(move.justFrame === true || /\bjust\b/.test(move.command) ? (["just frame"] as const) : []),
    ...(move.charge === "charged" ? (["charged"] as const) : []),
    ...(dash === undefined ? [] : [dash]),
  ];
}

/** As the sheet writes it, where a direction is held at the end: only then the combo follows, or the stance. */
function heldCommand(...texts: (string | undefined)[]): string | undefined {
  return texts.find((text) => text !== undefined && /\bhold/.test(text));
}

function byWorth({ answer: a }: Candidate, { answer: b }: Candidate): number {
  return (
    rank(a) - rank(b) ||
    worth(b) - worth(a) ||
    effort(a) - effort(b) ||
    a.frames - b.frames ||
    Number(isRecommended(b)) - Number(isRecommended(a))
  );
}

function isRecommended({ sources }: Answer): boolean {
  return sources.includes("sheet");
}

function rank({ condition, launch }: Answer): number {
  if (condition !== undefined) return 3;
  if (launch === undefined) return 2;
  return launch.reason === "combo" ? 0 : 1;
}

function effort({ manner = [] }: Answer): number {
  return manner.length;
}

/**
 * Whether one that is worth as much or more leaves no reason for another: it is as fast, hits wherever the other does; or it
 * is pressed the same way, because the movelist has it under two names.
 */
function replaces(better: Candidate, other: Candidate): boolean {
  if (better.from !== other.from) return false;
  if (better.answer.move === other.answer.move) return true;
  if (isRecommended(other.answer)) return false;
  if (effort(better.answer) > effort(other.answer) || better.onlyLying !== other.onlyLying) return false;
  if ((better.isHigh && !other.isHigh) || (!better.hitsLying && other.hitsLying)) return false;
  if (!better.answer.launches && other.answer.launches) return false;
  return (
    better.answer.frames <= other.answer.frames && (other.answer.metres ?? 0) <= (better.answer.metres ?? 0)
  );
}
