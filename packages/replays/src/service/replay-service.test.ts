import { Breaker, ServiceError } from "@tactician/resilience";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StandInService, startStandInService } from "../testing/stand-in-service.ts";
import { wireRow, wireRows } from "../testing/wire-rows.ts";
import { createReplayService, type ReplayService } from "./replay-service.ts";

const START = 1_780_000_000;
const PLAYER = "3aBcdEfGhiJk";

let standIn: StandInService;
let service: ReplayService;
let warnings: string[];
beforeEach(async () => {
  standIn = await startStandInService(wireRows({ playerId: PLAYER, count: 30, from: START }));
  warnings = [];
  service = makeService();
});
afterEach(async () => {
  service.close();
  await standIn.close();
});

function makeService(changes: Partial<Parameters<typeof createReplayService>[0]> = {}): ReplayService {
  return createReplayService({
    url: standIn.url,
    userAgent: "Tactician/0 (+https://tactician.example)",
    onWarning: (message) => warnings.push(message),
    retries: 1,
    retryDelayMs: 1,
    ...changes,
  });
}

async function matchesOf(playerId: string, since?: number) {
  const answer = await service.fetchPlayerMatches(playerId, since === undefined ? {} : { since });
  return answer.kind === "matches" ? answer.matches : undefined;
}

async function problemOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof ServiceError))
    throw new Error("This was no failure of the service", { cause: error });
  return error.problem;
}

describe("asking", () => {
  test("brings a player's matches newest first, compressed, and says who asks", async () => {
    const matches = await matchesOf(PLAYER);
    expect(matches?.map(({ battle_at }) => battle_at)).toEqual(
      Array.from({ length: 30 }, (_, index) => START + (29 - index) * 600),
    );
    expect(standIn.asked).toEqual([`/player/${PLAYER}/replays?_format=json`]);
    expect(standIn.lastHeaders["user-agent"]).toBe("Tactician/0 (+https://tactician.example)");
    expect(standIn.lastHeaders["accept-encoding"]).toContain("gzip");
    expect(warnings).toEqual([]);
  });

  test("leaves older matches unread when told", async () => {
    expect(await matchesOf(PLAYER, START + 28 * 600)).toHaveLength(2);
  });

  test("brings a window of the feed", async () => {
    const times = (await service.fetchFeedWindow(START + 1200)).map(({ battle_at }) => battle_at);
    expect(times).toEqual([START + 1200, START + 600]);
    expect(standIn.asked).toEqual([`/api/replays?before=${START + 1200}`]);
    expect(await service.fetchFeedWindow(START - 1)).toEqual([]);
  });

  test("a player whom the service answers with a page is unknown", async () => {
    expect(await service.fetchPlayerMatches("nobody")).toMatchObject({ kind: "unknown-player" });
    expect(standIn.asked).toHaveLength(1);
  });

  test("never more than two requests are under way", async () => {
    const players = Array.from({ length: 12 }, (_, index) => `player${index}`);
    standIn.rows = players.flatMap((playerId) => wireRows({ playerId, count: 2, from: START }));
    const { promise, resolve: open } = Promise.withResolvers<void>();
    standIn.gate = promise;
    const all = players.map((playerId) => matchesOf(playerId));
    await expect.poll(() => standIn.asked.length).toBe(2);
    open();
    await Promise.all(all);
    expect(standIn.asked).toHaveLength(12);
    expect(standIn.mostAtOnce).toBe(2);
  });

  test("whoever asks for much waits behind his own questions, and only those are sent away", async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    standIn.gate = promise;
    const ask = (owner: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        service.fetchPlayerMatches(`${owner}${index}`, { owner }).then(
          () => "answered",
          ({ problem }: ServiceError) => problem,
        ),
      );
    const greedy = ask("greedy", 60);
    const modest = ask("modest", 20);
    open();
    expect(new Set(await Promise.all(modest))).toEqual(new Set(["answered"]));
    const outcomes = await Promise.all(greedy);
    expect(outcomes.filter((outcome) => outcome === "answered")).toHaveLength(27);
    expect(outcomes.filter((outcome) => outcome === "busy")).toHaveLength(33);
    // In turns from the third question on: the last of the modest ones was asked long before the last of the greedy.
    const lastModest = standIn.asked.findLastIndex((path) => path.includes("modest"));
    expect(lastModest).toBeLessThanOrEqual(2 + 2 * 20);
  });
});

describe("a service that fails", () => {
  test("in passing is asked again", async () => {
    standIn.mode = "error";
    service = makeService({ retries: 5, retryDelayMs: 20 });
    const asked = matchesOf(PLAYER);
    await expect.poll(() => standIn.asked.length).toBeGreaterThan(1);
    standIn.mode = "ok";
    expect(await asked).toHaveLength(30);
  });

  test.each([
    ["error", "refused", 2],
    ["truncated", "cut-off", 2],
    ["garbage", "unreadable", 1],
    ["hang", "timeout", 2],
    ["html", "refused", 1],
  ] as const)("in mode %s is a problem: %s, after %d requests", async (mode, problem, requests) => {
    standIn.mode = mode;
    service = makeService({ timeoutMs: 1000 });
    expect(await problemOf(matchesOf(PLAYER))).toBe(problem);
    expect(standIn.asked).toHaveLength(requests);
  });

  test("answers the feed with a page", async () => {
    standIn.body = "<!doctype html><title>Replays</title>";
    expect(await problemOf(service.fetchFeedWindow(START))).toBe("unreadable");
  });

  test("ignores which window was asked for: nothing of it is taken", async () => {
    standIn.body = JSON.stringify(wireRows({ playerId: PLAYER, count: 3, from: START }));
    expect(await service.fetchFeedWindow(START + 1300)).toHaveLength(2);
    expect(warnings).toEqual(["1 of 3 rows of the replay service left out"]);
    expect(await problemOf(service.fetchFeedWindow(START - 100))).toBe("unreadable");
    expect(await problemOf(service.fetchFeedWindow(START + 86_400))).toBe("unreadable");
  });

  test("is not there at all", async () => {
    await standIn.close();
    expect(await problemOf(matchesOf(PLAYER))).toBe("network");
    standIn = await startStandInService();
  });

  test("sends more than anybody wants", async () => {
    service = makeService({ maxBytes: 1000 });
    expect(await problemOf(matchesOf(PLAYER))).toBe("too-large");
    expect(standIn.asked).toHaveLength(1);
  });

  test("sends brackets without an end, and is not asked for them again", async () => {
    standIn.body = "[".repeat(5_000_000);
    expect(await problemOf(matchesOf(PLAYER))).toBe("unreadable");
    expect(standIn.asked).toHaveLength(1);
  });

  test("redirects: twice on its own server is followed", async () => {
    standIn.redirectTo = "/elsewhere";
    expect(await problemOf(matchesOf(PLAYER))).toBe("refused");
    expect(standIn.asked).toEqual([`/player/${PLAYER}/replays?_format=json`, "/elsewhere", "/elsewhere"]);
  });

  test("redirects to another server, which is not asked", async () => {
    const inside = await startStandInService(standIn.rows);
    for (const address of [
      inside.url,
      inside.url.replace("http:", "https:"),
      "//[::1]/",
      "file:///etc/passwd",
    ]) {
      standIn.redirectTo = `${address}/player/${PLAYER}/replays`;
      expect(await problemOf(matchesOf(PLAYER)), address).toBe("refused");
    }
    await inside.close();
    expect([standIn.asked.length, inside.asked.length]).toEqual([4, 0]);
  });

  test("is left alone when the client closes", async () => {
    standIn.mode = "hang";
    const asked = [PLAYER, "second", "third"].map((playerId) => problemOf(matchesOf(playerId)));
    await expect.poll(() => standIn.asked.length).toBe(2);
    service.close();
    expect(await Promise.all(asked)).toEqual(["network", "network", "network"]);
    expect(standIn.asked).toHaveLength(2);
  });
});

describe("a service that fails for all", () => {
  let now: number;
  beforeEach(() => {
    now = 1_790_000_000_000;
    const breaker = new Breaker({ failures: 3, restMs: 30_000, now: () => now });
    service = makeService({ retries: 2, breaker, now: () => now });
  });
  const askMany = (count: number, name = "player") =>
    Promise.all(Array.from({ length: count }, (_, index) => problemOf(matchesOf(name + index))));

  test("is asked a handful of times for sixty players, who are told at once afterwards", async () => {
    standIn.mode = "error";
    for (const problem of await askMany(60)) expect(["busy", "refused", "resting"]).toContain(problem);
    expect(standIn.asked.length).toBeLessThanOrEqual(5);
    const asked = standIn.asked.length;
    expect(new Set(await askMany(60, "later"))).toEqual(new Set(["resting"]));
    expect(standIn.asked).toHaveLength(asked);
    now += 30_000;
    standIn.mode = "ok";
    expect(await matchesOf(PLAYER)).toHaveLength(30);
    expect(await matchesOf(PLAYER)).toHaveLength(30);
  });

  test("with nonsense about one player is asked for others; about three in a row it counts as failing", async () => {
    standIn.mode = "garbage";
    for (const playerId of [PLAYER, "opponent1"])
      expect(await problemOf(matchesOf(playerId))).toBe("unreadable");
    standIn.mode = "ok";
    expect(await matchesOf("opponent2")).toHaveLength(1);
    standIn.mode = "garbage";
    for (const playerId of [PLAYER, "opponent1", "opponent2"])
      expect(await problemOf(matchesOf(playerId))).toBe("unreadable");
    expect(await problemOf(matchesOf("opponent3"))).toBe("resting");
  });
});

describe("a service that lies", () => {
  test("matches from the future are left out and counted, those of a clock that is ahead are taken", async () => {
    const now = (START + 30 * 600) * 1000;
    const ahead = (seconds: number, id: number) =>
      wireRow({
        p1_polaris_id: PLAYER,
        battle_at: now / 1000 + seconds,
        battle_id: id.toString(16).padStart(32, "0"),
      });
    standIn.rows = [...standIn.rows, ahead(3600, 1), ahead(3601, 2), ahead(86_400 * 365, 3)];
    service = makeService({ now: () => now });
    expect((await matchesOf(PLAYER))?.[0]?.battle_at).toBe(now / 1000 + 3600);
    expect(warnings).toEqual(["2 of 33 rows of the replay service left out"]);
    expect(await service.fetchFeedWindow(now / 1000 + 3650)).toHaveLength(1);
  });

  test("a new row that is no match does not hide that the old ones are good", async () => {
    standIn.rows = [
      ...standIn.rows,
      wireRow({ p1_polaris_id: PLAYER, battle_at: START + 86_400, p2_rank: -1 }),
    ];
    expect(await matchesOf(PLAYER, START + 86_000)).toEqual([]);
  });
});
