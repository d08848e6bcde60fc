import { hitLevelSchema, type Matchup, type MatchupPunisher } from "@tactician/contract";
import {
  type BlockSituation,
  blockSituation,
  type HitLevel,
  lastMoveOf,
  listCandidates,
  listWeakMoves,
  movelistName,
  type ReadMove,
  type WeakMove,
} from "@tactician/game";
import type { GuideCharacter } from "./guide-character.ts";
import { readPunishment } from "./matchup-side.ts";
import type { CharacterFile } from "./schema.ts";

type WeakMoveRow = Matchup["weakMoves"][number];

/** The matchup document of one character. The sheet is taken as right: check it first. */
export function buildMatchup(character: GuideCharacter): Matchup {
  const { sheet, movelist, vocabulary, read } = character;
  return {
    _id: sheet.slug,
    name: sheet.name,
    vocabulary,
    weakMoves: listWeakMoves(movelist).map(toRow),
    punishers: listMatchupPunishers(character),
    whiffs: movelist.moves.flatMap(({ command, whiffsTo }) =>
      whiffsTo === undefined || whiffsTo.length === 0 ? [] : [{ command, sides: whiffsTo }],
    ),
    keyMoves: listKeySituations(sheet, read),
  };
}

function toRow({ move, situation, isUnsafe, waysOut }: WeakMove): WeakMoveRow {
  const { command, hits, block } = move;
  return {
    command,
    hits: hits.map((hit) => hitLevelSchema.parse(hit)),
    lastLevel: plainLevel(hits.at(-1)?.level),
    isString: move.parent !== undefined,
    ...(block === undefined ? {} : { block }),
    ...(situation === undefined ? {} : { situation }),
    isUnsafe,
    waysOut,
  };
}

function plainLevel(level: HitLevel | undefined): WeakMoveRow["lastLevel"] {
  if (level === "high" || level === "mid" || level === "low") return level;
  if (level === "special mid") return "mid";
  return level === "special low" ? "low" : "other";
}

/** What the answers of pairs are made of (`buildMatchupSide`), without what needs more than the move, the fastest first. */
function listMatchupPunishers(character: GuideCharacter): MatchupPunisher[] {
  const { sheet, movelist } = character;
  return listCandidates(movelist, movelistName(sheet.slug), readPunishment(character))
    .filter(({ answer, onlyLying }) => answer.condition === undefined && !onlyLying)
    .map(({ answer: { move: command, frames, damage, launches, sources }, from: posture, isHigh }) => ({
      command,
      frames,
      posture,
      isHigh,
      ...(damage === undefined ? {} : { damage }),
      launches,
      isRecommended: sources.includes("sheet"),
    }))
    .sort((a, b) => a.frames - b.frames || (b.damage ?? 0) - (a.damage ?? 0));
}

function listKeySituations(sheet: CharacterFile, read: ReadMove): Record<string, BlockSituation> {
  const situations = new Map<string, BlockSituation>();
  for (const { move } of sheet.counterSchema[0]?.keyMovesToPunish ?? []) {
    const last = lastMoveOf(read(move))?.move;
    const situation = last === undefined ? undefined : blockSituation(last);
    if (situation !== undefined) situations.set(move, situation);
  }
  return Object.fromEntries(situations);
}
