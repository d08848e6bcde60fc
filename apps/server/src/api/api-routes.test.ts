import {
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  mappingsSchema,
  packedSideSchema,
} from "@tactician/contract";
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

test("a side of all pairs is as the contract says", async () => {
  const response = await site.app.inject("/api/characters/kazuya/side");
  expect(response.statusCode).toBe(200);
  expect(packedSideSchema.parse(response.json()).name).toBe("Kazuya");
});

test("a movelist is as the contract says", async () => {
  const response = await site.app.inject("/api/characters/kazuya/moves");
  expect(response.statusCode).toBe(200);
  expect(characterMovesSchema.parse(response.json())).toMatchObject({
    name: "Kazuya",
    moves: expect.arrayContaining([expect.objectContaining({ id: "df+2", command: "df 2" })]),
  });
});

test.each([
  "nobody",
  "JIN",
  "__proto__",
  "constructor",
  "%2e%2e%2fsecret",
  "jin%00",
  "jin%20",
  "jin.json",
  "%F0%9F%90%BB",
  "x".repeat(1900),
])("there is no character %s", async (id) => {
  for (const rest of ["", "/moves", "/side", "/changes", "/changed-answers", "/history"]) {
    const url = `/api/characters/${id}${rest}`;
    const response = await site.app.inject(url);
    expect(response.statusCode, url).toBe(404);
    expect(response.json(), url).toEqual({ message: "Character not found" });
  }
});

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

test.each([
  "/api/characters",
  "/api/characters/jin/moves",
  "/api/nothing",
  "/wank.json",
  "/strats.json",
  "/stats/replays?id=sample-player",
])("%s says which contract it is made by, unchanged answers as well", async (url) => {
  const first = await site.app.inject(url);
  expect(first.headers[CONTRACT_HEADER]).toBe(String(CONTRACT_VERSION));
  const etag = first.headers.etag;
  if (etag === undefined) return;
  const again = await site.app.inject({ url, headers: { "if-none-match": etag } });
  expect([again.statusCode, again.headers[CONTRACT_HEADER]]).toEqual([304, String(CONTRACT_VERSION)]);
});

describe("scripts of any origin", () => {
  test.each([
    "/api/characters",
    "/api/characters/jin",
    "/api/characters/nobody",
    "/api/nothing",
    "/api/health",
    "/wank.json",
    "/strats.json",
    "/rankings.json",
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

test("a failure of ours tells nothing about itself", async () => {
  const lines: string[] = [];
  const { app, close } = await makeTestApp({
    config: { LOG_LEVEL: "error" },
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
