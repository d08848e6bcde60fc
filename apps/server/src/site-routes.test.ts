import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pagePolicy } from "@tactician/static-site";
import { INLINE_HASH, INLINE_SCRIPT } from "@tactician/static-site/testing/small-dist";
import { describe, expect, test } from "vitest";
import { makeTestApp, sharedApp } from "./testing/test-app.ts";

const { get } = sharedApp();
const HTML = "text/html; charset=utf-8";

describe("addresses", () => {
  test.each([
    ["/", "Home", HTML],
    ["/?utm_source=x", "Home", HTML],
    ["/about", "About", HTML],
    ["/%61bout", "About", HTML],
    ["/mains/Devil%20Jin.png", "portrait of Devil Jin", "image/png"],
    ["/icons/1+2.webp", "both punches", "image/webp"],
    ["/icons/1%2B2.webp", "both punches", "image/webp"],
    ["/assets/root-B1c2d3.js", "console.log", "text/javascript; charset=utf-8"],
    ["/character/combos/jin-combos/jin", "Jin", HTML],
    ["/character/combos/any-name/jin", "Jin", HTML],
    ["/character/combos/kazuya-combos/kazuya", "Shell", HTML],
    ["/anti-guide/character/kazuya", "Shell", HTML],
    ["/character/frames/any-name/jin", "Frames of Jin", HTML],
    ["/character/frames/kazuya-frames/kazuya", "Shell", HTML],
  ])("%s answers with %s", async (url, content, type) => {
    const { status, headers, body } = await get(url);
    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(body).toContain(content);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?tab=1", "/about?tab=1"],
    ["/index.html", "/"],
    ["/index.html?a=1", "/?a=1"],
    ["/about/index.html", "/about"],
    ["/character/combos/jin-combos/jin/", "/character/combos/jin-combos/jin"],
    ["/character/combos/some%20name/kazuya/", "/character/combos/some%20name/kazuya"],
  ])("%s leads to %s", async (url, location) => {
    expect(await get(url)).toMatchObject({ status: 308, headers: { location } });
  });

  test.each([
    "/character/combos/nobody-combos/nobody",
    "/character/frames/nobody-frames/nobody",
    "/anti-guide/character/nobody",
  ])("an unknown character at %s gets the shell, which shows its own error, with status 404", async (url) => {
    expect(await get(url)).toMatchObject({ status: 404, body: expect.stringContaining("Shell") });
  });

  test("who asks for data is told in data that there is none", async () => {
    const { status, body } = await get("/nowhere", { accept: "application/json" });
    expect([status, body]).toEqual([404, '{"message":"Not Found"}']);
    expect((await get("/nowhere", { accept: "text/html,application/json" })).body).toContain("Nothing here");
  });
});

describe("codings", () => {
  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", undefined],
    ["identity", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["", undefined],
  ])("Accept-Encoding %j gets %s", async (accepted, coding) => {
    const { headers, raw } = await get("/about", { "accept-encoding": accepted });
    const length = String(raw.length);
    expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-length": length });
    expect(headers["content-encoding"]).toBe(coding);
    expect(decoded(raw, coding)).toContain("About");
  });

  test("who refuses every coding there is gets the plain one", async () => {
    for (const url of ["/about", "/favicon.ico"]) {
      const { status, headers } = await get(url, { "accept-encoding": "identity;q=0, *;q=0" });
      expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
    }
  });

  test("the not-found page is sent whatever is accepted", async () => {
    expect((await get("/nowhere", { "accept-encoding": "*;q=0" })).status).toBe(404);
    const { headers, raw } = await get("/nowhere", { "accept-encoding": "br" });
    expect(decoded(raw, "br")).toContain("Nothing here");
    expect(headers.vary).toBe("Accept, Accept-Encoding");
  });

  function decoded(body: Buffer, coding: string | undefined): string {
    if (coding === "br") return brotliDecompressSync(body).toString();
    if (coding === "gzip") return gunzipSync(body).toString();
    return body.toString();
  }
});

describe("caching", () => {
  test.each([
    ["/", "no-cache"],
    ["/nowhere", "no-cache"],
    ["/character/combos/kazuya-combos/kazuya", "no-cache"],
    ["/assets/root-B1c2d3.js", "public, max-age=31536000, immutable"],
    ["/icons/1+2.webp", "public, max-age=86400, stale-while-revalidate=604800"],
  ])("%s: %s", async (url, cacheControl) => {
    expect((await get(url)).headers["cache-control"]).toBe(cacheControl);
  });

  test("a page that did not change is not sent again", async () => {
    const first = (await get("/about", { "accept-encoding": "br" })).headers;
    const tag = String(first.etag);
    const kept = { etag: tag, vary: "Accept-Encoding" };
    const policy = { "content-security-policy": first["content-security-policy"] };
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
      expect(await get("/about", { "accept-encoding": "br", "if-none-match": known })).toMatchObject({
        status: 304,
        body: "",
        headers: { ...kept, ...policy },
      });
    const again = await get("/about", { "accept-encoding": "br", "if-none-match": tag });
    expect(again.headers["content-type"]).toBeUndefined();
  });

  test("that there is nothing is said anew each time", async () => {
    const { etag } = (await get("/nowhere")).headers;
    const again = await get("/nowhere", { "if-none-match": String(etag) });
    expect(again).toMatchObject({ status: 404, body: expect.stringContaining("Nothing here") });
  });

  test("every coding has a tag of its own", async () => {
    const tagOf = async (coding: string) => (await get("/about", { "accept-encoding": coding })).headers.etag;
    const tags = await Promise.all(["br", "gzip", "identity"].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    const other = await get("/about", { "accept-encoding": "gzip", "if-none-match": String(tags[0]) });
    expect(other.status).toBe(200);
  });
});

describe("ranges", () => {
  const VIDEO = "/media/long%20combo.webm";

  test.each([
    ["bytes=0-4", "frame", "bytes 0-4/5000"],
    ["bytes=4995-", "rame ", "bytes 4995-4999/5000"],
    ["bytes=-6", "frame ", "bytes 4994-4999/5000"],
  ])("%s of a video", async (range, { length }, contentRange) => {
    const { status, headers, body } = await get(VIDEO, { range });
    expect([status, body.length]).toEqual([206, length]);
    expect(headers).toMatchObject({ "content-range": contentRange, "content-length": String(length) });
  });

  test("a video has its type and its tag like any file", async () => {
    const { headers } = await get(VIDEO);
    expect(headers).toMatchObject({
      "content-type": "video/webm",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "x-content-type-options": "nosniff",
    });
    expect((await get(VIDEO, { "if-none-match": String(headers.etag) })).status).toBe(304);
  });

  test("the archive of open data goes on where a download ended, for any origin, and is asked for again each time", async () => {
    const archive = "/data/tactician-1.2.3.zip";
    const { status, headers, body } = await get(archive, {
      range: "bytes=0-5",
      "accept-encoding": "br, gzip",
    });
    expect([status, body, headers["content-encoding"]]).toEqual([206, "packed", undefined]);
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-cache",
      "content-range": "bytes 0-5/5000",
      "access-control-allow-origin": "*",
    });
    expect((await get("/data/index.json")).headers["access-control-allow-origin"]).toBe("*");
    expect((await get(archive, { "if-none-match": String(headers.etag) })).status).toBe(304);
  });

  test("a range behind the end is refused with the length", async () => {
    expect(await get(VIDEO, { range: "bytes=5000-" })).toMatchObject({
      status: 416,
      headers: { "content-range": "bytes */5000" },
      body: '{"message":"Range Not Satisfiable"}',
    });
  });

  test.each(["bytes=0-1,3-4", "items=0-1"])("%s gets everything", async (range) => {
    const { status, raw } = await get(VIDEO, { range });
    expect([status, raw.length]).toEqual([200, 5000]);
  });

  test("are not offered of what is small enough to be sent whole", async () => {
    const { status, headers } = await get("/about", { range: "bytes=0-14", "accept-encoding": "br" });
    expect([status, headers["accept-ranges"], headers["content-encoding"]]).toEqual([200, undefined, "br"]);
  });

  test("If-Range cuts only what the visitor has the rest of", async () => {
    const tag = String((await get(VIDEO)).headers.etag);
    const askIf = (ifRange: string) => get(VIDEO, { range: "bytes=0-4", "if-range": ifRange });
    expect([(await askIf(tag)).status, (await askIf('"other"')).status]).toEqual([206, 200]);
  });
});

describe("security headers", () => {
  const policyOf = async (url: string) => (await get(url)).headers["content-security-policy"];

  test("are on every answer", async () => {
    const answers = [
      "/",
      "/nowhere",
      "/%ff",
      "/api/characters",
      "/api/nobody",
      "/api/health",
      "/favicon.ico",
    ];
    for (const url of [...answers, "/about/"]) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers["strict-transport-security"], url).toBeUndefined();
    }
    for (const url of answers) expect(await policyOf(url), url).toContain("frame-ancestors 'none'");
  });

  test("a script of a page has those that are not about documents", async () => {
    const { headers } = await get("/assets/root-B1c2d3.js");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    for (const name of ["content-security-policy", "permissions-policy", "cross-origin-opener-policy"])
      expect(headers[name]).toBeUndefined();
  });

  test("a worker's script says itself what it may do", async () => {
    expect(await policyOf("/assets/count-worker-B1c2d3.js")).toContain("default-src 'none'");
  });

  test("a page may run its own inline scripts and nothing else inline", async () => {
    expect((await get("/")).body).toContain(INLINE_SCRIPT);
    expect(await policyOf("/")).toContain(`script-src 'self' '${INLINE_HASH}';`);
    expect(await policyOf("/about")).toContain("script-src 'self';");
    expect(await policyOf("/")).not.toContain("unsafe");
  });

  test("pages may ask the origins that they were built for", async () => {
    expect(await policyOf("/")).toContain("connect-src 'self' https://api.tactician.example;");
  });

  test("without a provider's scripts the policy allows none, with them just these", () => {
    const inline = { scripts: [], styles: [] };
    expect(pagePolicy(inline, { connectSources: [], scriptSources: [] })).toContain("script-src 'self';");
    const policy = pagePolicy(inline, {
      connectSources: [],
      scriptSources: ["https://provider.example/count.js", "https://provider.example/speed.js"],
    });
    expect(policy).toContain(
      "script-src 'self' https://provider.example/count.js https://provider.example/speed.js;",
    );
    expect(policy).toContain("connect-src 'self' https://provider.example;");
  });

  test("a site with TLS asks browsers to stay with it", async () => {
    const secure = await makeTestApp({ config: { SITE_URL: "https://tactician.example" } });
    const response = await secure.app.inject("/nowhere");
    await secure.close();
    expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
  });
});
