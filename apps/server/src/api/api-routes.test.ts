import { characterListSchema, characterSchema, mappingsSchema } from "@tactician/contract";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeTestApp, type TestApp } from "../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await makeTestApp();
});
afterAll(() => site.close());

test("the list of characters is as the contract says", async () => {
  const response = await site.app.inject("/api/characters");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(characterListSchema.parse(response.json()).map((row) => row._id)).toEqual(["jin", "kazuya"]);
});

test("a character is as the contract says", async () => {
  const response = await site.app.inject("/api/characters/kazuya");
  expect(response.statusCode).toBe(200);
  expect(characterSchema.parse(response.json()).name).toBe("Kazuya");
});

test.each(["nobody", "JIN", "constructor", "%2e%2e%2fsecret", "jin%00", "jin.json"])(
  "there is no character %s",
  async (id) => {
    const response = await site.app.inject(`/api/characters/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "Character not found" });
  },
);

test("the replay service's names are served", async () => {
  const response = await site.app.inject("/wank.json");
  expect(mappingsSchema.parse(response.json()).characters["6"]).toBe("Jin");
});

test("unknown addresses of the API answer with data", async () => {
  for (const url of ["/api", "/api/", "/api/nothing", "/api/characters/jin/more", "/api?x"]) {
    const response = await site.app.inject({ url, headers: { accept: "text/html" } });
    expect(response.statusCode, url).toBe(404);
    expect(response.json()).toEqual({ message: "Not Found" });
  }
});

test("answers are compressed and revalidated like pages", async () => {
  const headers = { "accept-encoding": "gzip" };
  const first = await site.app.inject({ url: "/api/characters/jin", headers });
  expect(first.headers).toMatchObject({
    "content-encoding": "gzip",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
  const again = await site.app.inject({
    url: "/api/characters/jin",
    headers: { ...headers, "if-none-match": String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test("health tells version and age", async () => {
  const response = await site.app.inject("/api/health");
  expect(response.json()).toEqual({ status: "ok", version: "1.2.3", uptimeSeconds: expect.any(Number) });
  expect(response.headers["cache-control"]).toBe("no-store");
});

describe("scripts of any origin", () => {
  test.each([
    "/api/characters",
    "/api/characters/jin",
    "/api/characters/nobody",
    "/api/nothing",
    "/api/health",
    "/wank.json",
  ])("may read %s", async (url) => {
    const response = await site.app.inject({ url, headers: { origin: "https://other.example" } });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  test("may ask first", async () => {
    const response = await site.app.inject({
      method: "OPTIONS",
      url: "/api/characters",
      headers: { origin: "https://other.example", "access-control-request-method": "GET" },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
    });
  });

  test("may not read pages", async () => {
    const response = await site.app.inject({ url: "/", headers: { origin: "https://other.example" } });
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("too many requests", () => {
  const limited = (trustProxy: boolean | string[]) =>
    makeTestApp({ config: { apiRequestsPerMinute: 3, trustProxy } });

  test("are refused for all of the API together, but not for pages and files", async () => {
    const { app, close } = await limited(false);
    for (const url of ["/api/characters", "/api/characters/jin", "/api/characters/nobody"])
      expect((await app.inject(url)).statusCode).toBeLessThan(429);
    const refused = await app.inject("/api/characters/kazuya");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: "Too Many Requests" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["access-control-allow-origin"]).toBe("*");
    for (const url of ["/", "/wank.json", "/api/health", "/favicon.ico"])
      expect((await app.inject(url)).statusCode).toBe(200);
    await close();
  });

  test("count by the address that a trusted proxy names", async () => {
    const { app, close } = await limited(["127.0.0.1"]);
    const status = async (forwarded: string) =>
      (await app.inject({ url: "/api/characters", headers: { "x-forwarded-for": forwarded } })).statusCode;
    for (let i = 0; i < 3; i++) expect(await status("192.0.2.1")).toBe(200);
    expect(await status("192.0.2.1")).toBe(429);
    expect(await status("192.0.2.2")).toBe(200);
    // What a visitor writes before the proxy's own entry does not count.
    expect(await status("198.51.100.9, 192.0.2.1")).toBe(429);
    for (const junk of ["", ",", "junk", "::::", "fe80::1%eth0", "1.2.3.4:5", "[::1]:80"])
      expect(await status(junk)).toBeLessThan(500);
    await close();
  });

  test("count by the connection when no proxy is trusted", async () => {
    const { app, close } = await limited(false);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const headers = { "x-forwarded-for": `192.0.2.${i}` };
      statuses.push((await app.inject({ url: "/api/characters", headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await close();
  });
});

test("an overloaded server says when to come back", async () => {
  const { app, close } = await makeTestApp({ seams: { pressure: { eventLoopDelayMs: 0, sampleMs: 50 } } });
  const response = await vi.waitUntil(async () => {
    const answer = await app.inject("/");
    return answer.statusCode === 200 ? undefined : answer;
  });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("10");
  expect(response.json()).toEqual({ message: "Service Unavailable" });
  await close();
});

test("a failure of ours tells nothing about itself", async () => {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { logLevel: "error" },
    seams: { logStream: { write: (line) => lines.push(line) } },
  });
  vi.spyOn(process, "uptime").mockImplementation(() => {
    throw new Error("the clock at /srv/clock is broken");
  });
  const response = await app.inject("/api/health");
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe('{"message":"Internal Server Error"}');
  expect(JSON.parse(lines.join(""))).toMatchObject({
    method: "GET",
    route: "/api/health",
    err: { message: "the clock at /srv/clock is broken" },
  });
  await close();
});
