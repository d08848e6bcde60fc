import type { Match, Seat } from "./match.ts";

type ShownSeatRow = readonly [
  polarisId: string,
  name: string,
  charaId: number,
  rank: number,
  power: number,
  ratingBefore: number | null,
  ratingChange: number | null,
  rounds: number,
];

type SeatRow = readonly [
  ...shown: ShownSeatRow,
  userId: string | null,
  regionId: number | null,
  areaId: number | null,
  lang: string | null,
];

/** A match as the databases take and give it: values in the order of `MATCH_COLUMNS`. Arrays, because objects cost twice the time. */
export type MatchRow = readonly [
  battleId: Uint8Array | string,
  battleAt: number,
  battleType: number,
  gameVersion: number,
  stageId: number,
  winner: 1 | 2 | 3,
  ...p1: SeatRow,
  ...p2: SeatRow,
];

/** A match as the databases give it for a list: values in the order of `SHOWN_COLUMNS`. */
export type ShownMatchRow = readonly [
  battleId: Uint8Array | string,
  battleAt: number,
  battleType: number,
  gameVersion: number,
  stageId: number,
  winner: 1 | 2 | 3,
  ...p1: ShownSeatRow,
  ...p2: ShownSeatRow,
];

const P1 = 6;

/** The values of a match; `battleId` is the id in the database's own form. */
export function matchToRow(match: Match, battleId: Uint8Array | string): MatchRow {
  const { p1, p2 } = match;
  return [
    battleId,
    match.battleAt,
    match.battleType,
    match.gameVersion,
    match.stageId,
    match.winner,
    storable(p1.polarisId),
    storable(p1.name),
    p1.charaId,
    p1.rank,
    p1.power,
    p1.ratingBefore ?? null,
    p1.ratingChange ?? null,
    p1.rounds,
    storableOrNull(p1.userId),
    p1.regionId ?? null,
    p1.areaId ?? null,
    storableOrNull(p1.lang),
    storable(p2.polarisId),
    storable(p2.name),
    p2.charaId,
    p2.rank,
    p2.power,
    p2.ratingBefore ?? null,
    p2.ratingChange ?? null,
    p2.rounds,
    storableOrNull(p2.userId),
    p2.regionId ?? null,
    p2.areaId ?? null,
    storableOrNull(p2.lang),
  ];
}

/** The match of a row that a database gave; `battleId` is its id as 32 small hexadecimal digits. A list's seats are shorter. */
export function matchFromRow(row: MatchRow | ShownMatchRow, battleId: string): Match {
  const seatLength = (row.length - P1) / 2;
  return {
    battleId,
    battleAt: row[1],
    battleType: row[2],
    gameVersion: row[3],
    stageId: row[4],
    winner: row[5],
    p1: seatFromRow(row.slice(P1, P1 + seatLength) as unknown as SeatRow | ShownSeatRow),
    p2: seatFromRow(row.slice(P1 + seatLength) as unknown as SeatRow | ShownSeatRow),
  };
}

function seatFromRow(row: SeatRow | ShownSeatRow): Seat {
  const [
    polarisId,
    name,
    charaId,
    rank,
    power,
    ratingBefore,
    ratingChange,
    rounds,
    userId = null,
    regionId = null,
    areaId = null,
    lang = null,
  ] = row;
  const seat: { -readonly [Field in keyof Seat]: Seat[Field] } = {
    polarisId,
    name,
    charaId,
    rank,
    power,
    rounds,
  };
  if (ratingBefore !== null) seat.ratingBefore = ratingBefore;
  if (ratingChange !== null) seat.ratingChange = ratingChange;
  if (userId !== null) seat.userId = userId;
  if (regionId !== null) seat.regionId = regionId;
  if (areaId !== null) seat.areaId = areaId;
  if (lang !== null) seat.lang = lang;
  return seat;
}

/** PostgreSQL holds no U+0000, and a lone half of a surrogate pair is no character in UTF-8: both databases get the same text. */
export function storable(text: string): string {
  return text.includes("\0") || !text.isWellFormed() ? text.replaceAll("\0", "").toWellFormed() : text;
}

function storableOrNull(text: string | undefined): string | null {
  return text === undefined ? null : storable(text);
}
