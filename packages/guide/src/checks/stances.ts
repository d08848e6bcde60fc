import { firstMoveOf, foldState, type Movelist } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { attacksFrom } from "../stance-document.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";

type Stance = CharacterFile["stances"][number];

/** How many moves out of a stance the sheet names, where there are so many. */
const BEST_MOVES = 3;

/** The best moves out of a stance come out of it, three of them or all, and each stance says how it is left. */
export const stances: Check = {
  id: "stances",
  label: "the best moves out of a stance start in it",
  check: (context) =>
    joinVerdicts(
      context.sheet.stances.flatMap((stance, n) => [
        judgeBest(stance, ["stances", n, "best"], context),
        judgeCount(stance, ["stances", n], context.movelist),
      ]),
    ),
};

function judgeBest({ token, entry, best }: Stance, path: SheetPath, { read }: GuideCharacter): Verdict {
  return judge(best, (text, position) => {
    if (entry.some((way) => isMotion(way) && text.startsWith(`${way} `))) return undefined;
    const reading = read(text);
    const first = firstMoveOf(reading);
    if (first === undefined) return undefined;
    const states = [...(first.move.from ?? []), ...reading.tokens.slice(0, first.end).map(({ id }) => id)];
    if (states.some((state) => foldState(state) === foldState(token))) return undefined;
    return { path: [...path, position], message: `"${text}" does not start in ${token}` };
  });
}

/** Some movelists write what comes out of a crouch dash by its motion, Kazuya's `f,n,d,df+1+2`, and know no `CD`. */
function isMotion(entry: string): boolean {
  return !/\d/.test(entry);
}

function judgeCount({ token, best, exit }: Stance, path: SheetPath, movelist: Movelist): Verdict {
  return judge([token], () => {
    const least = Math.min(BEST_MOVES, attacksFrom(token, movelist).length);
    if (best.length < least || best.length > BEST_MOVES) {
      return { path: [...path, "best"], message: `${best.length} best moves out of ${token}, not ${least}` };
    }
    return exit === undefined ? { path, message: `no "exit": how is ${token} left` } : undefined;
  });
}
