import type { Match, Seat } from "../match.ts";
import { storable } from "../match-row.ts";

/** What was readable of an answer, and how many rows were not. */
export interface ReplayRows {
  matches: Match[];
  rejected: number;
}

/**
 * Reads rows in the replay service's field names (`p1_polaris_id`, `battle_at`, ...), as `parseExact` gives them.
 * A row that is not a match is left out and counted; what is no list at all has no rows. Ids nobody knows yet are fine: new
 * characters, stages and ranks appear with every season.
 */
export function readReplayRows(rows: unknown): ReplayRows {
  const matches: Match[] = [];
  let rejected = 0;
  if (!Array.isArray(rows)) return { matches, rejected };
  for (const row of rows) {
    const match = readRow(row);
    if (match) matches.push(match);
    else rejected += 1;
  }
  return { matches, rejected };
}

type Row = Record<string, unknown>;

/*
 * Plain checks and no library's schema: zod needs four to ten microseconds a row, as long as SQLite for storing it, and the feed
 * has millions of rows. Numbers must fit 32 bits, because the database's columns do.
 */
const LONGEST_NAME = 200;

type Check<Value> = (value: unknown) => value is Value;

/** Whole and within 32 bits, as that is what `|` makes of a number. */
const isWhole = (value: unknown): value is number => typeof value === "number" && (value | 0) === value;
const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;
/** Seconds from 1970 until 32 bits end in 2038. */
const isInstant = (value: unknown): value is number => isWhole(value) && value > 0;
const isWinner = (value: unknown): value is 1 | 2 | 3 => value === 1 || value === 2 || value === 3;
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_NAME;
const isBattleId = textLike(/^[0-9a-f]{32}$/i);
const isPlayerId = textLike(/^[\w-]{1,64}$/);
const isUserId = textLike(/^\d{1,20}$/);
const isLanguage = textLike(/^[\w-]{1,35}$/);

function textLike(pattern: RegExp): Check<string> {
  return (value): value is string => typeof value === "string" && pattern.test(value);
}

function readRow(row: unknown): Match | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const { battle_id, battle_at, battle_type, game_version, stage_id, winner } = row as Row;
  if (!isBattleId(battle_id) || !isInstant(battle_at) || !isWinner(winner)) return undefined;
  if (!isCount(battle_type) || !isCount(game_version) || !isCount(stage_id)) return undefined;
  const p1 = readSeat(row as Row, P1);
  const p2 = readSeat(row as Row, P2);
  if (!p1 || !p2) return undefined;
  return {
    battleId: battle_id.toLowerCase(),
    battleAt: battle_at,
    battleType: battle_type,
    gameVersion: game_version,
    stageId: stage_id,
    winner,
    p1,
    p2,
  };
}

/** The service's names of a seat's fields. */
function fieldsOf<Side extends "p1" | "p2">(side: Side) {
  return {
    polarisId: `${side}_polaris_id`,
    name: `${side}_name`,
    charaId: `${side}_chara_id`,
    rank: `${side}_rank`,
    power: `${side}_power`,
    rounds: `${side}_rounds`,
    ratingBefore: `${side}_rating_before`,
    ratingChange: `${side}_rating_change`,
    userId: `${side}_user_id`,
    regionId: `${side}_region_id`,
    areaId: `${side}_area_id`,
    lang: `${side}_lang`,
  };
}

const P1 = fieldsOf("p1");
const P2 = fieldsOf("p2");

function readSeat(row: Row, fields: ReturnType<typeof fieldsOf>): Seat | undefined {
  const polarisId = row[fields.polarisId];
  const name = cleanName(row[fields.name]);
  const [charaId, rank] = [row[fields.charaId], row[fields.rank]];
  const [power, rounds] = [row[fields.power], row[fields.rounds]];
  if (!isPlayerId(polarisId) || !isName(name)) return undefined;
  if (!isCount(charaId) || !isCount(rank) || !isCount(power) || !isCount(rounds)) return undefined;
  const seat: { -readonly [Field in keyof Seat]: Seat[Field] } = {
    polarisId,
    name,
    charaId,
    rank,
    power,
    rounds,
  };
  const ratingBefore = row[fields.ratingBefore] ?? undefined;
  const ratingChange = row[fields.ratingChange] ?? undefined;
  if (isWhole(ratingBefore)) seat.ratingBefore = ratingBefore;
  else if (ratingBefore !== undefined) return undefined;
  if (isWhole(ratingChange)) seat.ratingChange = ratingChange;
  else if (ratingChange !== undefined) return undefined;
  addOrigin(seat, row, fields);
  return seat;
}

/** Who sat there and where is not worth losing a match for. */
function addOrigin(
  seat: { -readonly [Field in keyof Seat]: Seat[Field] },
  row: Row,
  fields: ReturnType<typeof fieldsOf>,
): void {
  const userId = row[fields.userId];
  const regionId = row[fields.regionId];
  const areaId = row[fields.areaId];
  const lang = row[fields.lang];
  if (isUserId(userId)) seat.userId = userId;
  if (isWhole(regionId)) seat.regionId = regionId;
  if (isWhole(areaId)) seat.areaId = areaId;
  if (isLanguage(lang)) seat.lang = lang;
}

/** No database can keep a NUL, or half of a surrogate pair. */
function cleanName(value: unknown): unknown {
  return typeof value === "string" ? storable(value) : value;
}
