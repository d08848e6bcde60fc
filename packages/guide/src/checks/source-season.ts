import type { GuideCharacter } from "../guide-character.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";

/** Players whose sheets the guide rests on. Each of their sheets was written for one season of the game. */
const SHEET_AUTHORS: ReadonlySet<string> = new Set(["Applay"]);

/** A player's sheet among the sources says its season; without one, nobody has played the sheet's combos. */
export const sourceSeason: Check = {
  id: "source-season",
  label: "a player's sheet says its season, and without one every combo is unplayed",
  check: (context) => joinVerdicts([judgeSeasons(context), judgeCombos(context)]),
};

function judgeSeasons({ sheet: { sources } }: GuideCharacter): Verdict {
  return judge(sources, ({ who, season }, n) =>
    SHEET_AUTHORS.has(who) && season === undefined
      ? { path: ["sources", n], message: `no "season": for which one did ${who} write the sheet` }
      : undefined,
  );
}

function judgeCombos({ sheet: { sources, importantCombos, name } }: GuideCharacter): Verdict {
  if (sources.some(({ who, season }) => SHEET_AUTHORS.has(who) || season !== undefined)) {
    return { facts: 0, problems: [] };
  }
  return judge(importantCombos, ({ unplayed }, n) =>
    unplayed === undefined
      ? { path: ["importantCombos", n], message: `no player's sheet of ${name}, so the combo is "unplayed"` }
      : undefined,
  );
}
