import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pagePolicy } from "@tactician/static-site";
import { INLINE_HASH, INLINE_SCRIPT } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "./testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await makeTestApp();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: "GET", url, headers });

describe("addresses", () => {
  test.each([
    ["/", "Home", "text/html; charset=utf-8"],
    ["/?utm_source=x", "Home", "text/html; charset=utf-8"],
    ["/about", "About", "text/html; charset=utf-8"],
    ["/%61bout", "About", "text/html; charset=utf-8"],
    ["/mains/Devil%20Jin.png", "portrait of Devil Jin", "image/png"],
    ["/icons/1+2.webp", "both punches", "image/webp"],
    ["/icons/1%2B2.webp", "both punches", "image/webp"],
    ["/assets/root-B1c2d3.js", "console.log", "text/javascript; charset=utf-8"],
    ["/character/combos/jin-combos/jin", "Jin", "text/html; charset=utf-8"],
    ["/character/combos/any-name/jin", "Jin", "text/html; charset=utf-8"],
    ["/character/combos/kazuya-combos/kazuya", "Shell", "text/html; charset=utf-8"],
    ["/anti-guide/character/kazuya", "Shell", "text/html; charset=utf-8"],
    ["/character/frames/any-name/jin", "Frames of Jin", "text/html; charset=utf-8"],
    ["/character/frames/kazuya-frames/kazuya", "Shell", "text/html; charset=utf-8"],
  ])("%s answers with %s", async (url, content, type) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(type);
    expect(response.body).toContain(content);
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
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  test.each([
    "/character/combos/nobody-combos/nobody",
    "/character/frames/nobody-frames/nobody",
    "/anti-guide/character/nobody",
  ])("an unknown character at %s gets the shell, which shows its own error, with status 404", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("Shell");
  });

  test("who asks for data is told in data that there is none", async () => {
    const response = await get("/nowhere", { accept: "application/json" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: "Not Found" });
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
    const response = await get("/about", { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(coding);
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(decoded(response.rawPayload, coding)).toContain("About");
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
  });

  test("who refuses every coding there is gets the plain one", async () => {
    for (const url of ["/about", "/favicon.ico"]) {
      const response = await get(url, { "accept-encoding": "identity;q=0, *;q=0" });
      expect([response.statusCode, response.headers["content-encoding"]]).toEqual([200, undefined]);
    }
  });

  test("the not-found page is sent whatever is accepted", async () => {
    expect((await get("/nowhere", { "accept-encoding": "*;q=0" })).statusCode).toBe(404);
    const response = await get("/nowhere", { "accept-encoding": "br" });
    expect(decoded(response.rawPayload, "br")).toContain("Nothing here");
    expect(response.headers.vary).toBe("Accept, Accept-Encoding");
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
    const first = await get("/about", { "accept-encoding": "br" });
    const tag = String(first.headers.etag);
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get("/about", { "accept-encoding": "br", "if-none-match": header });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers.etag).toBe(tag);
      expect(again.headers.vary).toBe("Accept-Encoding");
      expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    }
  });

  test("every coding has a tag of its own", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(
        async (coding) => (await get("/about", { "accept-encoding": coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const other = await get("/about", { "accept-encoding": "gzip", "if-none-match": String(tags[0]) });
    expect(other.statusCode).toBe(200);
  });
});

describe("ranges", () => {
  test.each([
    ["bytes=0-4", "frame", "bytes 0-4/5000"],
    ["bytes=4995-", "rame ", undefined],
    ["bytes=-6", undefined, "bytes 4994-4999/5000"],
  ])("%s of a video", async (range, content, contentRange) => {
    const response = await get("/media/long%20combo.webm", { range });
    expect(response.statusCode).toBe(206);
    if (content) expect(response.body).toHaveLength(content.length);
    if (contentRange) expect(response.headers["content-range"]).toBe(contentRange);
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
  });

  test("a range behind the end is refused with the length", async () => {
    const response = await get("/media/long%20combo.webm", { range: "bytes=5000-" });
    expect(response.statusCode).toBe(416);
    expect(response.headers["content-range"]).toBe("bytes */5000");
    expect(response.json()).toEqual({ message: "Range Not Satisfiable" });
  });

  test.each(["bytes=0-1,3-4", "items=0-1"])("%s gets everything", async (range) => {
    const response = await get("/media/long%20combo.webm", { range });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toHaveLength(5000);
  });

  test("are not offered of what is small enough to be sent whole", async () => {
    const response = await get("/about", { range: "bytes=0-14", "accept-encoding": "br" });
    expect([response.statusCode, response.headers["accept-ranges"]]).toEqual([200, undefined]);
    expect(response.headers["content-encoding"]).toBe("br");
  });

  test("If-Range cuts only what the visitor has the rest of", async () => {
    const tag = String((await get("/media/long%20combo.webm")).headers.etag);
    const status = async (ifRange: string) =>
      (await get("/media/long%20combo.webm", { range: "bytes=0-4", "if-range": ifRange })).statusCode;
    expect(await status(tag)).toBe(206);
    expect(await status('"other"')).toBe(200);
  });
});

describe("security headers", () => {
  test("are on every answer", async () => {
    for (const url of [
      "/",
      "/nowhere",
      "/about/",
      "/%ff",
      "/api/characters",
      "/api/nobody",
      "/api/health",
      "/favicon.ico",
    ]) {
      const { headers } = await get(url);
      expect(headers["x-content-type-options"], url).toBe("nosniff");
      expect(headers["referrer-policy"], url).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"], url).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"], url).toBe("same-origin");
      expect(headers["strict-transport-security"], url).toBeUndefined();
      if (url !== "/about/")
        expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
    }
  });

  test("a script of a page has those that are not about documents", async () => {
    const { headers } = await get("/assets/root-B1c2d3.js");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toBeUndefined();
    expect(headers["permissions-policy"]).toBeUndefined();
    expect(headers["cross-origin-opener-policy"]).toBeUndefined();
  });

  test("a worker's script says itself what it may do", async () => {
    const { headers } = await get("/assets/count-worker-B1c2d3.js");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("a page may run its own inline scripts and nothing else inline", async () => {
    const home = await get("/");
    expect(home.body).toContain(INLINE_SCRIPT);
    expect(home.headers["content-security-policy"]).toContain(`script-src 'self' '${INLINE_HASH}';`);
    expect((await get("/about")).headers["content-security-policy"]).toContain("script-src 'self';");
    expect(home.headers["content-security-policy"]).not.toContain("unsafe");
  });

  test("pages may ask the origins that they were built for", async () => {
    expect((await get("/")).headers["content-security-policy"]).toContain(
      "connect-src 'self' https://api.tactician.example;",
    );
  });

  test("without a provider's scripts the policy allows none, with them just these", () => {
    const allowances = { scripts: [], styles: [], connect: [], providerScripts: [] };
    expect(pagePolicy(allowances)).toContain("script-src 'self';");
    const policy = pagePolicy({
      ...allowances,
      providerScripts: ["https://provider.example/count.js", "https://provider.example/speed.js"],
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
