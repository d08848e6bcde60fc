import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { openStoreToRead, type StoreOptions } from "@tactician/replays";
import { readOptions, UsageError } from "@tactician/settings";
import { OPPONENT_SPREAD, RATING_SLOPE } from "@tactician/statistics";
import { type Fitted, fitSlope, fitSpread } from "./fit.ts";

const USAGE = `Fits the rating slope and the spread against characters to the matches of a store.

  npm run check -- fit --from STORE

STORE is the folder of the server's replays.sqlite (its DATA_DIR), that file, or an address like
postgres://user:password@host:5432/tactician. The store is only read. The current values are in
packages/statistics/src/player/coach-parameters.ts.`;

const SQLITE_FILE = "replays.sqlite";
/** The spread is fitted to the players of about this many matches: a few hundred megabytes. */
const MATCHES_IN_MEMORY = 1_000_000;
/** With fewer rated matches, a fit is no reason to change anything. */
const FEW_MATCHES = 20_000;

export interface Output {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Reads the command line, fits and prints. Throws a `UsageError`, or the error of a store that cannot be read. */
export async function fitReport(args: readonly string[], { say, complain }: Output): Promise<void> {
  const { from } = readOptions(args, USAGE, { from: { type: "string" } });
  if (from === undefined) throw new UsageError(`--from STORE is missing.\n\n${USAGE}`);
  await fitStore({ ...placeOf(from), onWarning: complain }, say);
}

function placeOf(from: string): Pick<StoreOptions, "dataDir" | "databaseUrl"> {
  if (/^postgres(ql)?:\/\//.test(from)) return { dataDir: "", databaseUrl: from };
  if (statSync(from, { throwIfNoEntry: false })?.isDirectory()) return { dataDir: from };
  if (basename(from) === SQLITE_FILE) return { dataDir: dirname(from) };
  throw new UsageError(
    `--from must be a folder, a ${SQLITE_FILE} file or an address like postgres://... (it is "${from}")`,
  );
}

async function fitStore(options: StoreOptions, say: Output["say"]): Promise<void> {
  const store = await openStoreToRead(options);
  try {
    const { matches } = await store.findSize();
    const part = Math.min(1, MATCHES_IN_MEMORY / Math.max(1, matches));
    await store.readAll(async (content) => {
      const slope = await fitSlope(() => content.matches());
      if (slope === undefined)
        return say("Nothing to fit: the store has no suitable matches. Keep the current values.");
      const spread = await fitSpread(() => content.matches(), slope.value, part);
      tell(slope, spread, say);
    });
  } finally {
    await store.close();
  }
}

function tell(slope: Fitted & { matches: number }, spread: Fitted | undefined, say: Output["say"]): void {
  say(`${slope.matches.toLocaleString("en-GB")} rated matches`);
  say(row("", "current", "fitted", "standard error"));
  say(row("RATING_SLOPE", written(RATING_SLOPE), written(slope.value), written(slope.error)));
  say(row("OPPONENT_SPREAD", written(OPPONENT_SPREAD), written(spread?.value), written(spread?.error)));
  if (spread === undefined)
    say("Cannot fit the spread: nobody has met two opponents with the same character.");
  if (slope.matches < FEW_MATCHES) say("Too few matches: with fewer than 20,000, keep the current values.");
}

function written(value: number | undefined): string {
  return value?.toFixed(3) ?? "-";
}

function row(name: string, current: string, fitted: string, error: string): string {
  return `${name.padEnd(18)}${current.padStart(8)}${fitted.padStart(10)}${error.padStart(18)}`;
}
