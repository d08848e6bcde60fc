import { backUp, everySecond, grouped, restore as restoreFrom } from "@tactician/replays";
import { readOptions, readSettings, replaySettings, storeOptions, UsageError } from "@tactician/settings";

const BACKUP_USAGE = `Writes everything that is stored to one file, which is a store of its own in SQLite.

  npm run ops -- backup --to FILE

The file gets its name once it is checked and on disk; until then, an older backup of that name stays.
Settings, as for the server: DATA_DIR or DATABASE_URL.`;

const RESTORE_USAGE = `Adds a backup to the store, of this version or an earlier one.

  npm run ops -- restore --from FILE

Either all of it is added or nothing. What the store already has stays as it is.
Settings, as for the server: DATA_DIR or DATABASE_URL. A backup from one restores into the other.`;

export async function backup(args: readonly string[]): Promise<void> {
  const { to } = readOptions(args, BACKUP_USAGE, { to: { type: "string" } });
  const file = given("--to", to, BACKUP_USAGE);
  const matches = await backUp({
    ...store(),
    file,
    onProgress: everySecond((count) => console.log(`${count} matches written ...`)),
    onLeftOut: (rows) =>
      console.log(
        `Left out what was noted while the clock was ahead: ${grouped(rows)} ${rows === 1 ? "row" : "rows"}.`,
      ),
    onCheck: () => console.log("Checking the file ..."),
  });
  console.log(`Backed up all ${grouped(matches)} matches to ${file}.`);
}

export async function restore(args: readonly string[]): Promise<void> {
  const { from } = readOptions(args, RESTORE_USAGE, { from: { type: "string" } });
  const file = given("--from", from, RESTORE_USAGE);
  const added = await restoreFrom({
    ...store(),
    file,
    onChecked: (matches) => console.log(`${file} is intact: ${grouped(matches)} matches.`),
    onProgress: everySecond((count) => console.log(`${count} matches read ...`)),
  });
  console.log(`Added ${grouped(added)} new matches to the store.`);
}

function given(option: string, file: string | undefined, usage: string): string {
  if (file === undefined || file === "") throw new UsageError(`${option} FILE is missing.\n\n${usage}`);
  return file;
}

function store() {
  return storeOptions(readSettings(replaySettings, process.env));
}
