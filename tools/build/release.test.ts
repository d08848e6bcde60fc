import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSmallDist } from "@tactician/static-site/testing/small-dist";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { startServer } from "../../apps/server/src/testing/server-process.ts";
import { root as repository } from "./paths.ts";
import { makeRelease, sourceDate, sumLine } from "./release.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ABOUT = { version: "1.2.3", date: 1_700_000_000 };

const folder = mkdtempSync(join(tmpdir(), "tactician-release-"));
/** As somebody unpacks it. */
const release = join(folder, "tactician-1.2.3");
let dist: Awaited<ReturnType<typeof makeSmallDist>>;
let archive: Buffer;
beforeAll(async () => {
  chmodSync(folder, 0o755);
  dist = await makeSmallDist();
  archive = await makeRelease({ distDir: dist.dir, ...ABOUT });
  unpack(archive, release);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await dist.remove();
});

function unpack(packed: Buffer, to: string): void {
  mkdirSync(to);
  execFileSync("tar", ["xz", "-C", to, "--strip-components=1"], { input: packed });
}

/** Of the image and of compose.yaml. */
const USER = "10001";
const MEMORY = 512 * 1024 * 1024;

/** Why it cannot be tried here, if it cannot. */
function whatIsMissing(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root of a Linux can";
  const missing = ["unshare", "nsenter", "setpriv", "ip", "strip"].filter(
    (tool) => spawnSync(tool, ["--help"]).error !== undefined,
  );
  if (missing.length > 0) return `missing: ${missing.join(", ")} (Debian: util-linux, iproute2, binutils)`;
  const tried =
    "ip link set lo up && mount -t tmpfs tmpfs /tmp && setpriv --no-new-privs chroot --userspec=10001:10001 / true";
  const { status } = spawnSync("unshare", ["--mount", "--net", "--pid", "--fork", "sh", "-c", tried]);
  return status === 0 ? undefined : "no namespaces with mounts and a loopback of their own can be made here";
}

const CANNOT = whatIsMissing();

/** A memory group with the image's limit; nothing where none can be made. */
function memoryGroup(): string | undefined {
  const groups = { "/sys/fs/cgroup/memory": "memory.limit_in_bytes", "/sys/fs/cgroup": "memory.max" };
  for (const [parent, limit] of Object.entries(groups))
    try {
      if (!existsSync(join(parent, "cgroup.procs"))) continue;
      const group = join(parent, `tactician-image-${process.pid}`);
      mkdirSync(group);
      onTestFinished(() => rmdirSync(group));
      writeFileSync(join(group, limit), String(MEMORY));
      return group;
    } catch {
      // Said below.
    }
  return undefined;
}

/** The root that Containerfile makes of a release. IMAGE_DIST: the folder of a whole built site, for its true size. */
async function makeRoot(): Promise<string> {
  const distDir = process.env.IMAGE_DIST;
  const from = distDir === undefined ? release : join(folder, "whole");
  if (distDir !== undefined) unpack(await makeRelease({ distDir, ...ABOUT }), from);
  const root = join(folder, "root");
  execFileSync(join(import.meta.dirname, "image-root.sh"), [from, process.execPath, root]);
  return root;
}

test.skipIf(CANNOT)(
  `the image's root serves, stores, backs up and stops: read-only, as nobody, in 512 MB, without a network${CANNOT ? ` (left out: ${CANNOT})` : ""}`,
  async () => {
    const root = await makeRoot();
    const group = memoryGroup();
    if (!group) process.stdout.write("No memory group can be made: tried without one.\n");
    // As a container's runtime does: nothing can be written but the volume and a tmpfs.
    const steps = [
      group && `echo $$ > ${group}/cgroup.procs`,
      "ip link set lo up",
      `mount --bind ${root} ${root}`,
      `mount --bind ${root}/data ${root}/data`,
      `mount -o remount,bind,ro ${root}`,
      `mount -t tmpfs tmpfs ${root}/tmp`,
      `mount -t proc proc ${root}/proc`,
      `exec setpriv --no-new-privs chroot --userspec=${USER}:${USER} ${root} /usr/bin/node /app/server.js`,
    ];
    const script = `set -e; ${steps.filter(Boolean).join("; ")}`;
    const startedAt = performance.now();
    const server = await startServer(
      ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", script],
      { PATH: process.env.PATH, DATA_DIR: "/data" },
    );
    onTestFinished(() => server.stop("SIGKILL"));
    const startMs = performance.now() - startedAt;
    const pid = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim();
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const idleMb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    const inside = (namespaces: readonly string[], ...command: string[]) =>
      execFileSync("nsenter", ["--target", pid, ...namespaces, ...command], {
        encoding: "utf8",
        env: { PATH: process.env.PATH, DATA_DIR: "/data", ORIGIN: server.origin },
      });
    // What visitors send is what a server without a network has to store.
    const key = "A".repeat(22);
    const place = { kind: "wrong", character: "jin", move: "df+2", field: "block" };
    const report = { key, ...place, shown: "-9", value: "-10", how: "", version: "1.2.3 2026-08" };
    // The picture is drawn by the one library with binaries of its own; the service of matches is out of reach, as all is.
    const paths = ["/", "/social/move/jin/df+2.png", "/stats/replays?id=anybody", "/api/health"];
    const asked = [...paths.map((path) => [path]), ["/api/reports", report], [`/api/reports/${key}`]];
    const code = `for (const [path, report] of ${JSON.stringify(asked)}) {
      const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(report) };
      const answer = await fetch(process.env.ORIGIN + path, report && sent);
      console.log(JSON.stringify([answer.status, await answer.text()]));
    }`;
    const lines = inside(["--net"], process.execPath, "--input-type=module", "-e", code).trim().split("\n");
    const answers: [status: number, body: string][] = lines.map((line) => JSON.parse(line));
    expect(answers).toEqual([
      [200, expect.any(String)],
      [200, expect.any(String)],
      [expect.toSatisfy((stats) => stats > 499), expect.any(String)],
      [200, expect.stringContaining('"store":"ok"')],
      [201, expect.any(String)],
      [200, expect.any(String)],
    ]);
    expect(JSON.parse(answers.at(-1)?.[1] ?? "")).toMatchObject({ state: "open", ...place });

    expect(status).toMatch(new RegExp(`^Uid:\\s${USER}\\s${USER}`, "m"));
    expect(status).toMatch(/^CapEff:\s0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s1$/m);
    const asOurs = ["--mount", "--net", "--root", "--setuid", USER, "--setgid", USER];
    const ops = inside(asOurs, "/usr/bin/node", "/app/ops.js", "backup", "--to", "/data/kept.backup");
    expect(ops).toContain("Backed up all 0 matches to /data/kept.backup.");
    const write =
      "try { fs.writeFileSync('/app/x', ''); console.log('written') } catch ({ code }) { console.log(code) }";
    expect(inside(asOurs, "/usr/bin/node", "-e", write)).toBe("EROFS\n");
    expect(existsSync(join(root, "data/replays.sqlite"))).toBe(true);

    const rootBytes = execFileSync("du", ["-sb", "--exclude=data", root], { encoding: "utf8" }).split(
      "\t",
    )[0];
    process.stdout.write(
      `Image: ${(Number(rootBytes) / 1e6).toFixed(1)} MB, started in ${Math.round(startMs)} ms, idle ${Math.round(idleMb)} MB\n`,
    );
    process.kill(Number(pid), "SIGTERM");
    await expect.poll(() => server.ended, { timeout: 10_000 }).toBe("status 0");
  },
);

interface Service {
  readonly [setting: string]: unknown;
}

test("every container is held to the same limits, and the image is that of the tests", () => {
  const compose = parse(readFileSync(join(repository, "compose.yaml"), "utf8"), { merge: true });
  const services = Object.entries<Service>(compose.services);
  expect(services.map(([name]) => name)).toEqual(["guide", "database", "standby", "caddy"]);
  for (const [name, service] of services)
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: "512m",
    });
  expect(services.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(["guide"]);
  const containerfile = readFileSync(join(repository, "Containerfile"), "utf8");
  for (const line of [`USER ${USER}:${USER}`, "VOLUME /data", "STOPSIGNAL SIGTERM", "HEALTHCHECK "])
    expect(containerfile).toContain(`\n${line}`);
});

test("a release runs in an empty folder with Node alone, and the same site and date give the same bytes", async () => {
  expect(sumLine(await makeRelease({ distDir: dist.dir, ...ABOUT }), "a")).toBe(sumLine(archive, "a"));
  const listed = JSON.parse(readFileSync(join(release, "sbom.cdx.json"), "utf8")).components;
  for (const name of ["pg", "zod", "fastify", "sharp", "react"])
    expect(listed).toContainEqual(expect.objectContaining({ name, version: installedVersion(name) }));
  const env = { PATH: "", HOME: folder };

  const server = await startServer([process.execPath, join(release, "server.js")], env);
  const ask = async (path: string) => {
    const response = await fetch(server.origin + path);
    return [response.status, await response.text()] as const;
  };
  expect(await ask("/")).toEqual([200, expect.stringContaining("Home")]);
  expect(await ask("/api/characters/jin")).toEqual([200, expect.stringContaining('"_id":"jin"')]);
  expect(await ask("/move/jin/df+2")).toEqual([200, expect.stringContaining("<h1>Jin df+2</h1>")]);
  expect((await ask("/social/move/jin/df+2.png"))[0]).toBe(200);
  expect(await ask("/api/health")).toEqual([200, expect.stringContaining('"store":"ok"')]);
  await server.stop();
  expect([server.ended, server.written.errors]).toEqual(["status 0", ""]);

  const ops = (...args: string[]) =>
    execFileSync(process.execPath, [join(release, "ops.js"), ...args], { env, encoding: "utf8" });
  expect(ops("--help")).toContain("  node ops.js backup ");
  expect(ops("reports", "list")).toBe("No report is open.\n");
});

function installedVersion(name: string): string {
  return JSON.parse(readFileSync(join(repository, "node_modules", name, "package.json"), "utf8")).version;
}

test("the date is a setting, or else the last commit's", () => {
  expect(sourceDate({ SOURCE_DATE_EPOCH: "12" }, () => "13\n")).toBe(12);
  expect(sourceDate({}, () => "13\n")).toBe(13);
  expect(() => sourceDate({ SOURCE_DATE_EPOCH: "today" }, () => "13")).toThrow(/SOURCE_DATE_EPOCH.*"today"/);
});
