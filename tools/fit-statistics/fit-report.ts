import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { openStoreToRead, type StoreOptions } from "@tactician/replays";
import { readOptions, UsageError } from "@tactician/settings";
import { OPPONENT_SPREAD, RATING_SLOPE } from "@tactician/statistics";
import { type Fitted, fitSlope, fitSpread } from "./fit.ts";

const USAGE = `Fits the slope of the ratings and the spread against characters from the matches of a store.

  npm run fit:statistics -- --from STORE

STORE is the folder of the server's replays.sqlite (its DATA_DIR), that file, or an address like
postgres://user:password@host:5432/tactician. The store is only read. What is set is in
packages/statistics/src/player/coach-parameters.ts.`;

const SQLITE_FILE = "replays.sqlite";
/** Players of about so many matches are looked at for the spread: some hundred megabytes. */
const MATCHES_IN_MEMORY = 1_000_000;
/** Below this many rated matches a fit is no reason to change anything. */
const FEW_MATCHES = 20_000;

export interface Output {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Reads the command line, fits and tells. Throws a `UsageError` or what a store throws that cannot be read. */
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
    `${from} is neither a folder, nor a ${SQLITE_FILE}, nor an address like postgres://...`,
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
        return say("The store has no matches from which anything could be fitted: what is set stays.");
      const spread = await fitSpread(() => content.matches(), slope.value, part);
      tell(slope, spread, say);
    });
  } finally {
    await store.close();
  }
}

function tell(slope: Fitted & { matches: number }, spread: Fitted | undefined, say: Output["say"]): void {
  say(`${slope.matches.toLocaleString("en-GB")} rated matches`);
  say(row("", "set", "fitted", "standard error"));
  say(row("RATING_SLOPE", written(RATING_SLOPE), written(slope.value), written(slope.error)));
  say(row("OPPONENT_SPREAD", written(OPPONENT_SPREAD), written(spread?.value), written(spread?.error)));
  if (spread === undefined)
    say("Nobody has met two opponents with the same character: no spread can be fitted.");
  if (slope.matches < FEW_MATCHES)
    say("That are few matches: a fit from fewer than 20,000 is no reason to change what is set.");
}

function written(value: number | undefined): string {
  return value?.toFixed(3) ?? "-";
}

function row(name: string, set: string, fitted: string, error: string): string {
  return `${name.padEnd(18)}${set.padStart(8)}${fitted.padStart(10)}${error.padStart(18)}`;
}
