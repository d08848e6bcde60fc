import { isCrouched, lastMoveOf, listCandidates, publicMoveId } from "@tactician/game";
import type { GuideCharacter } from "../guide-character.ts";
import { readPunishment } from "../matchup-side.ts";
import { type Check, judge } from "./check.ts";

/** What launches later answers too few lows to miss it. */
const SLOWEST_FRAMES = 15;

/**
 * Who blocks a low finds a launcher as early as the character has one: while standing, from crouch, or a jump out of it. What
 * launches is what the answers of the anti-guide call so.
 */
export const crouchLauncher: Check = {
  id: "crouch-launcher",
  label: "the punishers out of crouch have a launcher as early as the character has one",
  check: (context) => {
    const launchers = listCandidates(context.movelist, context.sheet.name, readPunishment(context)).filter(
      ({ answer: { launches, condition, manner }, from }) =>
        from === "crouching" && launches && condition === undefined && manner === undefined,
    );
    const [fastest, ...others] = launchers
      .map(({ answer }) => answer)
      .toSorted((one, other) => one.frames - other.frames);
    if (fastest === undefined || fastest.frames > SLOWEST_FRAMES) return { facts: 0, problems: [] };

    const listed = listCrouchPunishers(context);
    const asFast = [fastest, ...others].filter(({ frames }) => frames === fastest.frames);
    return judge([asFast], () => {
      if (asFast.some(({ id }) => id !== undefined && listed.has(id))) return undefined;
      const commands = asFast.map(({ move }) => `"${/^u/.test(move) ? `fc ${move}` : move}"`).join(" or ");
      return {
        path: ["punishers", "startup"],
        message: `no launcher out of crouch at ${fastest.frames} frames; ${commands} is one`,
      };
    });
  },
};

/** Ids of the moves that the sheet lists with a crouch written, `ws 2` and `fc uf 4`. */
function listCrouchPunishers({ sheet, read }: GuideCharacter): Set<string> {
  return new Set(
    sheet.punishers.startup.flatMap(({ move: text }) => {
      const reading = read(text);
      const move = reading.tokens.some(({ id }) => isCrouched(id)) ? lastMoveOf(reading)?.move : undefined;
      return move === undefined ? [] : [publicMoveId(sheet.name, move.id)];
    }),
  );
}
