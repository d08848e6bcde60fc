import { foldState, isCrouched, type Move, punishableFrames } from "@tactician/game";
import type { SheetPath } from "../finding.ts";
import type { GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";
import { type Check, joinVerdicts, judge, type Problem, type Verdict } from "./check.ts";
import { listCommandGrabs } from "./command-grabs.ts";

/** Sections and how many entries of what a full sheet has there. */
const MINIMA: readonly {
  readonly path: SheetPath;
  readonly least: number;
  readonly what: string;
  count(sheet: CharacterFile): number;
}[] = [
  { path: ["heatNotes"], least: 1, what: "notes on Heat", count: (sheet) => sheet.heatNotes.length },
  { path: ["heatSystem"], least: 1, what: "Heat combos", count: (sheet) => sheet.heatSystem.length },
  {
    path: ["mostImportantGrabs"],
    least: 1,
    what: "grabs",
    count: (sheet) => sheet.mostImportantGrabs.length,
  },
  {
    path: ["guaranteedFollowUps"],
    least: 1,
    what: "mini combos",
    count: (sheet) => sheet.guaranteedFollowUps.length,
  },
  { path: ["heatEngagers"], least: 3, what: "heat engagers", count: (sheet) => sheet.heatEngagers.length },
  {
    path: ["whiffPunishers"],
    least: 1,
    what: "whiff punishers",
    count: (sheet) => sheet.whiffPunishers.length,
  },
  {
    path: ["importantCombos"],
    least: 3,
    what: "combos with an easier route",
    count: (sheet) => sheet.importantCombos.filter(({ followUpSimple }) => followUpSimple.length > 0).length,
  },
  {
    path: ["wallCombos", "general"],
    least: 2,
    what: "wall combos without Tornado",
    count: (sheet) => sheet.wallCombos.general.length,
  },
  {
    path: ["wallCombos", "withTornado"],
    least: 2,
    what: "wall combos with Tornado",
    count: (sheet) => sheet.wallCombos.withTornado.length,
  },
  { path: ["comboEnders"], least: 4, what: "combo enders", count: (sheet) => sheet.comboEnders.length },
];

const PUNISHED_FRAMES = [10, 11, 12, 13, 14, 15] as const;
const KEY_MOVES = 5;
const STRATEGIES = 2;

/** No section of a sheet is empty, and each has the least that makes it useful. An anti-guide is judged once it is begun. */
export const complete: Check = {
  id: "complete",
  label: "no section is empty, and each has what makes it useful",
  check: (context) =>
    joinVerdicts([
      judge(MINIMA, ({ path, least, what, count }) => {
        const found = count(context.sheet);
        return found >= least
          ? undefined
          : { path, message: `${found} ${what}, at least ${least} are needed` };
      }),
      judgePunishers(context),
      judgeGrabs(context),
      judgeAntiGuide(context.sheet),
    ]),
};

function judgePunishers({ sheet, movelist }: GuideCharacter): Verdict {
  return judge(PUNISHED_FRAMES, (frames) => {
    if (sheet.punishers.startup.some((punisher) => punisher.frames === frames)) return undefined;
    const candidate = movelist.moves.find((move) => isPunisher(move) && punishableFrames(move) === frames);
    if (candidate === undefined) return undefined;
    return {
      path: ["punishers", "startup"],
      detail: String(frames),
      message: `nothing for ${frames} frames, where "${candidate.command}" is fast enough`,
    };
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
    return {
      path: ["mostImportantGrabs"],
      detail: command,
      message: `command grab "${command}" (break ${throwBreak.join(" or ")}) is missing`,
    };
  });
}

function judgeAntiGuide(sheet: CharacterFile): Verdict {
  return joinVerdicts(
    sheet.counterSchema.map((guide, n) => {
      const problems: Problem[] = [];
      const keyMoves = guide.keyMovesToPunish.length;
      const strategies = guide.detailedCounterStrategies.length;
      if (keyMoves < KEY_MOVES) {
        problems.push({
          path: ["counterSchema", n, "keyMovesToPunish"],
          message: `${keyMoves} key moves, at least ${KEY_MOVES} are needed`,
        });
      }
      if (strategies < STRATEGIES) {
        problems.push({
          path: ["counterSchema", n, "detailedCounterStrategies"],
          message: `${strategies} strategies, at least ${STRATEGIES} are needed`,
        });
      }
      return { facts: 2, problems };
    }),
  );
}
