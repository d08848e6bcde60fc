import {
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  mappingsSchema,
  packedSideSchema,
} from "@tactician/contract";
import { describe, expect, test, vi } from "vitest";
import { makeTestApp, NO_CHARACTERS, sharedApp } from "../testing/test-app.ts";

const { get } = sharedApp();

test.each([
  ["", characterListSchema, [{ _id: "jin" }, { _id: "kazuya" }]],
  ["/kazuya", characterSchema, { name: "Kazuya" }],
  ["/kazuya/side", packedSideSchema, { name: "Kazuya" }],
  [
    "/kazuya/moves",
    characterMovesSchema,
    {
      name: "Kazuya",
      moves: expect.arrayContaining([expect.objectContaining({ id: "df+2", command: "df 2" })]),
    },
  ],
])("/api/characters%s is as the contract says", async (path, schema, expected) => {
  const { status, headers, data } = await get(`/api/characters${path}`);
  expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(schema.parse(data)).toMatchObject(expected);
});

test.each([...NO_CHARACTERS, "jin%20"])("there is no character %s", async (id) => {
  for (const rest of ["", "/moves", "/side", "/changes", "/changed-answers", "/history"]) {
    const { status, body } = await get(`/api/characters/${id}${rest}`);
    expect([status, body], rest).toEqual([404, '{"message":"Character not found"}']);
  }
});

test("the replay service's names are served", async () => {
  expect(mappingsSchema.parse((await get("/wank.json")).data).characters["6"]).toBe("Jin");
});

test("unknown addresses of the API answer with data", async () => {
  const pairs = ["/api/matchups", "/api/matchups/jin", "/api/matchups/jin/kazuya/more"];
  for (const url of ["/api", "/api/", "/api/nothing", "/api/characters/jin/more", "/api?x", ...pairs]) {
    const { status, body } = await get(url, { accept: "text/html" });
    expect([status, body], url).toEqual([404, '{"message":"Not Found"}']);
  }
});

test("answers are compressed and revalidated like pages", async () => {
  const packed = { "accept-encoding": "gzip" };
  const { headers } = await get("/api/characters/jin", packed);
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    "cache-control": "no-cache",
    vary: "Accept-Encoding",
  });
  const again = await get("/api/characters/jin", { ...packed, "if-none-match": String(headers.etag) });
  expect(again.status).toBe(304);
});

test.each([
  "/api/characters",
  "/api/characters/jin/moves",
  "/api/nothing",
  "/wank.json",
  "/strats.json",
  "/stats/replays?id=sample-player",
])("%s says which contract it is made by, unchanged answers as well", async (url) => {
  const { headers } = await get(url);
  expect(headers[CONTRACT_HEADER]).toBe(String(CONTRACT_VERSION));
  if (headers.etag === undefined) return;
  const again = await get(url, { "if-none-match": headers.etag });
  expect([again.status, again.headers[CONTRACT_HEADER]]).toEqual([304, String(CONTRACT_VERSION)]);
});

describe("scripts of any origin", () => {
  const elsewhere = { origin: "https://other.example" };

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
    expect((await get(url, elsewhere)).headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("may ask first", async () => {
    const asked = { ...elsewhere, "access-control-request-method": "GET" };
    const { status, headers } = await get("/api/characters", asked, { method: "OPTIONS" });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
    });
  });

  test("may not read pages", async () => {
    expect((await get("/", elsewhere)).headers["access-control-allow-origin"]).toBeUndefined();
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
  const { statusCode, body } = await app.inject("/api/health");
  expect([statusCode, body]).toEqual([500, '{"message":"Internal Server Error"}']);
  expect(JSON.parse(lines.join(""))).toMatchObject({
    method: "GET",
    route: "/api/health",
    err: { message: "the clock at /srv/clock is broken" },
  });
  await close();
});
