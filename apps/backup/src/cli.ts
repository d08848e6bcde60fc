// `npm run backup` and `npm run restore`: the stored matches into one file, and back. Usage: `npm run backup -- --help`.
import { parseArgs } from "node:util";
import {
  BackupError,
  backUp,
  everySecond,
  grouped,
  restore,
  StoreOpenError,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "@tactician/replays";
import { ConfigError, type ReplaySettings, readSettings, replaySettings } from "@tactician/settings";

/** What is done with the one file that is named by an option. */
interface Command {
  readonly option: string;
  readonly usage: string;
  readonly run: (file: string, store: ReturnType<typeof storeOptions>) => Promise<void>;
}

const COMMANDS: Readonly<Record<"backup" | "restore", Command>> = {
  backup: {
    option: "to",
    usage: `Writes every stored match into one file, while the server and the feed go on.

  npm run backup -- --to FILE

The file is checked and on disk before it gets its name; an older one of that name is there until then.
The settings are those of the server: DATA_DIR, or DATABASE_URL.`,
    run: async (file, store) => {
      const matches = await backUp({
        ...store,
        file,
        onProgress: everySecond((count) => console.log(`${count} matches written ...`)),
        onCheck: () => console.log("Reading it again ..."),
      });
      console.log(`${file} has all ${grouped(matches)} matches.`);
    },
  },
  restore: {
    option: "from",
    usage: `Adds what a backup has to the store, while the server and the feed go on.

  npm run restore -- --from FILE

All of it is there at the end, or nothing is. What the store has already stays as it is.
The settings are those of the server: DATA_DIR, or DATABASE_URL, whichever the backup came from.`,
    run: async (file, store) => {
      const added = await restore({
        ...store,
        file,
        onChecked: (matches) => console.log(`${file} is whole: ${grouped(matches)} matches.`),
        onProgress: everySecond((count) => console.log(`${count} matches read ...`)),
      });
      console.log(`Restored: ${grouped(added)} matches were new.`);
    },
  },
};

class UsageError extends Error {}

const [name, ...args] = process.argv.slice(2);
try {
  await runCommand(COMMANDS[name === "restore" ? name : "backup"], args);
} catch (error) {
  process.exitCode = 1;
  console.error(isExpected(error) ? error.message : error);
}

async function runCommand({ option, usage, run }: Command, args: string[]): Promise<void> {
  const { [option]: file, help } = parse(option, args);
  if (help === true) return console.log(usage);
  if (typeof file !== "string" || file === "")
    throw new UsageError(`--${option} FILE is missing.\n\n${usage}`);
  await run(file, storeOptions(readSettings(replaySettings, process.env)));
}

function parse(option: string, args: string[]): Record<string, string | boolean | undefined> {
  try {
    const help = { type: "boolean", short: "h" } as const;
    return parseArgs({ args, options: { [option]: { type: "string" }, help } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function storeOptions(settings: ReplaySettings) {
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    onWarning: (message: string) => console.error(message),
  };
}

function isExpected(error: unknown): error is Error {
  const expected = [
    UsageError,
    BackupError,
    ConfigError,
    StoreOpenError,
    StoreReadOnlyError,
    StoreUnavailableError,
  ];
  return expected.some((kind) => error instanceof kind);
}
