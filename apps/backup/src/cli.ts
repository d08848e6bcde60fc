// `npm run backup` and `npm run restore`: the stored matches into one file, and back. Usage: `npm run backup -- --help`.
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
import {
  readOptions,
  readSettings,
  replaySettings,
  runCommand,
  storeOptions,
  UsageError,
} from "@tactician/settings";

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

const [name, ...args] = process.argv.slice(2);
const { option, usage, run } = COMMANDS[name === "restore" ? name : "backup"];
await runCommand(async () => {
  const { [option]: file } = readOptions(args, usage, { [option]: { type: "string" } });
  if (typeof file !== "string" || file === "")
    throw new UsageError(`--${option} FILE is missing.\n\n${usage}`);
  await run(file, storeOptions(readSettings(replaySettings, process.env)));
}, [BackupError, StoreOpenError, StoreReadOnlyError, StoreUnavailableError]);
