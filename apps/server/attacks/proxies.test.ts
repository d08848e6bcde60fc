import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { attack, type Ground } from "./testing/attack.ts";
import { type FrontProxy, NAME, PROXIES, startProxy } from "./testing/proxies.ts";
import { Visitors } from "./testing/visitors.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request to the proxy as a visitor's browser makes it. */
async function askTls(
  port: number,
  path: string,
  visitor: number,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const sent = request({
    host: "127.0.0.1",
    servername: NAME,
    rejectUnauthorized: false,
    port,
    path,
    agent: false,
    localAddress: `127.77.0.${visitor}`,
    headers: { host: NAME, connection: "close", ...headers },
    signal: AbortSignal.timeout(10_000),
  });
  sent.end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Headers of the connection and of the proxy itself; all others are the server's. */
const OF_THE_WAY = ["connection", "keep-alive", "transfer-encoding", "date", "server", "via", "alt-svc"];

function ofTheServer(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_WAY.includes(name)));
}

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
/** Of one visitor in a minute (`LIMITS.lists`). */
const SEARCHES = 120;

async function runBehind(proxy: FrontProxy, { site, visitors, folder }: Ground): Promise<void> {
  const ports = await startProxy(proxy, join(folder, "proxy"), site.port);
  onTestFinished(ports.stop);
  const ask = (path: string, headers?: Record<string, string>) => askTls(ports.https, path, 2, headers);
  const home = (await ask("/")).body.toString("utf8");
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  if (asset === undefined) throw new Error("home has no script");
  for (const path of ["/", "/about", asset, asset, "/sw.js", "/api/characters/jin", "/nowhere", "/wank.json"])
    for (const coding of ["br", "gzip", "identity"]) {
      const asked = { "accept-encoding": coding };
      const [direct, behind] = [await visitors.ask(path, 0, { headers: asked }), await ask(path, asked)];
      const about = `${path} as ${coding}`;
      expect.soft(behind.status, about).toBe(direct.status);
      expect.soft(ofTheServer(behind.headers), about).toEqual(ofTheServer(direct.headers));
      expect.soft(behind.headers["strict-transport-security"], about).toBe("max-age=31536000");
      const plain = UNPACK[behind.headers["content-encoding"] ?? ""]?.(behind.body) ?? behind.body;
      const { body } = await visitors.ask(path, 0, { headers: { "accept-encoding": "identity" } });
      expect.soft(plain.toString("utf8") === body, `${about}, unpacked once`).toBe(true);
      const { etag } = behind.headers;
      if (etag === undefined || direct.status !== 200) continue;
      const again = await ask(path, { ...asked, "if-none-match": etag });
      expect.soft([again.status, again.body.length], `${about}, asked again`).toEqual([304, 0]);
    }
  const plainly = new Visitors(ports.http, visitors.network);
  const led = await plainly.ask("/about?a=1", 0, { headers: { host: NAME } });
  expect.soft([led.status, led.headers.location]).toEqual([308, `https://${NAME}/about?a=1`]);

  // A visitor who claims another address with each request has the limit of one; nobody can use up that of another.
  const forged = (number: number) => ({
    "x-forwarded-for": `10.1.1.${number}, 127.77.0.4`,
    "x-real-ip": `10.1.2.${number}`,
    forwarded: `for=10.1.3.${number}`,
  });
  const search = async (visitor: number, number: number) =>
    (await askTls(ports.https, "/stats/replays?id=no-body", visitor, forged(number))).status;
  const statuses = await Promise.all(Array.from({ length: SEARCHES + 5 }, (_, number) => search(3, number)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(SEARCHES);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await search(4, 0), "the address that was claimed").toBe(200);
  expect(await search(5, 3), "another visitor").toBe(200);
}

for (const [name, proxy] of Object.entries(PROXIES)) {
  const isMissing = !existsSync(proxy.binary);
  attack(
    `behind-${name}${isMissing ? ` (left out: there is no ${proxy.binary}, which only root of a Debian gets by itself)` : ""}`,
    "the example in front: packed once, our headers, HSTS, and addresses that nobody forges",
    {
      isLeftOut: isMissing,
      prepareSite: async (dataDir) => ({
        dataDir,
        settings: { TRUST_PROXY: "1", SITE_URL: `https://${NAME}` },
      }),
      run: (ground) => runBehind(proxy, ground),
    },
  );
}

const { nginx } = PROXIES;

test.skipIf(!nginx || !existsSync(nginx.binary))(
  "nginx says which certificate is missing, and does not start",
  async () => {
    const folder = join("/tmp", `tactician-nginx-${process.pid}`);
    mkdirSync(folder);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const args = nginx?.configure(folder, { http: 1, https: 2, server: 3 }) ?? [];
    rmSync(join(folder, "fullchain.pem"));
    const { status, stderr } = spawnSync(nginx?.binary ?? "", ["-t", ...args], { encoding: "utf8" });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`cannot load certificate "${folder}/fullchain.pem"`),
    ]);
  },
);
