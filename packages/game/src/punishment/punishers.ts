import type { Advantage, Hit, Move, Movelist } from "../move.ts";
import { foldState, isCrouched } from "../states.ts";
import type { BlockSituation, Posture, Punisher } from "./matchup-parts.ts";

/**
 * Frames that the inputs of a crouch dash cost, because they cannot be buffered during block stun: f, n, d take one each,
 * so an 11-frame electric punishes what is -14.
 */
const CROUCH_DASH_FRAMES = 3;

/** Slower than this, blocked moves that leave the time for it are known for it. */
const SLOWEST_FRAMES = 25;
/** A launcher leaves the opponent in the air for this long, or up to a landing that is still this much of an advantage. */
const LAUNCH_FRAMES = 24;
const LAUNCH_RECOVERED_FRAMES = 18;

const EXCLUDED_PROPERTIES: ReadonlySet<string> = new Set(["rage art", "heat smash", "heat burst"]);

/** Every punisher of a character, the fastest first, of equals the strongest. */
export function listPunishers({ moves }: Movelist): Punisher[] {
  return moves
    .flatMap((move) => toPunisher(move) ?? [])
    .sort((a, b) => a.frames - b.frames || (b.damage ?? 0) - (a.damage ?? 0));
}

/** What of a punisher decides whether it fits. */
type Fit = Pick<Punisher, "frames" | "posture" | "isHigh">;

/** Those of a sorted list that fit a situation, in its order. The page and the tests of all pairs share this rule. */
export function punishersFor<Entry extends Fit>(
  punishers: readonly Entry[],
  situation: BlockSituation,
): Entry[] {
  return punishers.filter(
    ({ frames, posture, isHigh }) =>
      frames <= situation.frames && posture === situation.posture && !(isHigh && situation.isLow),
  );
}

function toPunisher(move: Move): Punisher | undefined {
  const { hits, damage } = move;
  const first = hits[0];
  const posture = postureOf(move);
  const command = playedCommand(move);
  const frames = punishableFrames(move);
  if (first === undefined || posture === undefined || command === undefined) return undefined;
  if (!isSafeToCount(move, first)) return undefined;
  if (frames === undefined || frames > SLOWEST_FRAMES) return undefined;
  return {
    command,
    frames,
    posture,
    isHigh: first.level === "high",
    ...(damage === undefined ? {} : { damage }),
    launches: isLaunch(move.hit),
  };
}

/** Where the move starts from, when block stun ends there; stances, sidesteps and running starts have to be entered first. */
function postureOf(move: Move): Posture | undefined {
  if (/^f f f\b/.test(move.command)) return undefined;
  const [state, ...others] = (move.from ?? []).filter((from) => foldState(from) !== "cd");
  if (state === undefined) return "standing";
  return others.length === 0 && isCrouched(state) ? "crouching" : undefined;
}

/** Whether all of it is guaranteed without Heat, and nothing of it is a throw, which can be broken. */
function isSafeToCount(move: Move, first: Hit): boolean {
  if (move.properties.some((property) => EXCLUDED_PROPERTIES.has(property))) return false;
  if (first.level.endsWith("throw") || (move.throwBreak ?? []).length > 0) return false;
  if (move.availableOn !== undefined || move.damage === 0 || / heat\b/.test(move.command)) return false;
  if (move.parent === undefined) return true;
  return (move.links ?? []).some(
    ({ kind, fromHit, when, airborne }) =>
      kind === "combo" && fromHit === 1 && when === undefined && airborne === undefined,
  );
}

/** Frames of disadvantage that the move punishes, or `undefined` where the movelist gives no startup. */
export function punishableFrames({ startup, from = [], command }: Move): number | undefined {
  if (startup === undefined) return undefined;
  const isCrouchDash = from.some((state) => foldState(state) === "cd") || command.startsWith("f n d df");
  return startup.min + (isCrouchDash ? CROUCH_DASH_FRAMES : 0);
}

/** As it is done from standing: `f n d df just 2` rather than `cd df just 2`; none for a dash that has other inputs. */
function playedCommand({ command, aliases = [] }: Move): string | undefined {
  if (!/^cd\b/i.test(command)) return command;
  return aliases.find((alias) => alias.startsWith("f n d df"));
}

/** Whether a hit with this advantage leaves the opponent in the air for long enough to go on. */
export function isLaunch(hit: Advantage | undefined): boolean {
  if (hit?.effects?.includes("airborne") !== true) return false;
  return hit.recovered === undefined
    ? hit.min >= LAUNCH_FRAMES
    : hit.recovered.min >= LAUNCH_RECOVERED_FRAMES;
}
