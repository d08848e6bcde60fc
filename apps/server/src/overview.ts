import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SqlStore } from "@tactician/replays";
import type { ServerConfig } from "./config.ts";

/** What is said of the stored matches: `1,204 matches, ok`. */
export async function tellStore(store: SqlStore): Promise<string> {
  const state = await store.findState();
  const size = state === "unreachable" ? undefined : await store.findSize().catch(() => undefined);
  return size === undefined ? state : `${tellMatches(size.matches)}, ${state}`;
}

export function tellMatches(matches: number): string {
  return `${matches.toLocaleString("en")} ${matches === 1 ? "match" : "matches"}`;
}

interface Found {
  /** Where it listens, or will. */
  readonly address: string;
  readonly version: string;
  readonly store: string;
  readonly memoryLimit?: number | undefined;
}

const WIDTH = 18;
const MB = 2 ** 20;

/** What a server has found, for its owner: one screen, without passwords and keys. */
export function overview(config: ServerConfig, { address, version, store, memoryLimit }: Found): string {
  const { SITE_URL, FEED, REPORTS, METRICS } = config;
  const rows = [
    ["Address", `${address} (PORT, HOST); ${SITE_URL} to visitors (SITE_URL)`],
    ["Site", `version ${version} in ${config.DIST_DIR}`],
    ["Matches", `${place(config)}: ${store}`],
    ["Feed", FEED === "on" ? "on, read by one of all servers with this store" : "off (FEED)"],
    ["Reports", REPORTS === "on" ? "on (the command reports of ops shows them)" : "off (REPORTS)"],
    ["Metrics", METRICS ? `on ${METRICS.host}, port ${METRICS.port}` : "off (METRICS)"],
    [
      "Memory",
      memoryLimit ? `${Math.floor(memoryLimit / MB)} MB at most (350 are enough)` : "no limit of a group",
    ],
    ...unset(config),
  ];
  return rows.map(([name = "", text]) => `  ${name.padEnd(WIDTH)}${text}\n`).join("");
}

/** Settings without which a server for others does less, and what that means. */
function unset({ SITE_URL, TRUST_PROXY, NEWS_API_KEY, SECURITY_CONTACT }: ServerConfig): string[][] {
  const missing = [
    SITE_URL === "http://localhost:3000" && ["SITE_URL", "links and previews lead to localhost, no HSTS"],
    TRUST_PROXY === false && ["TRUST_PROXY", "behind a proxy all visitors share the limits of one address"],
    !NEWS_API_KEY && ["NEWS_API_KEY", "news are those of the game's own feed"],
    !SECURITY_CONTACT && ["SECURITY_CONTACT", "no /.well-known/security.txt says where to report a weakness"],
  ];
  return missing.flatMap((one) => (one ? [[one[0] ?? "", `not set: ${one[1]}`]] : []));
}

function place({ DATABASE_URL, DATABASE_READ_URL, DATA_DIR }: ServerConfig): string {
  if (DATABASE_URL === undefined) return `SQLite, ${join(DATA_DIR, "replays.sqlite")}`;
  const standby = DATABASE_READ_URL === undefined ? "" : `, read from ${database(DATABASE_READ_URL)}`;
  return `PostgreSQL, ${database(DATABASE_URL)}${standby}`;
}

/** Host, port and name alone: `db.example:5432/tactician`. */
function database(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** How many bytes the control group of this process may take, or a group around it; undefined where none says (or there is no cgroup v2). */
export async function findMemoryLimit(
  groups = "/sys/fs/cgroup",
  own = "/proc/self/cgroup",
): Promise<number | undefined> {
  const group = /^0::(\/.*)$/m.exec(await readFile(own, "utf8").catch(() => ""))?.[1];
  if (group === undefined) return undefined;
  const limits: number[] = [];
  for (let at = group; ; at = dirname(at)) {
    const text = await readFile(join(groups, at, "memory.max"), "utf8").catch(() => "max");
    if (/^\d+$/.test(text.trim())) limits.push(Number(text));
    if (at === "/") return limits.length > 0 ? Math.min(...limits) : undefined;
  }
}
