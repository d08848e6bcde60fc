import { type ChildProcessByStdio, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SERVER, type ServerProcess, startServer } from "../../src/testing/server-process.ts";
import { type AttackSize, brokenLimits } from "./limits.ts";
import { Observer } from "./observer.ts";
import { BIG_PLAYER, type OutsideWorld, settingsOf, startOutsideWorld, stock } from "./outside-world.ts";
import { Visitors } from "./visitors.ts";

const SIZE: AttackSize = process.env.ATTACKS === "short" ? "short" : "full";
/** Not the part of `npm test`. */
export const IS_FULL = SIZE === "full";

export interface SiteOptions {
  dataDir: string;
  descriptors?: number;
  /** Of a memory group that it runs in, where the system lets one make it: past that the kernel ends it. */
  memoryMb?: number;
  /** The number of the user who runs it. */
  user?: number;
  settings?: Record<string, string>;
}

export interface Ground {
  readonly site: ServerProcess;
  readonly outside: OutsideWorld;
  readonly visitors: Visitors;
  /** An empty folder of this attack alone. */
  readonly folder: string;
  /** Milliseconds of the slowest answer to others so far. */
  readonly othersWaited: () => Promise<number>;
}

interface AttackOptions {
  /** Tried by `npm run attack`, left out of `npm test`. */
  isLong?: true;
  /** Cannot be tried here. */
  isLeftOut?: boolean;
  /** For a server of its own; without it the attack hits the one that has to stay up through all others of its file. */
  prepareSite?: (folder: string) => Promise<SiteOptions>;
  /** The server is ended by the attack itself, so that nobody else can be answered meanwhile. */
  endsSite?: true;
  /** What must hold under this attack. Limits that hold for every attack are looked at after it. */
  run: (ground: Ground) => Promise<void>;
}

/** A server that was just started needs a moment until its memory is that of an idle one. */
const CALM_MS = IS_FULL ? 1500 : 300;
/** How long memory may take to come back: what has not after five seconds stays. */
const COME_BACK_MS = IS_FULL ? 6000 : 500;
const LOOK_MS = 250;
/** What an attack may leave for the next without being waited for: an idle server's memory moves by as much. */
const NEARLY_MB = 10;

interface IdleSite {
  site: ServerProcess;
  idleMb: number;
}

const started = new Set<ServerProcess>();
const groups = new Set<string>();
let observer: Observer;
let outside: OutsideWorld;
let folder: string;
/** Started by the first attack that needs it, and again by the next when one ended it. */
let shared: IdleSite | undefined;
/** Limits by address count each attack anew. */
let network = 20;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tactician-attack-"));
  observer = new Observer();
  outside = await startOutsideWorld();
});

afterAll(async () => {
  for (const site of started) await site.stop("SIGKILL");
  await observer.close();
  await outside.close();
  for (const group of groups) rmdirSync(group);
  rmSync(folder, { recursive: true });
});

/** A test that attacks a server and holds what was seen of it meanwhile against the limits of every attack. */
export function attack(
  name: string,
  about: string,
  { isLong, isLeftOut, prepareSite, endsSite, run }: AttackOptions,
): void {
  test.skipIf(isLeftOut || (isLong && !IS_FULL))(`${name}: ${about}`, async ({ annotate }) => {
    outside.reset();
    const own = join(folder, name);
    mkdirSync(own);
    const { site, idleMb } = prepareSite ? await startIdle(await prepareSite(own)) : await sharedSite();
    const visitors = new Visitors(site.port, network++);
    const wroteBefore = { log: site.written.log.length, errors: site.written.errors.length };
    const { nowMb: beforeMb } = await observer.report();
    observer.watch(site, endsSite === undefined);
    try {
      const othersWaited = async () => (await observer.report()).worstMs;
      await run({ site, outside, visitors, folder: own, othersWaited });
    } finally {
      visitors.leave();
      // What waits for a stand-in that hangs is let go.
      outside.reset();
    }
    if (endsSite === undefined) await comeBack(Math.max(beforeMb, idleMb) + NEARLY_MB);
    const observed = await observer.report();
    observer.watch(undefined);
    const { nowMb: afterwardsMb, peakMb, worstMs } = observed;
    const megabytes = [idleMb, peakMb, afterwardsMb].map(Math.round).join(", ");
    await annotate(`MB idle, at most, afterwards: ${megabytes}; others waited ${Math.round(worstMs)} ms`);
    const ended = endsSite ? undefined : site.ended;
    const log = site.written.log.slice(wroteBefore.log);
    const errors = site.written.errors.slice(wroteBefore.errors);
    if (prepareSite) await site.stop("SIGKILL");
    const seen = { ...observed, idleMb, afterwardsMb, ended, written: { log, errors } };
    expect(brokenLimits(seen, SIZE)).toEqual([]);
  });
}

export async function emptyStore(dataDir: string): Promise<SiteOptions> {
  return { dataDir };
}

async function sharedSite(): Promise<IdleSite> {
  if (shared === undefined || shared.site.ended !== undefined) {
    const dataDir = join(folder, "data");
    mkdirSync(dataDir, { recursive: true });
    await stock(dataDir, [BIG_PLAYER]);
    shared = await startIdle({ dataDir });
  }
  return shared;
}

async function startIdle(options: SiteOptions): Promise<IdleSite> {
  const site = await startSite(options);
  observer.watch(site, false);
  await sleep(CALM_MS);
  const { nowMb } = await observer.report();
  return { site, idleMb: nowMb };
}

async function comeBack(nearlyMb: number): Promise<void> {
  for (const end = performance.now() + COME_BACK_MS; performance.now() < end; ) {
    const { nowMb } = await observer.report();
    if (nowMb <= nearlyMb) return;
    await sleep(LOOK_MS);
  }
}

/** Where control groups of version 1 and 2 have memory, and its limit. */
const MEMORY = { "/sys/fs/cgroup/memory": "memory.limit_in_bytes", "/sys/fs/cgroup": "memory.max" };

/** Makes a group of so much memory; nothing where that is not allowed. */
function makeGroup(megabytes: number): string | undefined {
  for (const [root, limit] of Object.entries(MEMORY)) {
    const group = join(root, `tactician-${process.pid}-${groups.size}`);
    if (!existsSync(join(root, "cgroup.procs"))) continue;
    try {
      mkdirSync(group);
      groups.add(group);
      writeFileSync(join(group, limit), String(megabytes * 1024 * 1024));
      return group;
    } catch {
      process.stdout.write(`No memory group can be made in ${root}: tried without.\n`);
    }
  }
  return undefined;
}

/** Nothing of the operator's own settings: a database, say, would be attacked too. */
const { PATH, DIST_DIR, NODE_COMPILE_CACHE } = process.env;

/** The root of an image (tools/build/image-root.sh), in which every server runs as a container's runtime would run it. */
const { ATTACK_ROOT } = process.env;
const IMAGE = { user: 10_001, memoryMb: 512, places: { DATA_DIR: "/data", DIST_DIR: "/app/dist" } };

/** Starts the server of the image: read-only but for its volume and a tmpfs, as nobody, with no rights that it could gain. */
function inImage(root: string, dataDir: string, distDir: string | undefined): string[] {
  const steps = [
    `chown -R ${IMAGE.user}:${IMAGE.user} ${dataDir}`,
    `mount --bind ${root} ${root}`,
    `mount --bind ${dataDir} ${root}/data`,
    // Another site than the image's own, in its place.
    ...(distDir === undefined
      ? []
      : [`chmod -R a+rX ${distDir}`, `mount --bind ${distDir} ${root}/app/dist`]),
    `mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -t proc proc ${root}/proc`,
    `exec setpriv --no-new-privs chroot --userspec=${IMAGE.user}:${IMAGE.user} ${root} /usr/bin/node /app/server.js`,
  ];
  return ["unshare", "--mount", "sh", "-ec", steps.join("; ")];
}

/** Starts it on a free port of loopback, with stand-ins of all services; rejects when it ends before it is ready. */
export async function startSite({
  dataDir,
  descriptors,
  memoryMb,
  user,
  settings,
}: SiteOptions): Promise<ServerProcess> {
  const as = user === undefined ? [] : ["setpriv", "--reuid", String(user), "--clear-groups"];
  const command = ATTACK_ROOT
    ? inImage(ATTACK_ROOT, dataDir, settings?.DIST_DIR)
    : [...as, process.execPath, SERVER];
  const most = memoryMb ?? (ATTACK_ROOT ? IMAGE.memoryMb : undefined);
  const group = most && makeGroup(most);
  const limits = [
    descriptors && `ulimit -n ${descriptors}`,
    group && `echo $$ > ${group}/cgroup.procs 2>/dev/null`,
  ];
  const limited = ["sh", "-c", [...limits.filter(Boolean), 'exec "$@"'].join("; "), "sh", ...command];
  const places = { ...(DIST_DIR && { DIST_DIR }), DATA_DIR: dataDir };
  const env = { PATH, ...places, ...settingsOf(outside), ...settings, ...(ATTACK_ROOT && IMAGE.places) };
  const site = await startServer(limits.some(Boolean) ? limited : command, env);
  started.add(site);
  return site;
}

const OPS = join(import.meta.dirname, "../../../ops/src/cli.ts");

/** `npm run ops -- feed --once`, say. */
export function startOps(
  dataDir: string,
  args: readonly string[],
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [OPS, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...settingsOf(outside) },
    stdio: ["ignore", "pipe", "pipe"],
    // None runs longer, whatever it is waiting for.
    timeout: 30_000,
  });
}
