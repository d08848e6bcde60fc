import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { attack, type Ground } from "./testing/attack.ts";
import { Visitors } from "./testing/visitors.ts";

const EXAMPLES = join(import.meta.dirname, "../../../docs/examples");
const NAME = "tactician.example";

interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}

interface Proxy {
  readonly binary: string;
  /** Writes its configuration into a folder: the example with our ports and folders. Gives its arguments. */
  readonly configure: (folder: string, ports: Ports) => string[];
}

const exampleOf = (name: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce(
    (example, [from, to]) => {
      expect(example, `the example ${name}`).toContain(from);
      return example.replaceAll(from, to);
    },
    readFileSync(join(EXAMPLES, name), "utf8"),
  );

const PROXIES: Readonly<Record<string, Proxy>> = {
  nginx: {
    binary: "/usr/sbin/nginx",
    configure(folder, ports) {
      const example = exampleOf("nginx.conf", {
        "/var/cache/nginx/tactician": join(folder, "cache"),
        "127.0.0.1:3000": `127.0.0.1:${ports.server}`,
        "listen 80;": `listen 127.0.0.1:${ports.http};`,
        "[::]:80": `[::1]:${ports.http}`,
        "listen 443 ": `listen 127.0.0.1:${ports.https} `,
        "[::]:443": `[::1]:${ports.https}`,
        "/etc/ssl/tactician.example": folder,
      });
      const [key, chain] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
      const self = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${NAME} -keyout ${key} -out ${chain}`;
      execFileSync("openssl", self.split(" "), { stdio: "ignore" });
      const own = "client_body proxy fastcgi uwsgi scgi"
        .split(" ")
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`);
      const file = join(folder, "nginx.conf");
      writeFileSync(
        file,
        `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr; events {} http { ${own.join(" ")}\n${example}}`,
      );
      return ["-p", folder, "-e", "stderr", "-c", file];
    },
  },
  Caddy: {
    binary: "/usr/bin/caddy",
    configure(folder, ports) {
      const example = exampleOf("Caddyfile", { "127.0.0.1:3000": `127.0.0.1:${ports.server}` });
      // A certificate of its own in the place of a public one.
      const own = `admin off\nlocal_certs\nskip_install_trust\nstorage file_system ${folder}/data\nhttp_port ${ports.http}\nhttps_port ${ports.https}`;
      const file = join(folder, "Caddyfile");
      writeFileSync(file, `{\n${own}\n}\n${example}`);
      return ["run", "--config", file];
    },
  },
};

/** None outlives the run, however that ends. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function startProxy({ binary, configure }: Proxy, folder: string, server: number): Promise<Ports> {
  const ports = { http: await freePort(), https: await freePort(), server };
  mkdirSync(folder, { recursive: true });
  const child = spawn(binary, configure(folder, ports), {
    stdio: ["ignore", "ignore", "pipe"],
    env: { HOME: folder },
  });
  running.add(child);
  const said = text(child.stderr);
  const ended = once(child, "close").then(() => running.delete(child));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const isUp = () =>
    askTls(ports.https, "/api/health", 1).then(
      ({ status }) => status,
      () => 0,
    );
  for (let look = 0; look < 100 && child.exitCode === null; look += 1)
    if ((await isUp()) === 200) return ports;
  child.kill("SIGKILL");
  throw new Error(`${binary} did not start: ${await said}`);
}

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

async function runBehind(proxy: Proxy, { site, visitors, folder }: Ground): Promise<void> {
  const ports = await startProxy(proxy, join(folder, "proxy"), site.port);
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
