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

/** What a server has found, for its owner: one screen, without passwords and keys. `address` is where it listens, or will. */
export function overview(
  config: ServerConfig,
  {
    address,
    version,
    store,
    memoryLimit,
  }: { address: string; version: string; store: string; memoryLimit?: number | undefined },
): string {
  const rows = [
    ["Address", `${address} (PORT, HOST); ${config.SITE_URL} to visitors (SITE_URL)`],
    ["Site", `version ${version} in ${config.DIST_DIR}`],
    ["Matches", `${place(config)}: ${store}`],
    [
      "Feed",
      config.FEED === "on"
        ? "on: one server of all with this store reads everybody's matches"
        : "off (FEED=on reads everybody's matches)",
    ],
    [
      "Reports",
      config.REPORTS === "on"
        ? "on: read them with the command reports of ops"
        : "off: readers get the text to send elsewhere",
    ],
    ["Metrics", config.METRICS ? `on ${config.METRICS.host}, port ${config.METRICS.port}` : "off (METRICS)"],
    [
      "Memory",
      memoryLimit === undefined
        ? "no limit of a group"
        : `${Math.floor(memoryLimit / 2 ** 20)} MB at most, says its group; under 350 are needed`,
    ],
  ];
  const missing = unset(config).map(([name, meaning]) => [name, `not set: ${meaning}`]);
  return [...rows, ...missing].map(([name = "", text]) => `  ${name.padEnd(WIDTH)}${text}\n`).join("");
}

const WIDTH = 18;

/** Settings without which a server for others does less, and what that means. */
function unset({
  SITE_URL,
  TRUST_PROXY,
  NEWS_API_KEY,
  SECURITY_CONTACT,
}: ServerConfig): [name: string, meaning: string][] {
  const all: [name: string, isSet: boolean, meaning: string][] = [
    [
      "SITE_URL",
      SITE_URL !== "http://localhost:3000",
      "links and previews lead to localhost, and HSTS is not sent",
    ],
    [
      "TRUST_PROXY",
      TRUST_PROXY !== false,
      "behind a proxy all visitors would share the limits of one address",
    ],
    ["NEWS_API_KEY", NEWS_API_KEY !== undefined, "news are those of the game's own feed"],
    [
      "SECURITY_CONTACT",
      SECURITY_CONTACT !== undefined,
      "nobody learns where to report a weakness (/.well-known/security.txt)",
    ],
  ];
  return all.flatMap(([name, isSet, meaning]) => (isSet ? [] : [[name, meaning]]));
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
