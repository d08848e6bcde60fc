import { lastMoveOf, type Move } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, judge } from "./check.ts";

/** Fewer frames for the last input are too few to see a hit and decide; players call eleven confirmable. */
const LEAST_FRAMES = 9;

/** `wait until you see the first one land`, `hit-confirm it`. */
const CONFIRM =
  /\b(?:see|seen|watch|wait|time|only (?:when|if|once))\b[^.]*\b(?:lands?|landed|connects?|connected|counter hit|has hit)\b|\bconfirm\b/i;

/** A text asks to see a hit before the string goes on only where the movelist leaves time for it. */
export const confirmTime: Check = {
  id: "confirm-time",
  label: "a text asks to see a hit connect only where the next input may be that late",
  check: ({ sheet, read }) =>
    judge(listTexts(sheet), ({ path, move: written, text }) => {
      const move = lastMoveOf(read(written))?.move;
      const frames = move === undefined ? undefined : decisionFrames(move);
      if (frames === undefined || frames >= LEAST_FRAMES || !CONFIRM.test(text)) return undefined;
      return {
        path,
        message: `"${written}" leaves ${frames} frames to see the hit before, too few to decide on it`,
      };
    }),
};

interface Text {
  readonly path: SheetPath;
  readonly move: string;
  readonly text: string;
}

/** What is said to the character's own player about one move. */
function listTexts({ heatEngagers, creatorNotes }: CharacterFile): Text[] {
  return [
    ...heatEngagers.map(({ move, description }, n) => ({
      path: ["heatEngagers", n, "description"],
      move,
      text: description,
    })),
    ...creatorNotes.flatMap(({ notes }, n) =>
      notes.flatMap(({ move, content }, m) =>
        move === undefined ? [] : [{ path: ["creatorNotes", n, "notes", m, "content"], move, text: content }],
      ),
    ),
  ];
}

/** By how many frames the last input may be late and the hits still are a combo; `undefined` where nobody says. */
function decisionFrames({ parent, links = [] }: Move): number | undefined {
  const late = links.flatMap(({ kind, delayFrames }) =>
    (kind === "combo" || kind === "counter-hit combo") && delayFrames !== undefined ? [delayFrames] : [],
  );
  return parent === undefined || late.length === 0 ? undefined : Math.max(...late);
}
