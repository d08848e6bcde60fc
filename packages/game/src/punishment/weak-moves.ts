import type { Hit, HitLevel, Move, Movelist, StringLink } from "../move.ts";
import { blockSituation } from "./block-situation.ts";
import type { BlockSituation, WayOut } from "./matchup-parts.ts";

/** From here on the fastest jab punishes. */
export const UNSAFE_FRAMES = 10;
/** From here on most characters launch. */
const LAUNCH_PUNISHABLE_FRAMES = 15;

/** What gets in between with less is no move that everybody has. */
const FASTEST_JAB = 10;

/** A move that an opponent can do something about. */
export interface WeakMove {
  readonly move: Move;
  readonly situation: BlockSituation | undefined;
  readonly isUnsafe: boolean;
  readonly waysOut: WayOut[];
}

const DUCKABLE: ReadonlySet<HitLevel> = new Set(["high", "high throw"]);

/**
 * Every move of a character that is -10 or worse on block, or that can be ducked, stepped or interrupted on its way, or that
 * jails, which one must know not to duck. Worst first: launch punishable, then the other unsafe ones, then the rest.
 */
export function listWeakMoves({ moves }: Movelist): WeakMove[] {
  return moves
    .map(toWeakMove)
    .filter(({ isUnsafe, waysOut }) => isUnsafe || waysOut.length > 0)
    .sort((a, b) => rank(a) - rank(b) || framesOf(b) - framesOf(a) || byCommand(a, b));
}

function toWeakMove(move: Move): WeakMove {
  const situation = blockSituation(move);
  return {
    move,
    situation,
    isUnsafe: (situation?.frames ?? 0) >= UNSAFE_FRAMES,
    waysOut: waysOutOf(move),
  };
}

/** Only its own hits count: what its parents do is said in their rows. */
function waysOutOf({ hits, ownHits, parent, links = [], whiffsTo = [] }: Move): WayOut[] {
  const ways: WayOut[] = [];
  const firstOwn = parent === undefined ? hits.length : hits.length - ownHits;
  const jails = links.some(({ kind }) => kind === "jails");
  for (const [place, { level }] of hits.entries()) {
    if (place >= firstOwn && isDuckable(level, hits[place - 1], jails))
      ways.push({ kind: "duck", hit: place + 1 });
  }
  const gap = links.find(
    ({ kind, on, startupFrames = FASTEST_JAB }) =>
      kind === "interruptible" && on !== "hit" && startupFrames >= FASTEST_JAB,
  );
  if (gap !== undefined) ways.push(interruptionOf(gap));
  if (whiffsTo.length > 0) ways.push({ kind: "step", sides: whiffsTo });
  if (jails) ways.push({ kind: "jails" });
  return ways;
}

/** A high after a hit that was blocked standing; one that jails comes too fast to duck. */
function isDuckable(level: HitLevel, before: Hit | undefined, jails: boolean): boolean {
  return before !== undefined && DUCKABLE.has(level) && !jails;
}

function interruptionOf({ fromHit, startupFrames }: StringLink): WayOut {
  return {
    kind: "interrupt",
    ...(fromHit === undefined ? {} : { hit: fromHit + 1 }),
    ...(startupFrames === undefined ? {} : { startupFrames }),
  };
}

function rank({ situation, isUnsafe }: WeakMove): number {
  if (!isUnsafe || situation === undefined) return 2;
  return situation.frames >= LAUNCH_PUNISHABLE_FRAMES ? 0 : 1;
}

function framesOf({ situation }: WeakMove): number {
  return situation?.frames ?? 0;
}

function byCommand(a: WeakMove, b: WeakMove): number {
  return a.move.command < b.move.command ? -1 : 1;
}
