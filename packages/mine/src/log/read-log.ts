import { CHARACTERS, type CharacterId, defined, movelistName, parseJson } from "@tactician/game";
import type { MetMatch, MetMove } from "../met-match.ts";
import { type CoachHeader, coachExchange, coachHeader, coachLine } from "./coach-log.ts";
import { type LogExchange, logExchange, logHeader, logMatch, MATCH_LOG_VERSION } from "./match-log.ts";

/** What a log says, and what of it could not be read. */
export interface ReadLog {
  /** One for each match that has an exchange or a result; what each move of the opponent did in it. */
  readonly matches: readonly MetMatch[];
  /** Exchanges that counted, the visitor's own attacks included. */
  readonly exchanges: number;
  /** Lines that are broken or say nothing known: how many, and the number of the first one (the header is line 1). */
  readonly skipped: number;
  readonly firstSkipped?: number;
  /** The last line was cut off; it is not among the skipped ones. */
  readonly isCut: boolean;
  /** Matches whose time has not come yet: they are kept as of now. */
  readonly early: number;
  /** Characters that this version does not know, as written; their matches are left out. */
  readonly unknownCharacters: readonly string[];
  /** Matches or moves beyond what a log may have were left out. */
  readonly isFull: boolean;
}

export type LogProblem = "no log" | "of a later version";

/** Takes a log line by line; nothing of it is kept but the sums, so that a log of any length fits. */
export interface LogReader {
  /** Why the rest need not be read, once that is known. */
  readonly push: (line: string) => LogProblem | undefined;
  readonly finish: () => ReadLog | { readonly problem: LogProblem };
}

/** A longer line is nobody's exchange. */
export const LONGEST_LINE = 100_000;
const MOST_MATCHES = 20_000;
const MOST_MOVES = 300;
const MOST_NAMES = 20;
/** Two clocks may differ so much. */
const CLOCKS_DIFFER_MS = 3_600_000;

const COACH_RESULTS = new Map<string, "won" | "lost">([
  ["win", "won"],
  ["loss", "lost"],
]);

/** A match whose moves are still being counted. */
interface Open {
  readonly match: Omit<MetMatch, "moves" | "changedAt">;
  readonly moves: Map<string, { hits: number; blocked: number; punished: number }>;
}

/** `now` is in milliseconds since 1970. */
export function createLogReader(now: number): LogReader {
  const matches = new Map<string, Open>();
  const unknown = new Set<string>();
  let take: ((value: unknown) => boolean) | undefined;
  let problem: LogProblem | undefined;
  let [lines, exchanges, skipped, early] = [0, 0, 0, 0];
  let firstSkipped: number | undefined;
  let [isCut, isFull] = [false, false];

  function open(
    id: string,
    written: { at: string; me: string; them: string; result: MetMatch["result"] | undefined },
  ): Open | undefined {
    const [me, them] = [characterOf(written.me), characterOf(written.them)];
    if (me === undefined && unknown.size < MOST_NAMES) unknown.add(written.me);
    if (them === undefined && unknown.size < MOST_NAMES) unknown.add(written.them);
    if (me === undefined || them === undefined) return undefined;
    const known = matches.get(id);
    if (known !== undefined) return known;
    if (matches.size >= MOST_MATCHES) {
      isFull = true;
      return undefined;
    }
    const time = Date.parse(written.at);
    const isEarly = time > now + CLOCKS_DIFFER_MS;
    if (isEarly) early += 1;
    const at = Math.max(isEarly ? now : time, 0);
    const match = { id, at, source: "log" as const, me, them, ...defined({ result: written.result }) };
    const fresh: Open = { match, moves: new Map() };
    matches.set(id, fresh);
    return fresh;
  }

  function count({ moves, match }: Open, { by, move, did, reply }: LogExchange): void {
    exchanges += 1;
    if (by === "me") return;
    const isHit = did === "hit" || did === "counter hit";
    const isPunished = !isHit && reply === "punish";
    // What misses and is let go by says nothing of who it missed.
    if (did === "whiff" && !isPunished) return;
    const id = `${movelistName(match.them)}-${move.replace(`${movelistName(match.them)}-`, "")}`;
    const counted = moves.get(id) ?? { hits: 0, blocked: 0, punished: 0 };
    if (!moves.has(id) && moves.size >= MOST_MOVES) {
      isFull = true;
      return;
    }
    moves.set(id, counted);
    if (isHit) counted.hits += 1;
    else if (isPunished) counted.punished += 1;
    else counted.blocked += 1;
  }

  function ours(): (value: unknown) => boolean {
    let current: Open | undefined;
    let isLeftOut = false;
    return (value) => {
      const exchange = logExchange.safeParse(value);
      if (exchange.success) {
        if (current !== undefined) count(current, exchange.data);
        return current !== undefined || isLeftOut;
      }
      const match = logMatch.safeParse(value);
      if (!match.success) return false;
      const { result, ...written } = match.data;
      current = open(`log:${written.match}`, { ...written, result: result === "draw" ? undefined : result });
      isLeftOut = current === undefined;
      return true;
    };
  }

  function coachs(header: CoachHeader): (value: unknown) => boolean {
    const results = new Map(header.matches?.map(({ match_id, result }) => [match_id, result]));
    return (value) => {
      const { success, data } = coachLine.safeParse(value);
      const exchange = success ? coachExchange(data, header.user_player) : undefined;
      if (!success || exchange === undefined) return false;
      const isMine = exchange.by === "me";
      const started = /^[^#]{1,40}/.exec(data.match_id)?.[0] ?? "";
      const match = open(`coach:${data.match_id}`, {
        at: Number.isNaN(Date.parse(started)) ? header.created_at : started,
        me: isMine ? data.attacker_char_name : data.defender_char_name,
        them: isMine ? data.defender_char_name : data.attacker_char_name,
        result: COACH_RESULTS.get(results.get(data.match_id) ?? ""),
      });
      if (match !== undefined) count(match, exchange);
      return true;
    };
  }

  function begin(value: unknown): void {
    const header = logHeader.safeParse(value);
    const coach = coachHeader.safeParse(value);
    if (header.success) {
      if (header.data.matchLog > MATCH_LOG_VERSION) problem = "of a later version";
      else take = ours();
    } else if (coach.success) {
      if (!coach.data.schema_version.startsWith("1.")) problem = "of a later version";
      else take = coachs(coach.data);
    } else problem = "no log";
  }

  const push = (line: string) => {
    lines += 1;
    if (problem !== undefined || line.trim() === "") return problem;
    const value = line.length > LONGEST_LINE ? undefined : parseJson(line.replace(/^\uFEFF/, ""));
    if (take === undefined) begin(value);
    else {
      // Only the last line may be cut: what comes behind one shows that it was broken.
      if (isCut) skip(lines - 1);
      isCut = value === undefined;
      if (!isCut && !take(value)) skip(lines);
    }
    return problem;
  };

  function skip(line: number): void {
    skipped += 1;
    firstSkipped ??= line;
  }

  const finish = () => {
    if (problem !== undefined || take === undefined) return { problem: problem ?? ("no log" as const) };
    const counted = [...matches.values()].map(({ match, moves }) => ({
      ...match,
      changedAt: match.at,
      moves: [...moves].map(([move, times]): MetMove => ({ move, ...times })),
    }));
    return {
      matches: counted.filter(({ moves, result }) => moves.length > 0 || result !== undefined),
      ...{ exchanges, skipped, isCut, early, isFull, unknownCharacters: [...unknown] },
      ...defined({ firstSkipped }),
    };
  };

  return { push, finish };
}

const byName = new Map(
  CHARACTERS.flatMap(({ characterId, name, fullName }) =>
    [characterId, name, fullName, movelistName(characterId)].map(
      (text) => [folded(text), characterId] as const,
    ),
  ),
);

const characterOf = (text: string) => byName.get(folded(text));

function folded(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "");
}

/**
 * The matches with each move under the movelist's own id, whatever notation the log has; `find` knows the opponent's moves. What it
 * does not find stays as it was written, and is named in `unknown`.
 */
export function nameMoves(
  matches: readonly MetMatch[],
  find: (them: CharacterId, text: string) => string | undefined,
): { readonly matches: readonly MetMatch[]; readonly unknown: readonly string[] } {
  const unknown = new Set<string>();
  const named = matches.map((match) => {
    const moves = new Map<string, MetMove>();
    for (const one of match.moves) {
      const text = one.move.slice(movelistName(match.them).length + 1);
      const found = find(match.them, text);
      if (found === undefined) unknown.add(one.move);
      const move = found ?? one.move;
      const { hits, blocked, punished } = moves.get(move) ?? { hits: 0, blocked: 0, punished: 0 };
      const sums = { blocked: blocked + one.blocked, punished: punished + one.punished };
      moves.set(move, { move, hits: hits + one.hits, ...sums });
    }
    return { ...match, moves: [...moves.values()] };
  });
  return { matches: named, unknown: [...unknown] };
}
