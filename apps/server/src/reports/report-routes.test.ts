import { describe, expect, test } from "vitest";
import { makeTestApp, sharedApp, type TestApp } from "../testing/test-app.ts";

const lines: string[] = [];
const { ask } = sharedApp(() => ({
  config: { LOG_LEVEL: "info", TRUST_PROXY: 1 },
  seams: { logStream: { write: (line) => void lines.push(line) } },
}));

const PATH = "/api/reports";
const REPORT = {
  kind: "wrong",
  character: "jin",
  move: "df+2",
  field: "block",
  shown: "-13",
  value: "-14",
  how: "Recorded it.",
  version: "0.9.0 2026-08",
};
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-${String(keys).padStart(18, "0")}`;
};
let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return `198.51.${Math.floor(visitors / 256)}.${visitors % 256}`;
};

/** From a visitor of its own unless one is named. */
const send = (changes: object = {}, visitor = newVisitor(), key = newKey()) =>
  ask(PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": visitor },
    body: JSON.stringify({ ...REPORT, key, ...changes }),
  });
const look = (key: string, method = "GET", visitor = newVisitor()) =>
  ask(`${PATH}/${key}`, { method, headers: { "x-forwarded-for": visitor } });

test("a report is kept, seen and taken back by its key alone", async () => {
  const key = newKey();
  expect(await send({}, newVisitor(), key)).toMatchObject({ status: 201, body: '{"state":"open"}' });
  const seen = await look(key);
  expect(seen).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
  expect(JSON.parse(seen.body)).toEqual({
    ...REPORT,
    state: "open",
    arrivedAt: expect.stringMatching(/^20.*Z$/),
  });
  expect((await send({ value: "-15" }, newVisitor(), key)).status, "the same key again").toBe(200);
  expect(JSON.parse((await look(key)).body).value).toBe("-14");
  expect((await look(newKey(), "DELETE")).status, "another's").toBe(404);
  expect((await look(key, "DELETE")).status).toBe(204);
  expect((await look(key, "DELETE")).status).toBe(404);
  expect((await look(key)).status).toBe(404);
});

test.each([
  ["a move that does not exist", { move: "no+such" }],
  ["a character that does not exist", { character: "__proto__" }],
  ["a field that does not exist", { field: "constructor" }],
  ["nothing", { value: " \u0000\n " }],
  ["no kind", { kind: undefined }],
  ["a list", { value: ["-14"] }],
  ["a key that can be guessed", { key: "1" }],
  ["a key that is a path", { key: "../../health?ready=1234" }],
  ["501 letters", { how: "x".repeat(501) }],
])("%s is refused, and nothing is stored", async (_, changes) => {
  const key = newKey();
  const { status, body } = await send({ key, ...changes });
  expect(status).toBe(400);
  expect(JSON.parse(body).message).toMatch(/\w/);
  expect((await look(key)).status).toBe(404);
});

test.each([
  ["1 MB", "x".repeat(1024 * 1024), "application/json", 413],
  ["no JSON", "value=-14", "application/json", 400],
  ["a form of another site", "value=-14", "application/x-www-form-urlencoded", 415],
  ["plain text of another site", JSON.stringify(REPORT), "text/plain", 415],
  ["a polluted prototype", '{"__proto__":{"value":"-14"}}', "application/json", 400],
])("%s is refused", async (_, body, type, status) => {
  const headers = { "content-type": type, "x-forwarded-for": newVisitor() };
  expect((await ask(PATH, { method: "POST", headers, body })).status).toBe(status);
});

test("markup, links, control characters and other scripts stay plain text in one line, and none of it is logged", async () => {
  const how = "<script>alert(1)</script> https://evil.example\r\nset-cookie: x\u202e ж 鉄拳 \u001b[31m";
  const key = newKey();
  expect((await send({ how }, newVisitor(), key)).status).toBe(201);
  const { body, headers } = await look(key);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(JSON.parse(body).how).toBe(
    "<script>alert(1)</script> https://evil.example set-cookie: x ж 鉄拳 [31m",
  );
  expect(lines.join("")).not.toMatch(/evil|key-0|198\.51/);
  expect(lines.join("")).toContain("/api/reports/:key");
});

test("the same report a thousand times is one, and one visitor cannot send many", async () => {
  const visitor = newVisitor();
  const statuses = new Map<number, number>();
  for (let times = 0; times < 1000; times++) {
    const { status } = await send({ field: "hit" }, visitor);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: 1, 409: 9, 429: 990 });
});

test("the numbers of all reports are there, and no text", async () => {
  const { status, body } = await ask(PATH);
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(["accepted", "came", "refused"]);
});

describe("methods", () => {
  test("a page of the site may send from another origin, no other site's page may", async () => {
    const preflight = (origin: string) => ask(PATH, { method: "OPTIONS", headers: { origin } });
    expect((await preflight("http://localhost:3000")).headers).toMatchObject({
      "access-control-allow-origin": "http://localhost:3000",
      "access-control-allow-methods": "GET, HEAD, OPTIONS, POST",
    });
    expect((await preflight("https://evil.example")).headers["access-control-allow-methods"]).not.toContain(
      "POST",
    );
  });

  test.each([
    ["PUT", PATH],
    ["DELETE", PATH],
    ["POST", `${PATH}/AAAAAAAAAAAAAAAAAAAAAA`],
    ["POST", "/api/characters"],
  ])("%s %s is not allowed", async (method, path) => {
    expect((await ask(path, { method })).status).toBe(405);
  });
});

/** An application whose store is another one. */
async function withApp(options: Parameters<typeof makeTestApp>[0], work: (made: TestApp) => Promise<void>) {
  const made = await makeTestApp(options);
  try {
    await work(made);
  } finally {
    await made.close();
  }
}
const post = { method: "POST" as const, url: PATH, payload: { ...REPORT, key: newKey() } };

test("a site that takes none says so, and a store that cannot write says so", async () => {
  await withApp({ config: { REPORTS: "off" } }, async ({ app: off }) => {
    expect((await off.inject(post)).json()).toEqual({ message: "This site takes no reports." });
  });
  // A folder that is a file: there is no store at all.
  await withApp({ config: { DATA_DIR: import.meta.filename } }, async ({ app: broken }) => {
    const { statusCode, headers } = await broken.inject(post);
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("5");
  });
});

test("10,000 reports from 16 visitors are bounded: the store takes what it may, and the rest is refused", {
  timeout: 120_000,
}, async () => {
  await withApp({ config: { TRUST_PROXY: 1 } }, async ({ app: one }) => {
    const statuses = new Map<number, number>();
    const flood = async (client: number) => {
      for (let times = 0; times < 625; times++) {
        const { statusCode } = await one.inject({
          ...post,
          headers: { "x-forwarded-for": `203.0.113.${client}` },
          payload: { ...post.payload, key: newKey(), value: `-${times}` },
        });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, client) => flood(client)));
    const [stored = 0, refused = 0] = [statuses.get(201), statuses.get(429)];
    expect(stored).toBeLessThanOrEqual(16 * 10 * 2);
    expect(stored + refused).toBe(10_000);
    expect((await one.inject(PATH)).json().came).toBe(stored);
  });
});
