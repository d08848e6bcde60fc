import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { replayRecordsSchema } from "@tactician/contract";
import { type StandInService, startStandInService } from "@tactician/replays/testing/stand-in-service";
import { wireRows } from "@tactician/replays/testing/wire-rows";
import type { InjectOptions } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inject, makeTestApp, type TestApp, type TestAppOptions } from "../testing/test-app.ts";

const START = 1_780_000_000;
const PLAYER = "3aBcdEfGhiJk";

let standIn: StandInService;
let site: TestApp;
let clock: number;
beforeEach(async () => {
  standIn = await startStandInService(wireRows({ playerId: PLAYER, count: 450, from: START }));
  clock = (START + 450 * 600) * 1000;
  site = await makeSite();
});
afterEach(async () => {
  await site.close();
  await standIn.close();
});

function makeSite({ config, seams }: TestAppOptions = {}): Promise<TestApp> {
  return makeTestApp({
    config: { REPLAY_SERVICE_URL: standIn.url, ...config },
    seams: {
      ...seams,
      replays: {
        now: () => clock,
        service: { retries: 0 },
        patience: { withMatchesMs: 60_000, withoutMatchesMs: 60_000 },
        ...seams?.replays,
      },
    },
  });
}

const ask = (id = PLAYER, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  inject(site.app, { url: `/stats/replays?id=${id}`, headers, ...more });

/** Ends the site of the test and makes another one. */
async function remakeSite(options: TestAppOptions): Promise<void> {
  await site.close();
  site = await makeSite(options);
}

describe("a player's matches", () => {
  test("are a list in the page's field names, newest first", async () => {
    const { status, headers, data } = await ask();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(headers).not.toHaveProperty("x-data-age");
    const records = replayRecordsSchema.parse(data);
    expect(records.map((record) => record.battle_at)).toEqual(
      Array.from({ length: 450 }, (_, index) => START + (449 - index) * 600),
    );
    expect(records.at(-1)).toEqual({
      battle_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      battle_at: START,
      battle_type: 2,
      game_version: 30_101,
      stage_id: 700,
      winner: 1,
      p1_polaris_id: "opponent0",
      p1_name: "Sample Opponent 0",
      p1_chara_id: 0,
      p1_rank: 21,
      p1_power: 190_618,
      p1_rating_before: 1550,
      p1_rating_change: 11,
      p1_rounds: 3,
      p2_polaris_id: PLAYER,
      p2_name: `Sample ${PLAYER}`,
      p2_chara_id: 12,
      p2_rank: 21,
      p2_power: 190_618,
      p2_rating_before: 1550,
      p2_rating_change: -11,
      p2_rounds: 1,
    });
  });

  test.each([
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("to who accepts %s come with %s", async (accepted, coding, unpack) => {
    const plain = (await ask()).raw;
    const { headers, raw } = await ask(PLAYER, { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(coding);
    expect(unpack(raw).equals(plain)).toBe(true);
    if (coding === undefined) expect(headers["content-length"]).toBe(String(plain.length));
    else expect(raw.length).toBeLessThan(plain.length / 5);
  });

  test("are not sent again to whoever has them", async () => {
    const etag = String((await ask()).headers.etag);
    const again = await ask(PLAYER, { "if-none-match": etag });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
    clock += 60_000;
    standIn.rows = wireRows({ playerId: PLAYER, count: 451, from: START });
    const more = await ask(PLAYER, { "if-none-match": etag });
    expect([more.status, more.data.length]).toEqual([200, 451]);
  });

  test("are asked for with HEAD too", async () => {
    const { headers } = await ask();
    const head = await ask(PLAYER, {}, { method: "HEAD" });
    expect([head.status, head.body, head.headers.etag]).toEqual([200, "", headers.etag]);
  });

  test("are found by the id as players copy it", async () => {
    for (const id of ["3aBc-dEfG-hiJk", "%203aBcdEfGhiJk%20", "3aBc%E2%80%93dEfG%E2%80%93hiJk"])
      expect((await ask(id)).data, id).toHaveLength(450);
    expect(standIn.asked).toEqual([`/player/${PLAYER}/replays?_format=json`]);
  });

  test("make one request to the service when fifty visitors ask at once", async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => ask()));
    for (const { data } of all) expect(data).toHaveLength(450);
    expect(standIn.asked).toHaveLength(1);
  });
});

test("the sample player is always there", async () => {
  standIn.mode = "error";
  for (const id of ["sample-player", "Sample-Player", "sampleplayer"]) {
    const { headers, data } = await ask(id);
    expect(replayRecordsSchema.parse(data).length).toBeGreaterThan(300);
    expect((await ask(id, { "if-none-match": String(headers.etag) })).status).toBe(304);
  }
  expect(standIn.asked).toEqual([]);
});

describe("what is typed wrong", () => {
  test("no id, an empty one or several are a 400", async () => {
    const body = '{"message":"Which player? Ask with ?id= and one ID."}';
    for (const query of ["", "?id", "?id=", "?id=%20", "?id=-", "?id=a&id=b", "?player=a"])
      expect(await inject(site.app, `/stats/replays${query}`), query).toMatchObject({ status: 400, body });
    expect(standIn.asked).toEqual([]);
  });

  test("an id of nobody is an empty list, and what can be no id never reaches the service", async () => {
    for (const id of [
      "nobody",
      "constructor",
      "%2e%2e%2fx",
      "a%00b",
      "a/b",
      "x".repeat(1500),
      "%F0%9F%A5%8A",
    ])
      expect(await ask(id), id).toMatchObject({ status: 200, body: "[]" });
    expect(standIn.asked).toEqual([
      "/player/nobody/replays?_format=json",
      "/player/constructor/replays?_format=json",
    ]);
  });
});

describe("a service that fails", () => {
  test.each(["garbage", "truncated", "error", "html", "hang"] as const)(
    "in mode %s: stored matches are served with their age",
    async (mode) => {
      const patience = { withMatchesMs: mode === "hang" ? 20 : 60_000, withoutMatchesMs: 60_000 };
      await remakeSite({ seams: { replays: { patience } } });
      const { etag } = (await ask()).headers;
      clock += 3_600_000;
      standIn.mode = mode;
      if (mode === "hang") standIn.gate = new Promise(() => {});
      const { status, headers, data } = await ask(PLAYER, { "if-none-match": String(etag) });
      expect([status, headers["x-data-age"], data.length]).toEqual([200, "3600", 450]);
      expect(headers["access-control-expose-headers"]).toContain("x-data-age");
    },
  );

  test.each([
    ["garbage", 502],
    ["truncated", 502],
    ["error", 502],
    ["hang", 504],
  ] as const)("in mode %s, with nothing stored: %d and words", async (mode, status) => {
    const patience = { withMatchesMs: 1, withoutMatchesMs: mode === "hang" ? 20 : 60_000 };
    await remakeSite({ seams: { replays: { patience } } });
    standIn.mode = mode;
    expect(await ask()).toMatchObject({
      status,
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      data: { message: expect.stringMatching(/try again/) },
    });
  });

  test("in mode error, many players with nothing stored make a handful of requests, and nobody waits", async () => {
    await remakeSite({ seams: { replays: { service: { retries: 2, retryDelayMs: 1 } } } });
    standIn.mode = "error";
    const first = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`nobody${index}`)));
    for (const { status } of first) expect([502, 503]).toContain(status);
    expect(standIn.asked.length).toBeLessThanOrEqual(5);
    const asked = standIn.asked.length;
    clock += 20_000;
    const later = await ask("later");
    expect([later.status, later.headers["retry-after"]]).toEqual([503, "10"]);
    expect(later.data.message).toMatch(/try again soon/);
    expect(standIn.asked).toHaveLength(asked);
  });

  test("writes no player's id into the log", async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => lines.push(line) };
    await remakeSite({ config: { LOG_LEVEL: "trace" }, seams: { logStream } });
    standIn.mode = "error";
    await ask();
    await remakeSite({});
    const log = lines.join("");
    expect(log).toContain("The replay service answered with status 503");
    expect(log).toContain('"route":"/stats/replays"');
    expect(log).not.toContain(PLAYER);
  });
});

test("one address that asks for many players leaves the others their turns", async () => {
  await remakeSite({ config: { TRUST_PROXY: 1 } });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  standIn.gate = gate;
  const askAs = (address: string, id: string) => ask(id, { "x-forwarded-for": address });
  const askMany = (address: string, count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => askAs(address, name + index)));
  const flood = askMany("2001:db8::1", 60, "flood");
  await expect.poll(() => standIn.asked.length).toBe(2);
  const more = askMany("2001:db8::2", 40, "more");
  // Whom the flood asked for too; its own question for this player was refused.
  const shared = askAs("203.0.113.2", "flood59");
  const others = askMany("203.0.113.2", 20, "other");
  open();
  for (const { status } of [...(await others), await shared]) expect(status).toBe(200);
  const refused = [...(await flood), ...(await more)].filter(({ status }) => status === 503);
  expect(refused).toHaveLength(60 + 40 - 27);
  for (const { headers } of refused) expect(headers["retry-after"]).toBe("30");
});

describe("an address that asks too often", () => {
  const statusFor = async (address: string) =>
    (await ask("sample-player", { "x-forwarded-for": address }, { method: "HEAD" })).status;
  const askOften = async (address: string) => {
    for (let i = 0; i < 120; i += 1) expect(await statusFor(address)).toBe(200);
  };

  test("is told when to come again; pages go on, and inventing addresses does not help", async () => {
    await askOften("203.0.113.1");
    const { status, headers, data } = await ask(PLAYER, { "x-forwarded-for": "203.0.113.9" });
    expect(status).toBe(429);
    expect(headers["retry-after"]).toMatch(/^\d+$/);
    expect(data.message).toMatch(/^Too many searches from your address: try again in \d+ s\.$/);
    expect((await inject(site.app, "/about")).status).toBe(200);
  });

  test("is the visitor's and not the proxy's when the proxy is trusted", async () => {
    await remakeSite({ config: { TRUST_PROXY: 1 } });
    await askOften("203.0.113.1");
    expect(await statusFor("203.0.113.1")).toBe(429);
    expect(await statusFor("203.0.113.2")).toBe(200);
    expect(await statusFor("203.0.113.2, 203.0.113.1")).toBe(429);
  });
});
