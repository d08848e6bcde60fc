import { defined } from "../defined.ts";
import type { Move } from "../move.ts";
import { foldState, isCrouched } from "../states.ts";
import type { Answer, Situation } from "./answer-parts.ts";

/** One way to do a move, seen from the end of block stun. */
export interface Start {
  readonly from: Situation["from"];
  readonly command: string;
  readonly condition: NonNullable<Answer["condition"]>;
  readonly resource?: string;
  /** It does nothing to who stands (`otg`). */
  readonly isGrounded: boolean;
}

/**
 * Stocks and installs that a character may hold while standing: Starburst, Warrior Instinct, and others that the movelists
 * write like a stance. A move out of anything else that is not named below cannot be done out of block stun.
 */
export const RESOURCES: ReadonlySet<string> = new Set("STB GRF WAR NWG NSS SNE GMC ORB".split(" "));

/** The inputs alone, of what begins with a stock: `WAR f f 2` is dashed too. */
function withoutResource(command: string): string {
  const [first = "", ...inputs] = command.split(" ");
  return RESOURCES.has(first) ? inputs.join(" ") : command;
}

/** Rising from a crouch, and in it. */
const CROUCHED: ReadonlySet<string> = new Set(["ws", "fc", "hfc"]);

const PLAIN_INPUT = /^(?:[nudf]|b|u[fb]|d[fb]|[qh]c[fb]|just|quick|charge|hold[udfb]+|[1-4](?:\+[1-4])*)$/;

/** Running and the wall: both take longer than block stun leaves. */
const RUN = /^f f f\b/;

/**
 * The ways to do a move right after block stun, by its command, and from crouch by its other names (`3+4` of Anna is `ws 3+4`
 * too). None where it needs a place that block does not give: a stance, a sidestep, a run, the back turned, the air. Who has blocked
 * a low is in full crouch, which serves for half crouch. `leavesCrouch`: it is possible there too, as it is.
 */
export function startsOf(move: Move, leavesCrouch: boolean): Start[] {
  const { command, aliases = [], from = [], requires = [] } = move;
  const own = startOf(playedCommand(command, aliases), [...from, ...requires]);
  if (own?.from !== "standing") return own === undefined ? [] : [own];
  // A dash that also comes out of crouch, or so its other name says: nobody has measured how fast.
  const crouched = (mannerOf(own.command) === undefined ? aliases : [])
    .filter((alias) => CROUCHED.has(alias.split(" ")[0] ?? ""))
    .map((alias) => startOf(alias, requires))
    .find((start) => start !== undefined);
  // A crouch jab is written as sheets do, `fc d 1`.
  const again = { ...own, command: own.command.replace(/^d /, "fc d "), from: "crouching" as const };
  const fromCrouch = crouched ?? (leavesCrouch ? again : undefined);
  return fromCrouch === undefined ? [own] : [own, fromCrouch];
}

/**
 * Frames from the end of block stun for a move as a sheet writes it: `fc df 2 1+2` of Claudio has no dash to do, which his
 * `f f 2 1+2` has. `undefined` where the movelist does not say.
 */
export function framesAsWritten(move: Move, text: string): number | undefined {
  const isFromCrouch = text.split(" ").some(isCrouched);
  return framesFromBlock(move, isFromCrouch ? text : playedCommand(move.command, move.aliases ?? []));
}

/** As it is done from standing: `f n d df just 2` rather than `cd df just 2`. A dash that has other inputs keeps its name. */
function playedCommand(command: string, aliases: readonly string[]): string {
  if (!/^cd\b/i.test(command)) return command;
  return aliases.find((alias) => alias.startsWith("f n d df")) ?? command;
}

function startOf(command: string, needs: readonly string[]): Start | undefined {
  if (RUN.test(withoutResource(command))) return undefined;
  const words = command.split(" ").filter((word) => !PLAIN_INPUT.test(word));
  const states = new Set([...needs, ...words].map(foldState));
  const needsHeat = states.delete("heat");
  const isGrounded = states.delete("otg");
  const resource = [...RESOURCES].find((token) => states.delete(foldState(token)));
  // A crouch dash is entered by its inputs, `f n d df 2`, and not by its name.
  if (!words.some((word) => foldState(word) === "cd")) states.delete("cd");
  const [state, ...others] = states;
  if (others.length > 0 || (state !== undefined && !CROUCHED.has(state))) return undefined;
  const condition: Start["condition"] = [
    ...(needsHeat ? (["heat"] as const) : []),
    ...(resource === undefined ? [] : (["resource"] as const)),
  ];
  return {
    // Full crouch serves for half crouch, and is where block leaves one: `hfc 1` is played, and written by sheets, as `fc d 1`.
    command: command.replace(/^hfc (?=[1-4])/, "fc d ").replace(/^hfc\b/, "fc"),
    from: state === undefined ? "standing" : "crouching",
    condition,
    isGrounded,
    ...defined({ resource }),
  };
}

/**
 * Frames that an input costs which cannot be buffered in block stun: one for each of its three directions. Movelists: an
 * electric of 11 frames is 14 in all (`i11~12 (i14+)`, Armor King and Devil Jin); dashes that cannot be buffered take three
 * frames more than their startup (Claudio `f f 2` 14 and 17, Devil Jin `f f 2` 15 and 18).
 */
const UNBUFFERED_FRAMES = 3;

const CROUCH_DASH = /^(?:f n d|f n df|cd)\b/i;
const DASH = /^(?:f f|b b)\b/;
/** The startup counts from a sway that comes before it. */
const LED_IN = /^(?:u[fb]? b|u[fb]? f)\b/;

/** How the inputs of a command lead into the move, where that costs frames. */
export function mannerOf(command: string): "crouch dash" | "dash" | undefined {
  const inputs = withoutResource(command);
  if (CROUCH_DASH.test(inputs)) return "crouch dash";
  return DASH.test(inputs) ? "dash" : undefined;
}

/**
 * Frames from the end of block stun to the first active frame, or `undefined` where the movelist does not say. Other
 * motions than dashes (`qcf`, `b f`) can be done during block stun and cost nothing: sheets count them by their startup.
 */
export function framesFromBlock(move: Move, command = move.command): number | undefined {
  const { startup, parent, bufferedStartup, bufferable, actsLikeFrames = 0, wholeStartup } = move;
  if (startup === undefined) return undefined;
  // Of a string the source counts the last hit with all before it.
  const effectiveStartup = parent === undefined ? move.effectiveStartup : undefined;
  if (LED_IN.test(withoutResource(command)) && effectiveStartup === undefined) return undefined;
  const cost = mannerOf(command) === undefined || bufferable === true ? 0 : UNBUFFERED_FRAMES;
  const frames = bufferedStartup?.min ?? effectiveStartup?.min ?? startup.min + cost;
  return Math.max(frames, startup.min, actsLikeFrames, wholeStartup?.min ?? 0);
}
