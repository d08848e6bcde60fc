import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@tactician/replays/testing/postgres-server";

const EXAMPLES = join(import.meta.dirname, "../../../../docs/examples");
/** The address in the examples. */
export const NAME = "tactician.example";

export interface Ports {
  readonly http: number;
  readonly https: number;
  readonly server: number;
}

export interface FrontProxy {
  readonly binary: string;
  /** Writes its configuration into a folder: the example with our ports and folders. Gives its arguments. */
  readonly configure: (folder: string, ports: Ports) => string[];
}

const exampleOf = (name: string, changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes).reduce(
    (example, [from, to]) => {
      if (!example.includes(from)) throw new Error(`The example ${name} has no "${from}"`);
      return example.replaceAll(from, to);
    },
    readFileSync(join(EXAMPLES, name), "utf8"),
  );

/** As the examples of `docs` set them up, by name. */
export const PROXIES: Readonly<Record<string, FrontProxy>> = {
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

/** Starts a proxy before the server on that port of loopback; what it writes is in `folder`. It passes requests on when this resolves. */
export async function startProxy(
  { binary, configure }: FrontProxy,
  folder: string,
  server: number,
): Promise<Ports & { stop(): Promise<void> }> {
  const ports = { http: await freePort(), https: await freePort(), server };
  mkdirSync(folder, { recursive: true });
  const child = spawn(binary, configure(folder, ports), {
    stdio: ["ignore", "ignore", "pipe"],
    env: { HOME: folder },
  });
  running.add(child);
  const said = text(child.stderr);
  const ended = once(child, "close").then(() => running.delete(child));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let look = 0; look < 200 && child.exitCode === null; look += 1) {
    if (await isUp(ports.https)) return { ...ports, stop };
    await sleep(50);
  }
  child.kill("SIGKILL");
  throw new Error(`${binary} did not start: ${await said}`);
}

async function isUp(port: number): Promise<boolean> {
  const place = { host: "127.0.0.1", port, servername: NAME, rejectUnauthorized: false, agent: false };
  const sent = request({
    ...place,
    path: "/api/health",
    headers: { host: NAME },
    signal: AbortSignal.timeout(10_000),
  });
  sent.end();
  try {
    const [response] = await once(sent, "response");
    response.resume();
    return response.statusCode === 200;
  } catch {
    return false;
  }
}
