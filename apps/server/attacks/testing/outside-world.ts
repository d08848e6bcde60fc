import type { IncomingMessage } from "node:http";
import { openStore, type ReplayRecord } from "@tactician/replays";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import type { PostgresServer } from "@tactician/replays/testing/postgres-server";
import { expect } from "vitest";
import { type Answer, json, type StandIn, startStandIn } from "../../src/testing/stand-in.ts";

/** All services that a server or a feed asks. */
export interface OutsideWorld {
  readonly replays: StandIn;
  readonly news: StandIn;
  readonly titles: StandIn;
  /** Well-behaved services that know nobody, and were asked for nothing yet. */
  reset(): void;
  close(): Promise<void>;
}

export async function startOutsideWorld(): Promise<OutsideWorld> {
  const replays = await startStandIn();
  const news = await startStandIn();
  const titles = await startStandIn();
  const all = [replays, news, titles];
  return {
    replays,
    news,
    titles,
    reset() {
      replays.answer = unknownPlayer;
      news.answer = NEWS;
      titles.answer = TITLE;
      for (const { asked } of all) asked.length = 0;
    },
    async close() {
      await Promise.all(all.map((standIn) => standIn.close()));
    },
  };
}

/** The settings that lead a server or a feed to the stand-ins. */
export function settingsOf({ replays, news, titles }: OutsideWorld): Record<string, string> {
  return {
    REPLAY_SERVICE_URL: replays.origin,
    NEWS_FEED_URL: `${news.origin}/news`,
    OEMBED_URL: `${titles.origin}/titles`,
  };
}

const unknownPlayer: Answer = (_request, response) => {
  response.writeHead(404).end();
};
const NEWS = json({
  appnews: { newsitems: [{ title: "An update", url: "https://news.example/1", contents: "What changed" }] },
});
const TITLE = json({ title: "A video", author_name: "Somebody" });

/** A replay service that knows every player, by rows made when they are asked for. */
export function players(rowsOf: (playerId: string) => readonly ReplayRecord[] | undefined): Answer {
  return (request, response) => {
    const rows = rowsOf(playerOf(request));
    if (rows === undefined) unknownPlayer(request, response);
    else json(rows)(request, response);
  };
}

/** `/player/3aBcdEfGhiJk/replays` -> `3aBcdEfGhiJk`. */
export function playerOf({ url = "" }: IncomingMessage): string {
  return /^\/player\/(\w+)\/replays/.exec(url)?.[1] ?? "";
}

/** The same answer after a while. */
export function slowly(milliseconds: number, answer: Answer): Answer {
  return (request, response) => {
    setTimeout(() => answer(request, response), milliseconds).unref();
  };
}

export interface Stocked {
  playerId: string;
  matches: number;
  /** When the service was last asked for the player, seconds ago; below 0 is in the future. */
  refreshedSecondsAgo: number;
}

export const BIG_PLAYER: Stocked = { playerId: "bigPlayer001", matches: 30_000, refreshedSecondsAgo: 0 };

/** Puts players into the store of a folder, as if they had been asked for before. */
export async function stock(dataDir: string, stocked: readonly Stocked[]): Promise<void> {
  const store = await openStore({ dataDir, onWarning: fail });
  const now = Math.floor(Date.now() / 1000);
  for (const [index, { playerId, matches, refreshedSecondsAgo }] of stocked.entries()) {
    await store.insertMatches(rowsOf(playerId, matches, index));
    await store.upsertPlayerRefresh(playerId, now - refreshedSecondsAgo);
  }
  await store.close();
}

/** Matches of a player, two minutes apart and all in the past; `family` keeps the ids of several players apart. */
export function rowsOf(playerId: string, count: number, family: number): ReplayRecord[] {
  return Array.from({ length: count }, (_, index) =>
    makeMatch(family * 1_000_000 + index, {
      battle_at: 1_750_000_000 + 120 * index,
      p1_polaris_id: playerId,
      p1_name: `Sample ${playerId}`,
      p2_polaris_id: `opponent${index % 500}`,
      p2_name: `Sample Opponent ${index % 500}`,
    }),
  );
}

/** How many matches of a player a store has that nobody else has open. */
export async function countStored(dataDir: string, playerIds: readonly string[]): Promise<number[]> {
  const store = await openStore({ dataDir, onWarning: fail });
  const counts: number[] = [];
  for (const playerId of playerIds) counts.push(await store.countMatchesByPlayer(playerId));
  await store.close();
  return counts;
}

/** How many matches of each player a PostgreSQL has. They are as many as it has added up itself, of which the store knows nothing. */
export async function storedIn(postgres: PostgresServer): Promise<ReadonlyMap<string, number>> {
  const [sums] = await postgres.query(
    "select (select count(*) from played_matches) as stored, (select sum(matches) from match_counts) as counted",
  );
  expect(sums?.counted, "matches counted, of those stored").toBe(sums?.stored);
  const rows = await postgres.query(
    "select p1_polaris_id as id, count(*)::int as stored from played_matches group by 1",
  );
  return new Map(rows.map(({ id, stored }) => [String(id), Number(stored)]));
}

function fail(message: string): never {
  throw new Error(message);
}
