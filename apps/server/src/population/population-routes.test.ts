import {
  populationMatchupsSchema,
  populationPopularitySchema,
  populationRanksSchema,
} from "@tactician/contract";
import { openStore, type ReplayRecord, type SqlStore, StoreUnavailableError } from "@tactician/replays";
import { contractStores } from "@tactician/replays/testing/contract-stores";
import { makeMatch } from "@tactician/replays/testing/match-fixture";
import { temporaryFolder } from "@tactician/replays/testing/temporary-folder";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inject, makeTestApp, type TestApp } from "../testing/test-app.ts";

const MATCHUPS = "/api/population/matchups";
const POPULARITY = "/api/population/popularity";
const RANKS = "/api/population/ranks";
const ALL = [MATCHUPS, POPULARITY, RANKS];

/** 14 November 2026, and 1 August. */
const NOW = Date.parse("2026-11-14T12:00:00Z");
const FIRST = Date.parse("2026-08-01T00:00:00Z") / 1000;
const KING = 2;
const JIN = 6;
const NOBODY = 9999;

let store: SqlStore;
let site: TestApp;
let clock: number;
/** Names of the store's calls, while they are watched. */
let calls: string[];
/** Calls wait for it. */
let gate: Promise<void>;
let isAway: boolean;
beforeEach(async () => {
  [clock, calls, gate, isAway] = [NOW, [], Promise.resolve(), false];
  const onWarning = (message: string) => expect.unreachable(message);
  store = await openStore({ dataDir: temporaryFolder(), onWarning });
  site = await makeTestApp({ seams: { replays: { store: watched(store), now: () => clock } } });
});
afterEach(() => site.close());

function watched(of: SqlStore): SqlStore {
  return new Proxy(of, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        if (String(name).startsWith("find")) calls.push(String(name));
        await gate;
        if (isAway) throw new StoreUnavailableError("gone");
        return value.apply(target, args);
      };
    },
  });
}

/** So many matches a day apart, King (Fujin) beats Jin (Flame Ruler), of even ratings. */
function kingBeatsJin(count: number, fields: Partial<ReplayRecord> = {}, first = 1): ReplayRecord[] {
  return Array.from({ length: count }, (_, index) =>
    makeMatch(first + index, {
      battle_at: FIRST + index * 86_400,
      game_version: 30_101,
      p1_chara_id: KING,
      p1_rank: 21,
      p2_chara_id: JIN,
      p2_rank: 19,
      p1_rating_before: 1500,
      p2_rating_before: 1500,
      ...fields,
    }),
  );
}

const ask = (url: string, headers: Record<string, string> = {}) => inject(site.app, { url, headers });
const askAs = (remoteAddress: string, url: string) => inject(site.app, { url, remoteAddress });

async function answerOf(url: string) {
  const { status, body, data } = await ask(url);
  expect(status, `${url}: ${body.slice(0, 200)}`).toBe(200);
  return data;
}

test.each(ALL)("an empty store has an answer at %s: nothing was counted", async (url) => {
  for (const query of ["", "?version=&rank=&since=", "?version=30101&rank=fujin-bushin&since=2026-10-01"]) {
    const answer = await answerOf(url + query);
    expect(answer).toMatchObject({ matches: 0, versions: [], countedAt: "2026-11-14T12:00:00.000Z" });
    expect([answer.until, answer.cells ?? answer.months ?? answer.ranks]).toEqual([undefined, []]);
  }
});

describe("what matches say", () => {
  beforeEach(async () => {
    await store.insertMatches([
      ...kingBeatsJin(40),
      ...kingBeatsJin(10, { winner: 2 }, 101),
      ...kingBeatsJin(2, { winner: 3 }, 201),
      // A mirror match, one with an unknown character, one at an unknown rank, and one of an older version.
      ...kingBeatsJin(1, { p2_chara_id: KING }, 301),
      ...kingBeatsJin(1, { p2_chara_id: NOBODY }, 302),
      ...kingBeatsJin(1, { p1_rank: 400 }, 303),
      ...kingBeatsJin(5, { game_version: 30_001, winner: 2 }, 401),
    ]);
  });

  /** Matches of nobody that anybody knows, so many that both versions have a hundred. */
  const listBoth = () => {
    const nobody = { p1_chara_id: NOBODY, p2_chara_id: NOBODY, p1_rank: 400, p2_rank: 400 };
    const unknown = { battle_at: FIRST, ...nobody };
    return store.insertMatches([
      ...kingBeatsJin(45, unknown, 701),
      ...kingBeatsJin(95, { ...unknown, game_version: 30_001 }, 801),
    ]);
  };

  test("of matchups", async () => {
    const answer = populationMatchupsSchema.parse(await answerOf(MATCHUPS));
    expect(answer).toMatchObject({
      matches: 60,
      until: "2026-09-09",
      versions: [],
      otherVersions: { versions: 2, matches: 60, first: "2026-08-01", last: "2026-09-09" },
    });
    for (const field of ["version", "rank", "since", "widened"]) expect(answer).not.toHaveProperty(field);
    expect(
      answer.cells.map(({ me, them, matches, wins, draws }) => ({ me, them, matches, wins, draws })),
    ).toEqual([
      { me: "king", them: "jin", matches: 58, wins: 41, draws: 2 },
      { me: "jin", them: "king", matches: 58, wins: 15, draws: 2 },
    ]);
    const [king, jin] = answer.characters;
    expect(king).toMatchObject({ id: "king", matches: 58, wins: 41, draws: 2 });
    expect(jin).toMatchObject({ id: "jin", wins: 15 });
    expect(king?.strength.estimate).toBeGreaterThan(50);
    expect((king?.strength.estimate ?? 0) + (jin?.strength.estimate ?? 0)).toBeCloseTo(100, 2);
  });

  test("since a day that is counted by month: since the first of the month, and says so", async () => {
    await store.insertMatches([
      ...kingBeatsJin(1, { battle_at: FIRST - 150 * 86_400 }, 501),
      ...kingBeatsJin(1, { battle_at: FIRST - 100 * 86_400 }, 502),
    ]);
    // 4 March and 23 April.
    const counted = async (query: string) => {
      const { matches, since, widened } = await answerOf(MATCHUPS + query);
      return [matches, since, widened];
    };
    expect(await counted("?since=2026-04-24")).toEqual([61, "2026-04-01", undefined]);
    expect(await counted("?since=2026-03-20")).toEqual([62, "2026-03-01", undefined]);
    expect(await counted("?since=2026-06-20")).toEqual([60, "2026-06-20", undefined]);
    expect((await answerOf(`${RANKS}?since=2026-04-24`)).since).toBe("2026-04-01");
  });

  test("of a version, of ranks, since a day", async () => {
    await listBoth();
    const counted = async (query: string) => {
      const answer = await answerOf(MATCHUPS + query);
      const king = answer.cells.find(({ me }: { me: string }) => me === "king");
      return [answer.matches, king?.matches, king?.wins];
    };
    expect(await counted("?version=30001")).toEqual([100, 5, 0]);
    expect(await counted("?version=30101")).toEqual([100, 53, 41]);
    // Jin's side is another rank's: the sides of King alone.
    expect(await counted("?rank=fujin-bushin")).toEqual([59, 57, 40]);
    expect(await counted("?since=2026-09-01")).toEqual([9, 9, 9]);
    expect(await answerOf(`${MATCHUPS}?version=30101&rank=fujin-bushin&since=2026-09-01`)).toMatchObject({
      version: 30_101,
      rank: "fujin-bushin",
      since: "2026-09-01",
      until: "2026-09-09",
      matches: 9,
    });
  });

  test("of who is played", async () => {
    const answer = populationPopularitySchema.parse(await answerOf(POPULARITY));
    const jin = (sides: number) => ({ id: "jin", sides });
    const king = (sides: number) => ({ id: "king", sides });
    // The mirror match has two sides of King; unknown characters count among all, unknown ranks in no class.
    const august = [
      { rank: "rulers", sides: 51, characters: [jin(49), king(1)] },
      { rank: "fujin-bushin", sides: 50, characters: [king(50)] },
    ];
    const september = [
      { rank: "rulers", sides: 9, characters: [jin(9)] },
      { rank: "fujin-bushin", sides: 9, characters: [king(9)] },
    ];
    expect(answer.months).toEqual([
      { from: "2026-08-01", sides: 102, ranks: august },
      { from: "2026-09-01", sides: 18, ranks: september },
    ]);
  });

  test("of ranks, of which some have two numbers", async () => {
    await store.insertMatches(kingBeatsJin(3, { p1_rank: 107, p2_rank: 36 }, 501));
    const answer = populationRanksSchema.parse(await answerOf(RANKS));
    expect(answer.sides).toBe(126);
    expect(answer.ranks).toEqual([
      { rank: 19, name: "Flame Ruler", sides: 60 },
      { rank: 21, name: "Fujin", sides: 59 },
      { rank: 36, name: "God of Destruction VII", sides: 6 },
    ]);
  });

  test("that are not there for a filter is said for a wider one", async () => {
    await listBoth();
    const widened = async (query: string) => {
      const { version, rank, since, widened, matches } = await answerOf(RANKS + query);
      return { version, rank, since, widened, matches };
    };
    expect(await widened("?since=2026-11-01")).toEqual({ widened: ["since"], matches: 200 });
    expect(await widened("?version=12345")).toEqual({ widened: ["version"], matches: 200 });
    const ofVersion = { version: 30_001, widened: ["since"], matches: 100 };
    expect(await widened("?version=30001&since=2026-09-01")).toEqual(ofVersion);
    const ofAll = { widened: ["since", "version", "rank"], matches: 200 };
    expect(await widened("?rank=garyu-tenryu&version=30001&since=2026-09-01")).toEqual(ofAll);
    expect(await widened("?since=1999-01-01"), "as old as the matches").toEqual({ matches: 200 });
  });

  test("come packed and are not sent twice", async () => {
    const first = await ask(MATCHUPS, { "accept-encoding": "br" });
    expect(first.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      vary: "Accept-Encoding",
    });
    const headers = { "accept-encoding": "br", "if-none-match": String(first.headers.etag) };
    expect(await ask(MATCHUPS, headers)).toMatchObject({ status: 304, body: "" });
    await store.insertMatches(kingBeatsJin(1, {}, 601));
    clock += 10 * 60_000;
    expect(await ask(MATCHUPS, headers)).toMatchObject({ status: 200 });
  });
});

describe.each(Object.entries(contractStores()))("versions in %s", (_name, newDatabase) => {
  /** 5,880 versions of one match each, 60 of a hundred, and one that has a hundred matches and no number of the game's. */
  const invented = Array.from({ length: 5880 }, (_, index) => 40_000 + index);
  const played = Array.from({ length: 60 }, (_, index) => 30_000 + index);

  test("stay few however many are invented, and every one that is listed has its answer", {
    timeout: 120_000,
  }, async () => {
    const open = await newDatabase();
    const matches = [
      ...invented,
      ...[...played, 2_000_000_000].flatMap((version) => Array(100).fill(version)),
    ].map((game_version: number, index) => ({
      ...kingBeatsJin(1, { game_version, battle_at: FIRST }, 1000 + index)[0],
    })) as ReplayRecord[];
    const many = await open();
    for (let from = 0; from < matches.length; from += 2000)
      await many.insertMatches(matches.slice(from, from + 2000));
    const { app, close } = await makeTestApp({ seams: { replays: { store: many, now: () => clock } } });
    let visitors = 0;
    const answer = async (query: string) => {
      visitors += 1;
      const asked = { url: RANKS + query, remoteAddress: `203.0.113.${visitors % 250}` };
      const { status, body, data } = await inject(app, asked);
      expect(status, query).toBe(200);
      expect(body.length, query).toBeLessThan(20_000);
      return populationRanksSchema.parse(data);
    };
    const all = await answer("");
    expect(all.matches).toBe(matches.length);
    expect(all.versions.map(({ version }) => version)).toEqual(played.toReversed().slice(0, 50));
    let listed = 0;
    for (const { version } of all.versions) {
      const own = matches.filter((match) => match.game_version === version).length;
      expect(await answer(`?version=${version}`)).toMatchObject({ version, matches: own, sides: 2 * own });
      listed += own;
    }
    const others = matches.length - listed;
    expect(all.otherVersions).toEqual({
      versions: 5880 + 10 + 1,
      matches: others,
      first: "2026-08-01",
      last: "2026-08-01",
    });
    const ofOthers = { version: "other", matches: others, sides: 2 * others };
    expect(await answer("?version=other")).toMatchObject(ofOthers);
    expect(await answer("?version=40000")).toMatchObject({ matches: matches.length, widened: ["version"] });
    await close();
  });
});

test.each(["version=3.1", "rank=god", "since=2026-11-15", "since=2026-11-01&since=2026-11-02"])(
  "%s is a mistake that is named, and nothing is counted for it",
  async (query) => {
    for (const url of ALL) {
      const { status, data, headers } = await ask(`${url}?${query}`);
      expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
      expect(data.message).toMatch(new RegExp(`^${query.split("=")[0]} m`));
    }
    expect(calls).toEqual([]);
  },
);

describe("an answer is kept", () => {
  beforeEach(async () => void (await store.insertMatches(kingBeatsJin(30))));

  test("for ten minutes, then it is counted anew", async () => {
    expect((await answerOf(RANKS)).matches).toBe(30);
    const counted = calls.length;
    await store.insertMatches(kingBeatsJin(5, {}, 101));
    clock += 10 * 60_000 - 1;
    expect(await answerOf(RANKS)).toMatchObject({ matches: 30, countedAt: "2026-11-14T12:00:00.000Z" });
    expect(calls.length).toBe(counted);
    clock += 1;
    expect(await answerOf(RANKS)).toMatchObject({ matches: 35, countedAt: "2026-11-14T12:10:00.000Z" });
  });

  test("for all who ask in other words for the same", async () => {
    await answerOf(RANKS);
    const counted = calls.length;
    for (const query of ["?since=2026-08-01", "?since=2020-01-01", "?version=", "?x=1"])
      await answerOf(RANKS + query);
    expect(calls.length).toBe(counted);
    await answerOf(`${RANKS}?version=1`);
    const countedMore = calls.length;
    for (const version of ["2", "3", "30102", "999999999"]) await answerOf(`${RANKS}?version=${version}`);
    expect(calls.length, "nobody played them").toBe(countedMore);
  });

  test("counted once for all who ask at the same time", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const asked = Array.from({ length: 50 }, (_, index) => askAs(`203.0.113.${index}`, MATCHUPS));
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    resolve();
    const bodies = (await Promise.all(asked)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(calls).toEqual(["findPlayedVersions", "findPlayedMatches", "findMatchupCounts"]);
  });

  test("and served while the database is gone or hangs; without any the visitor is told to come again", async () => {
    await answerOf(MATCHUPS);
    isAway = true;
    for (const minutes of [1, 11, 60 * 24 * 30]) {
      clock = NOW + minutes * 60_000;
      expect(await answerOf(MATCHUPS)).toMatchObject({ matches: 30, countedAt: "2026-11-14T12:00:00.000Z" });
    }
    expect(await ask(`${MATCHUPS}?rank=rulers`)).toMatchObject({
      status: 503,
      data: { message: "Stored matches are unavailable right now: try again in a moment." },
      headers: { "retry-after": "5" },
    });

    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    expect((await answerOf(MATCHUPS)).matches).toBe(30);
    isAway = false;
    resolve();
    await expect.poll(async () => (await answerOf(MATCHUPS)).countedAt).not.toBe("2026-11-14T12:00:00.000Z");
  });
});

describe("an address that asks for many answers", () => {
  beforeEach(async () => void (await store.insertMatches(kingBeatsJin(100))));
  /** A hundred days, three answers each. */
  const urls = Array.from({ length: 100 }, (_, day) => {
    const since = new Date((FIRST + day * 86_400) * 1000).toISOString().slice(0, 10);
    return ALL.map((url) => `${url}?since=${since}`);
  }).flat();

  test("has 120 of them counted in a minute, and gets all that are kept", async () => {
    const statuses: number[] = [];
    for (const url of urls.slice(0, 150)) statuses.push((await askAs("203.0.113.1", url)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    for (const url of urls.slice(0, 100)) expect((await askAs("203.0.113.1", url)).status).toBe(200);
    clock += 3_600_000;
    expect((await askAs("203.0.113.1", urls[0] ?? "")).status, "older than ten minutes").toBe(200);
    expect((await askAs("203.0.113.2", urls.at(-1) ?? "")).status).toBe(200);
  });

  test("all at once leaves others their turn", async () => {
    const flood = urls.slice(0, 100).map((url) => askAs("203.0.113.1", url));
    expect((await askAs("203.0.113.2", urls.at(-1) ?? "")).status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(50);
    expect(refused[0]?.headers["retry-after"]).toBe("10");
  });
});
