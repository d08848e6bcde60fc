import { type CharacterId, fieldsOf, isTime, parseCharacterId } from "@tactician/game";

/** What a move of the opponent did in one match, in times. */
export interface MetMove {
  /** Public id, `Paul-df+2`. */
  readonly move: string;
  readonly hits: number;
  /** Blocked, and nothing came of it. */
  readonly blocked: number;
  /** Blocked or whiffed, and punished. */
  readonly punished: number;
}

/** A match that somebody noted down afterwards, or that a log tells of. */
export interface MetMatch {
  /** Any text that no other match has; a log read twice gives the same. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** When the record was changed last: of two with one id the newer counts. */
  readonly changedAt: number;
  readonly source: "tapped" | "log";
  readonly me: CharacterId;
  readonly them: CharacterId;
  readonly result?: "won" | "lost";
  readonly moves: readonly MetMove[];
}

const MOST_MOVES = 300;
const MOST_TIMES = 10_000;

/** A match as it is kept or stands in a file; `undefined` where it is broken. Broken moves are left out. */
export function parseMetMatch(value: unknown): MetMatch | undefined {
  const { id, at, changedAt, source, me: mine, them: theirs, result, moves } = fieldsOf(value);
  const [me, them] = [parseCharacterId(mine), parseCharacterId(theirs)];
  if (!isMatchText(id) || !isTime(at) || !isTime(changedAt)) return undefined;
  if (me === undefined || them === undefined || !(source === "tapped" || source === "log")) return undefined;
  const list = Array.isArray(moves) ? moves.slice(0, MOST_MOVES) : [];
  return {
    ...{ id, at, changedAt, source, me, them },
    ...(result === "won" || result === "lost" ? { result } : {}),
    moves: list.flatMap((move) => parseMetMove(move) ?? []),
  };
}

function parseMetMove(value: unknown): MetMove | undefined {
  const { move, hits, blocked, punished } = fieldsOf(value);
  if (!isMatchText(move) || !isTimes(hits) || !isTimes(blocked) || !isTimes(punished)) return undefined;
  return { move, hits, blocked, punished };
}

function isMatchText(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 200;
}

function isTimes(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TIMES;
}
