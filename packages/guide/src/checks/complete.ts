import { foldState, framesAsWritten, isCrouched, type Move } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Verdict } from "./check.ts";
import { listCommandGrabs } from "./throws.ts";

const PUNISHED_FRAMES = [10, 11, 12, 13, 14, 15] as const;

/** No section of a sheet is empty, and each has the least that makes it useful. An anti-guide is judged once it is begun. */
export const complete: Check = (context) =>
  joinVerdicts([judgeSections(context.sheet), judgePunishers(context), judgeGrabs(context)]);

/** Sections with what they hold, and how many entries of it a full sheet has. */
function judgeSections(sheet: CharacterFile): Verdict {
  const { wallCombos } = sheet;
  const sections: [path: SheetPath, entries: readonly unknown[], what: string, least: number][] = [
    [["heatNotes"], sheet.heatNotes, "notes on Heat", 1],
    [["heatSystem"], sheet.heatSystem, "Heat combos", 1],
    [["mostImportantGrabs"], sheet.mostImportantGrabs, "grabs", 1],
    [["guaranteedFollowUps"], sheet.guaranteedFollowUps, "mini combos", 1],
    [["heatEngagers"], sheet.heatEngagers, "heat engagers", 3],
    [["whiffPunishers"], sheet.whiffPunishers, "whiff punishers", 1],
    [["gamePlan"], sheet.gamePlan, "moves of the game plan", 8],
    [["pressure"], sheet.pressure, "moves of pressure", 3],
    [["defence"], sheet.defence, "defensive moves", 3],
    [["importantCombos"], sheet.importantCombos, "combos", 3],
    [["wallCombos", "general"], wallCombos.general, "wall combos without Tornado", 2],
    [["wallCombos", "withTornado"], wallCombos.withTornado, "wall combos with Tornado", 2],
    [["comboEnders"], sheet.comboEnders, "combo enders", 4],
  ];
  for (const [n, { keyMovesToPunish, detailedCounterStrategies }] of sheet.counterSchema.entries()) {
    sections.push(
      [["counterSchema", n, "keyMovesToPunish"], keyMovesToPunish, "key moves", 5],
      [["counterSchema", n, "detailedCounterStrategies"], detailedCounterStrategies, "strategies", 2],
    );
  }
  return judge(sections, ([path, { length }, what, least]) =>
    length >= least ? undefined : { path, message: `${length} ${what}, at least ${least} are needed` },
  );
}

function judgePunishers({ sheet, movelist }: GuideCharacter): Verdict {
  return judge(PUNISHED_FRAMES, (frames) => {
    if (sheet.punishers.startup.some((punisher) => punisher.frames === frames)) return undefined;
    const candidate = movelist.moves.find(
      (move) => isPunisher(move) && framesAsWritten(move, move.command) === frames,
    );
    if (candidate === undefined) return undefined;
    const message = `nothing for ${frames} frames, where "${candidate.command}" is fast enough`;
    return { path: ["punishers", "startup"], detail: String(frames), message };
  });
}

/** A strike that anyone can do at any time after blocking. */
function isPunisher(move: Move): boolean {
  const isReady = (move.from ?? []).every((state) => isCrouched(state) || foldState(state) === "cd");
  const [first] = move.hits;
  return isReady && first !== undefined && ["high", "mid", "special mid"].includes(first.level);
}

function judgeGrabs(context: GuideCharacter): Verdict {
  const { sheet, read } = context;
  const texts = [
    ...sheet.mostImportantGrabs.map(({ move }) => move),
    ...sheet.chainThrows.flatMap((chain) => [...chain.throw, chain.simpleInput ?? ""]),
  ];
  const listed = new Set(texts.flatMap((text) => read(text).moves.map(({ move }) => move.id)));
  return judge(listCommandGrabs(context), ({ id, command, throwBreak = [] }) => {
    if (listed.has(id)) return undefined;
    const message = `command grab "${command}" (break ${throwBreak.join(" or ")}) is missing`;
    return { path: ["mostImportantGrabs"], detail: command, message };
  });
}

/** Players whose sheets the guide rests on. Each of their sheets was written for one season of the game. */
const SHEET_AUTHORS: ReadonlySet<string> = new Set(["Applay"]);

/** A player's sheet among the sources says its season; without one, nobody has played the sheet's combos. */
export const sourceSeason: Check = (context) => joinVerdicts([judgeSeasons(context), judgeCombos(context)]);

function judgeSeasons({ sheet: { sources } }: GuideCharacter): Verdict {
  return judge(sources, ({ who, season }, n) =>
    SHEET_AUTHORS.has(who) && season === undefined
      ? { path: ["sources", n], message: `no "season": for which one did ${who} write the sheet` }
      : undefined,
  );
}

function judgeCombos({ sheet: { sources, importantCombos, name } }: GuideCharacter): Verdict {
  const isPlayed = sources.some(({ who, season }) => SHEET_AUTHORS.has(who) || season !== undefined);
  const message = `no player's sheet of ${name}, so the combo is "unplayed"`;
  return judge(isPlayed ? [] : importantCombos, ({ unplayed }, n) =>
    unplayed === undefined ? { path: ["importantCombos", n], message } : undefined,
  );
}
