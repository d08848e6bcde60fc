import { SECRET } from "@tactician/static-site/testing/small-dist";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askInBytes, type Reply } from "./testing/ask.ts";
import { sharedApp } from "./testing/test-app.ts";

// Small limits, so that files in memory and streamed files are both asked for.
const { app, ask, listening } = sharedApp(() => ({ limits: { fileBytes: 3000, totalBytes: 1_000_000 } }));
const VIDEO = "/media/long%20combo.webm";

describe("addresses of nothing", () => {
  test.each([
    ...["/nowhere", "/ABOUT", "/not-found", "/not-found/", "/constructor", "/__proto__"],
    ...["//", "//evil.example/", "//evil.example/%2e%2e", "///evil.example//index.html", "/\\evil.example/"],
    ...["/about//", "/favicon.ico/", "/favicon.ico/index.html", "/media/long%20combo.webm/"],
    ...["/character/combos/jin-combos/nobody/more", "/character/combos//jin"],
    ...["/character/combos/jin%2fcombos/jin", "/character/combos/jin-combos/jin%00"],
    ...["/__spa-fallback.html", "/index.html.br", "/index.html.gz", "/assets/root-B1c2d3.js.br"],
    ...["/.env", "/.git/config", "/link.txt", "/build-info.json", "/data/characters.json"],
    ...["/../secret.txt", "/web/../../secret.txt", "/assets/../index.html", "/%2e%2e/secret.txt"],
    ...["/%2e%2e%2fsecret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/%252e%252e/secret.txt"],
    ...["/assets%2froot-B1c2d3.js", "/index.html%00", "/index.html%00.png"],
  ])("%s is not found", async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 404,
      body: expect.stringContaining("Nothing here"),
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  });

  test.each([
    ...["/%", "/%zz", "/%ff", "/%c0%ae%c0%ae/secret.txt"],
    ...["/api/characters/%ff", "/api/matchups/jin/%ff", "/wank.json%"],
  ])("%s is malformed", async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      body: '{"message":"Bad Request"}',
      headers: { "x-content-type-options": "nosniff" },
    });
  });

  test.each(["/", "/api/characters/", "/api/matchups/jin/", "/character/combos/jin-combos/", "/mains/%25"])(
    "10,000 characters behind %s are too long",
    async (start) => {
      const { status, body, headers } = await ask(start + "a".repeat(10_000));
      expect(status).toBe(414);
      if (start.startsWith("/api/")) expect(body).toBe('{"message":"URI Too Long"}');
      else expect(headers["content-type"]).toContain("text/html");
    },
  );

  test.each([
    "//about/",
    "/%2fabout/",
    "/about/?next=//evil.example",
    "/character/combos/%0d%0aset-cookie:x/jin/",
  ])("%s does not lead out of the site", async (path) => {
    const { location } = (await ask(path)).headers;
    expect(location ?? "/about").toMatch(/^\/[a-z]/);
  });
});

describe("methods", () => {
  const pages = ["/", "/about", "/nowhere"];
  const paths = [...pages, "/api/characters", "/api/characters/jin", "/wank.json", "/api/health"];
  const allow = "GET, HEAD, OPTIONS";

  test.each(["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "QUERY", "PURGE"])(
    "%s is refused",
    async (method) => {
      const refused = { status: 405, headers: { allow }, body: '{"message":"Method Not Allowed"}' };
      for (const path of paths) expect(await ask(path, { method }), path).toMatchObject(refused);
    },
  );

  test("a refused method's body is not read", async () => {
    const headers = { "content-type": "application/json" };
    const { status } = await ask("/api/characters", { method: "POST", headers, body: "{".repeat(100_000) });
    expect(status).toBe(405);
  });

  test("OPTIONS says what is allowed", async () => {
    for (const path of [...paths, "*"])
      expect(await ask(path, { method: "OPTIONS" }), path).toMatchObject({
        status: 204,
        headers: { allow },
        body: "",
      });
  });

  test("HEAD is GET without the body", async () => {
    const made = ["/api/openapi.json", "/api/matchups/jin/kazuya"];
    for (const path of [...paths, VIDEO, ...made, "/about/"]) {
      const { status, headers } = await ask(path);
      const head = await ask(path, { method: "HEAD" });
      const { date } = head.headers;
      expect(head, path).toEqual({ status, headers: { ...headers, date }, body: "" });
    }
  });

  test("GET with a body is answered as if it had none", async () => {
    const headers = { "content-type": "application/json", "content-length": "7" };
    expect((await ask("/api/characters", { headers, body: "{broken" })).status).toBe(200);
  });
});

describe("what is hardly HTTP", () => {
  test.each([
    ["an unknown method", "JUGGLE / HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
    ["a space in the path", "GET /a b HTTP/1.1\r\nhost: a\r\n\r\n", 400],
    ["huge headers", `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a huge path", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ["two lengths", "GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n", 400],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n",
      400,
    ],
  ])("%s", async (_what, bytes, status) => {
    const answer = await askInBytes(await listening(), bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain("\r\nx-content-type-options: nosniff\r\n");
    expect(answer).toMatch(/\r\nconnection: close\r\n\r\n$/);
  });

  test("a whole address instead of a path is read as its path", async () => {
    const request = "GET http://other.example/about HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
    expect(await askInBytes(await listening(), request)).toContain("About");
  });

  test("expecting anything does no harm", async () => {
    const request = "GET /about HTTP/1.1\r\nhost: a\r\nexpect: a miracle\r\nconnection: close\r\n\r\n";
    expect(await askInBytes(await listening(), request)).toContain("About");
  });

  test("slow visitors are cut off", () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = app().server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      timeout: 30_000,
      keepAliveTimeout: 75_000,
    });
  });
});

describe("whatever is asked", () => {
  const KNOWN = "about api characters matchups character combos jin index.html wank.json media".split(" ");
  const UP = ["..", ".", "%2e%2e", "%2f", "%5c", "\\", "%00", "%", "%ff", "web", "secret.txt"];
  const NASTY = [...UP, "", ";", "?", "#", "*", ":id"];
  const segment = fc.oneof(
    fc.constantFrom(...KNOWN),
    fc.constantFrom(...NASTY),
    fc.stringMatching(/^[\x21-\xff]{0,30}$/),
    fc.string({ unit: "binary", maxLength: 10 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);
  const word = fc.stringMatching(/^[\x21-\x7e]{0,20}$/);
  const headers = fc.record(
    {
      accept: word,
      "accept-encoding": fc.oneof(word, fc.constantFrom("br", "gzip;q=0", "*;q=0")),
      "if-none-match": word,
      "if-match": word,
      "if-range": word,
      range: fc.oneof(word, fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=99999-")),
      "accept-version": word,
      origin: word,
    },
    { requiredKeys: [] },
  );
  const method = fc.constantFrom("GET", "GET", "HEAD", "OPTIONS", "POST", "DELETE", "PROPFIND");

  test("the answer is never an error of ours, never a stack trace and never a file from outside", async () => {
    await fc.assert(
      fc.asyncProperty(path, method, headers, async (asked, how, sent) => {
        const reply = await ask(asked, { method: how, headers: sent });
        expect(reply.status).toBeLessThan(500);
        expect(reply.headers["x-content-type-options"]).toBe("nosniff");
        expectNothingInside(reply);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  function expectNothingInside({ body }: Reply): void {
    expect(body).not.toContain(SECRET);
    expect(body).not.toMatch(/\bat .+:\d+:\d+/);
    expect(body).not.toContain("FST_ERR");
    expect(body).not.toContain("tactician-dist");
  }
});
