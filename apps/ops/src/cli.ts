// `npm run ops -- COMMAND`: what is done to the store from a terminal. Usage: `npm run ops -- --help`.
import { BackupError, StoreOpenError, StoreReadOnlyError, StoreUnavailableError } from "@tactician/replays";
import { runCommand, UsageError } from "@tactician/settings";
import { backup, restore } from "./backup.ts";
import { copy } from "./copy.ts";
import { count } from "./count.ts";
import { feed } from "./feed.ts";
import { reports } from "./reports.ts";

/** Each takes the rest of the command line, explains itself with `--help`, and rejects with what went wrong. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  feed,
  count,
  backup,
  restore,
  "copy-store": copy,
  reports,
};

const USAGE = `Works on the stored matches. Servers keep running beside every command.

  npm run ops -- feed         read every ranked match from the replay service into the store
  npm run ops -- count        count the stored matches anew, or delete old ones and keep their counts
  npm run ops -- backup       write everything to one file
  npm run ops -- restore      add a backup to the store
  npm run ops -- copy-store   copy everything from one database to another
  npm run ops -- reports      read what readers report as wrong, and decide it

  npm run ops -- COMMAND --help   the options of a command

Settings, as for the server: DATA_DIR or DATABASE_URL.`;

const [name = "", ...args] = process.argv.slice(2);
await runCommand(async () => {
  if (name === "--help" || name === "-h") throw new UsageError(USAGE, { isMistake: false });
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(
      `${name === "" ? "A command is missing" : `There is no command "${name}"`}.\n\n${USAGE}`,
    );
  await command(args);
}, [BackupError, StoreOpenError, StoreReadOnlyError, StoreUnavailableError]);
