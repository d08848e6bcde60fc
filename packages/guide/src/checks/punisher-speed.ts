import { CROUCH_DASH_FRAMES, firstMoveOf, type Move } from "@tactician/game";
import { type Check, judge } from "./check.ts";

/** States a punisher may start from: what blocking leaves the player in, and what is in force anyway. */
const READY_STATES: ReadonlySet<string> = new Set(["ws", "fc", "hfc", "heat", "rage", "cd"]);
const CROUCHED_STATES: ReadonlySet<string> = new Set(["ws", "fc", "hfc"]);

/** A punisher is out in at most the frames it is listed under, and starts standing or from a stated `ws` or `fc`. */
export const punisherSpeed: Check = {
  id: "punisher-speed",
  label: "a punisher is fast enough for its frames and starts from the stated position",
  check: ({ sheet, read }) =>
    judge(sheet.punishers.startup, ({ move: text, frames }, position) => {
      const reading = read(text);
      const move = firstMoveOf(reading)?.move;
      if (move === undefined) return undefined;
      const path = ["punishers", "startup", position];

      const states = statesOf(move);
      const unready = states.find((state) => !READY_STATES.has(state));
      if (unready !== undefined) {
        return { path, message: `"${text}" starts from ${unready}, which has to be entered first` };
      }
      const crouched = states.find((state) => CROUCHED_STATES.has(state));
      if (crouched !== undefined && !reading.tokens.some(({ id }) => CROUCHED_STATES.has(id))) {
        return { path, message: `"${text}" starts from ${crouched}; write it as "${move.command}"` };
      }
      const punishes = punishableFrames(move);
      if (punishes === undefined || punishes <= frames) return undefined;
      return { path, message: `"${text}" takes ${punishes} frames, so it does not punish ${frames}` };
    }),
};

/** Frames of disadvantage that the move punishes, or `undefined` where the movelist gives no startup. */
export function punishableFrames(move: Move): number | undefined {
  if (move.startup === undefined) return undefined;
  return move.startup.min + (isCrouchDash(move) ? CROUCH_DASH_FRAMES : 0);
}

/** States and stances that the move is done from, states in lower case; none = standing. */
export function statesOf(move: Move): string[] {
  return (move.from ?? []).map((state) => (state.toLowerCase() === "cd" ? "cd" : state));
}

function isCrouchDash(move: Move): boolean {
  return statesOf(move).includes("cd") || move.command.startsWith("f n d df");
}
