import { firstMoveOf, foldState, framesAsWritten, isCrouched } from "@tactician/game";
import { type Check, judge } from "./check.ts";

/** States a punisher may start from beside a crouch, in which blocking leaves the player: what is in force anyway, or a dash. */
const READY_STATES: ReadonlySet<string> = new Set(["heat", "rage", "cd"]);

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

      const states = move.from ?? [];
      const unready = states.find((state) => !isCrouched(state) && !READY_STATES.has(foldState(state)));
      if (unready !== undefined) {
        return { path, message: `"${text}" starts from ${unready}, which has to be entered first` };
      }
      const crouched = states.find(isCrouched);
      if (crouched !== undefined && !reading.tokens.some(({ id }) => isCrouched(id))) {
        return { path, message: `"${text}" starts from ${crouched}; write it as "${move.command}"` };
      }
      const punishes = framesAsWritten(move, text);
      if (punishes === undefined || punishes <= frames) return undefined;
      return { path, message: `"${text}" takes ${punishes} frames, so it does not punish ${frames}` };
    }),
};
