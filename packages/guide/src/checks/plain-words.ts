import { listSheetTexts, type SheetMove } from "../sheet-moves.ts";
import { type Check, judge } from "./check.ts";

/** What no player says, and what to say instead. Each was on a sheet once. */
const NOT_SAID: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bguard(?:s|ed|ing)?\b(?! (?:break|crush))/i, '"block"'],
  [
    /\b(?:nobody|anybody|whoever|the one who|(?<!shows )who (?:presses|blocks|ducks|steps|crouches))\b/i,
    '"they" or "opponents who"',
  ],
  [/\bplus even\b/i, '"plus, hit or blocked"'],
  [/\b(?:hops|jumps|leaps) (?:a low|lows)\b/i, '"over lows"'],
  [/\bmiss(?:es)? a crouch\b/i, '"misses crouchers"'],
  [/\b(?:delay|delays|active|open|lasts?|low) for long\b/i, '"for a long time"'],
  [/\bin 100\b/i, '"%"'],
  [/\b(?:e\.g\.|i\.e\.|respectively)/i, "it in a player's words"],
];

/** Texts are a player's English: phrases that came from elsewhere are named, with what players say. */
export const plainWords: Check = ({ sheet }) => {
  const texts: SheetMove[] = [{ path: ["style"], text: sheet.style }, ...listSheetTexts(sheet)];
  return judge(texts, ({ path, text }) => {
    for (const [phrase, instead] of NOT_SAID) {
      const said = phrase.exec(text)?.[0];
      if (said !== undefined)
        return { path, detail: said, message: `"${said}" is not what players say: say ${instead}` };
    }
    return undefined;
  });
};
