import { hitLevelSchema, type Matchup, type MatchupPunisher } from "@tactician/contract";
import {
  type BlockSituation,
  blockSituation,
  type HitLevel,
  isCrouched,
  isLaunch,
  lastMoveOf,
  listPunishers,
  listWeakMoves,
  type Movelist,
  type Punisher,
  type ReadMove,
  type WeakMove,
} from "@tactician/game";
import type { GuideCharacter } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";

type WeakMoveRow = Matchup["weakMoves"][number];

/** The matchup document of one character. The sheet is taken as right: check it first. */
export function buildMatchup({ sheet, movelist, vocabulary, read }: GuideCharacter): Matchup {
  return {
    _id: sheet.slug,
    name: sheet.name,
    vocabulary,
    weakMoves: listWeakMoves(movelist).map(toRow),
    punishers: listMatchupPunishers(sheet, movelist, read),
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

/** The sheet's own, and of all others those that no other beats in speed, damage and launching at once. */
function listMatchupPunishers(sheet: CharacterFile, movelist: Movelist, read: ReadMove): MatchupPunisher[] {
  const recommended = listRecommended(sheet, read);
  const named = new Set(recommended.map(({ command }) => command));
  const all = listPunishers(movelist);
  const best = all.filter((punisher) => !all.some((other) => beats(other, punisher)));
  return [
    ...recommended,
    ...best
      .filter(({ command }) => !named.has(command))
      .map((punisher) => ({ ...punisher, isRecommended: false })),
  ].sort((a, b) => a.frames - b.frames || (b.damage ?? 0) - (a.damage ?? 0));
}

function beats(one: Punisher, other: Punisher): boolean {
  if (one === other || one.posture !== other.posture || (one.isHigh && !other.isHigh)) return false;
  const isAsGood =
    one.frames <= other.frames &&
    (one.damage ?? 0) >= (other.damage ?? 0) &&
    Number(one.launches) >= Number(other.launches);
  const isBetter =
    one.frames < other.frames || (one.damage ?? 0) > (other.damage ?? 0) || (one.launches && !other.launches);
  return isAsGood && isBetter;
}

function listRecommended(sheet: CharacterFile, read: ReadMove): MatchupPunisher[] {
  const byMove = new Map<string, MatchupPunisher>();
  for (const { move: text, frames } of sheet.punishers.startup) {
    const reading = read(text);
    const move = lastMoveOf(reading)?.move;
    if (move === undefined || byMove.has(text)) continue;
    byMove.set(text, {
      command: text,
      frames,
      posture: reading.tokens.some(({ id }) => isCrouched(id)) ? "crouching" : "standing",
      isHigh: move.hits[0]?.level === "high",
      ...(move.damage === undefined ? {} : { damage: move.damage }),
      launches: isLaunch(move.hit),
      isRecommended: true,
    });
  }
  return [...byMove.values()];
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
