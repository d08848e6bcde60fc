import { copyStore, everySecond, grouped, type StoreOptions } from "@tactician/replays";
import { readOptions, UsageError } from "@tactician/settings";

const USAGE = `Copies everything from one database to another: matches, counts, how far the feed was read.

  npm run ops -- copy-store --from URL --to URL

  --from URL, --to URL   postgres://user:password@host:5432/name, or sqlite:FOLDER, the DATA_DIR of a server

Servers of both may keep running. A stopped run resumes: give the same command again. What is there already stays as it is.
To move, copy, start the server with the new setting, and copy once more: what came meanwhile is added.`;

export async function copy(args: readonly string[]): Promise<void> {
  const { from, to } = readOptions(args, USAGE, { from: { type: "string" }, to: { type: "string" } });
  const places = { from: placeOf("--from", from), to: placeOf("--to", to) };
  if (from === to) throw new UsageError("--from and --to are the same database");
  const startedAt = performance.now();
  const added = await copyStore({
    ...places,
    onProgress: everySecond((count) => console.log(`${count} matches read ...`)),
  });
  const seconds = Math.ceil((performance.now() - startedAt) / 1000);
  console.log(`Copied ${grouped(added)} new matches in ${seconds} s. Everything is there.`);
}

/** Where `sqlite:data` or `postgres://...` is. */
function placeOf(option: string, url: string | undefined): StoreOptions {
  if (url === undefined) throw new UsageError(`${option} URL is missing.\n\n${USAGE}`);
  const onWarning = (message: string) => console.error(message);
  if (/^postgres(ql)?:\/\/./.test(url)) return { dataDir: "", databaseUrl: url, onWarning };
  const [, dataDir] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (dataDir !== undefined) return { dataDir, onWarning };
  throw new UsageError(`${option} must be postgres://... or sqlite:FOLDER (it is "${url}")`);
}
