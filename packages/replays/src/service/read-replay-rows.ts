import * as z from "zod";
import type { Match } from "../match.ts";

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

const whole = z.int32();
const count = whole.nonnegative();
/** Seconds from 1970 until 32 bits end in 2038. */
const instant = whole.positive();

const seatSchema = z.object({
  polarisId: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().max(200),
  charaId: count,
  rank: count,
  power: count,
  ratingBefore: z.exactOptional(whole),
  ratingChange: z.exactOptional(whole),
  rounds: count,
  userId: z.exactOptional(z.string()),
  regionId: z.exactOptional(whole),
  areaId: z.exactOptional(whole),
  lang: z.exactOptional(z.string()),
});

const matchSchema = z.object({
  battleId: z.string().regex(/^[0-9a-f]{32}$/),
  battleAt: instant,
  battleType: count,
  gameVersion: count,
  stageId: count,
  winner: z.literal([1, 2, 3]),
  p1: seatSchema,
  p2: seatSchema,
}) satisfies z.ZodType<Match>;

function readRow(row: unknown): Match | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  const given = row as Row;
  const candidate = {
    battleId: typeof given.battle_id === "string" ? given.battle_id.toLowerCase() : undefined,
    battleAt: given.battle_at,
    battleType: given.battle_type,
    gameVersion: given.game_version,
    stageId: given.stage_id,
    winner: given.winner,
    p1: readSeat(given, "p1"),
    p2: readSeat(given, "p2"),
  };
  return matchSchema.safeParse(candidate).data;
}

/** Fields that the service leaves empty for some players are left away; the last four are not worth losing a match for. */
function readSeat(row: Row, seat: "p1" | "p2"): Row {
  const field = (name: string) => row[`${seat}_${name}`];
  const fields: Row = {
    polarisId: field("polaris_id"),
    name: cleanName(field("name")),
    charaId: field("chara_id"),
    rank: field("rank"),
    power: field("power"),
    rounds: field("rounds"),
  };
  const optional: Row = {
    ratingBefore: field("rating_before"),
    ratingChange: field("rating_change"),
    userId: ifMatches(field("user_id"), isUserId),
    regionId: ifMatches(field("region_id"), isWhole),
    areaId: ifMatches(field("area_id"), isWhole),
    lang: ifMatches(field("lang"), isLanguage),
  };
  for (const [name, value] of Object.entries(optional))
    if (value !== undefined && value !== null) fields[name] = value;
  return fields;
}

function ifMatches(value: unknown, test: (value: unknown) => boolean): unknown {
  return test(value) ? value : undefined;
}

const isUserId = (value: unknown) => typeof value === "string" && /^\d{1,20}$/.test(value);
const isWhole = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isLanguage = (value: unknown) => typeof value === "string" && /^[\w-]{1,35}$/.test(value);

/** No database can keep a NUL, or half of a surrogate pair. */
function cleanName(value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
