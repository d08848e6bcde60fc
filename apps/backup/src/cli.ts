// `npm run backup` and `npm run restore`: write the stored matches to one file, and read them back. Usage: `npm run backup -- --help`.
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

/** A command works on one file, which `option` names. */
interface Command {
  readonly option: string;
  readonly usage: string;
  readonly run: (file: string, store: ReturnType<typeof storeOptions>) => Promise<void>;
}

const COMMANDS: Readonly<Record<"backup" | "restore", Command>> = {
  backup: {
    option: "to",
    usage: `Writes every stored match to one file. The server and the feed keep running.

  npm run backup -- --to FILE

The file gets its name once it is checked and on disk; until then, an older backup of that name stays.
Settings, as for the server: DATA_DIR or DATABASE_URL.`,
    run: async (file, store) => {
      const matches = await backUp({
        ...store,
        file,
        onProgress: everySecond((count) => console.log(`${count} matches written ...`)),
        onCheck: () => console.log("Checking the file ..."),
      });
      console.log(`Backed up all ${grouped(matches)} matches to ${file}.`);
    },
  },
  restore: {
    option: "from",
    usage: `Adds a backup to the store. The server and the feed keep running.

  npm run restore -- --from FILE

Either all of it is added or nothing. What the store already has stays as it is.
Settings, as for the server: DATA_DIR or DATABASE_URL. A backup from one restores into the other.`,
    run: async (file, store) => {
      const added = await restore({
        ...store,
        file,
        onChecked: (matches) => console.log(`${file} is intact: ${grouped(matches)} matches.`),
        onProgress: everySecond((count) => console.log(`${count} matches read ...`)),
      });
      console.log(`Added ${grouped(added)} new matches to the store.`);
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
