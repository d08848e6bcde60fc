import { setTimeout as wait } from "node:timers/promises";
import type { CountedMatch } from "@tactician/statistics/matchup-counts";
import { type Kysely, sql } from "kysely";
import type { Change, Engine, ReadSlices } from "../engine.ts";
import { countedMatches } from "../match-queries.ts";
import { CountsBusyError, StoreUnavailableError } from "../store.ts";
import type { CountState, Tables } from "../tables.ts";
import { addCounts } from "./add-counts.ts";
import { findCountState, updateCountState } from "./count-state.ts";
import { CountSums } from "./count-sums.ts";
import { addForgotten, forgottenCounts } from "./forgotten-counts.ts";

/** How long a rebuild that says nothing is waited for, in seconds: it says something many times a minute. */
const PATIENCE = 120;
/** Sums that are kept before they are written: some 30 MB of them, or as many matches as take some seconds. */
const MOST_ROWS = 3_000;
const MOST_MATCHES = 200_000;

export type OnProgress = (matches: number) => void | Promise<void>;

/** An edition in the making. `state`: as it was when the making began. */
interface Building {
  readonly edition: number;
  readonly state: CountState;
}

/**
 * Makes the counts anew from the matches, while others read and write on; answers how many matches there were. What is there at
 * one moment is read as of that moment and added up into rows of a new edition; what others store after that moment they
 * count into both, and at the end the new edition is the one that is read. Whoever is killed leaves the old one as it is.
 * Days that were forgotten are taken over. `onProgress` is told how many matches are counted, is waited for, and stops the work by throwing.
 * Rejects with a `CountsBusyError` when another process does the same.
 */
export async function rebuildCounts(engine: Engine, onProgress: OnProgress): Promise<number> {
  let building: Building | undefined;
  const matches = await engine.readSnapshot(
    async (read) => {
      if (!building) throw new StoreUnavailableError("The counts were not begun.");
      await deleteOldEditions(engine);
      try {
        return await countAll(engine, building, read, onProgress);
      } catch (error) {
        await giveUp(engine, building);
        throw error;
      }
    },
    async (take) => {
      building = await engine.write(async (change) => {
        const begun = await begin(change);
        await take();
        return begun;
      });
    },
  );
  await deleteOldEditions(engine);
  return matches;
}

async function begin(change: Change): Promise<Building> {
  await change.lockCounts();
  const state = await findCountState(change.db);
  if (state.building !== 0 && state.building_until >= nowSeconds())
    throw new CountsBusyError(
      `The matches are being counted already. If that process was killed, try again in ${PATIENCE} seconds.`,
    );
  const edition = state.last_edition + 1;
  await updateCountState(change.db, {
    building: edition,
    building_until: nowSeconds() + PATIENCE,
    last_edition: edition,
  });
  return { edition, state };
}

async function countAll(
  engine: Engine,
  building: Building,
  read: ReadSlices,
  onProgress: OnProgress,
): Promise<number> {
  const { forgotten_before } = building.state;
  let sums = new CountSums();
  const flush = async () => {
    await engine.write((change) => add(change, building, sums));
    sums = new CountSums();
  };
  for await (const _ of addForgotten(forgottenCounts(engine, read), () => sums))
    if (sums.rows >= MOST_ROWS) await flush();
  let [matches, written] = [0, 0];
  for await (const slice of read<CountedMatch>(countedMatches(engine, forgotten_before))) {
    for (const match of slice) sums.add(match);
    matches += slice.length;
    await onProgress(matches);
    if (sums.rows < MOST_ROWS && matches - written < MOST_MATCHES) continue;
    await flush();
    written = matches;
  }
  await flush();
  await engine.write((change) => finish(change, building));
  return matches;
}

async function add(change: Change, building: Building, sums: CountSums): Promise<void> {
  await change.lockCounts();
  await expectToBeWaitedFor(change.db, building);
  await addCounts(change.db, building.edition, sums);
  await updateCountState(change.db, { building_until: nowSeconds() + PATIENCE });
}

/** Gaps that came since the beginning are in the old edition as little as in the new one, and stay. */
async function finish(change: Change, building: Building): Promise<void> {
  await change.lockCounts();
  await expectToBeWaitedFor(change.db, building);
  await updateCountState(change.db, {
    edition: building.edition,
    building: 0,
    counted_gaps: building.state.gaps,
  });
}

/** So that nobody waits for it. Where not even that can be written, others give it up in a while. */
async function giveUp(engine: Engine, { edition }: Building): Promise<void> {
  const given = engine.write(async ({ db, lockCounts }) => {
    await lockCounts();
    await db.updateTable("count_state").set({ building: 0 }).where("building", "=", edition).execute();
  });
  await given.catch(() => undefined);
}

/** What others stored since they gave it up is not in it. */
async function expectToBeWaitedFor(db: Kysely<Tables>, { edition }: Building): Promise<void> {
  const { building } = await findCountState(db);
  if (building !== edition)
    throw new CountsBusyError(
      "The count was given up meanwhile, because it stood still or a backup came in: do it again.",
    );
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Days and months of an edition that are deleted in one transaction, some 6,000 rows. */
const DAYS_AT_ONCE = 20;
const PAUSE_MS = 20;

const IN_USE = sql.raw("select edition from count_state union all select building from count_state");

/** Deletes the counts that nobody reads or makes any more, in slices: those before a rebuild, and of one that was killed. */
async function deleteOldEditions(engine: Engine): Promise<void> {
  await engine.write(({ db }) => sql`delete from day_counts where edition not in (${IN_USE})`.execute(db));
  const slice = sql`delete from matchup_counts where (edition, is_month, day) in (
    select distinct edition, is_month, day from matchup_counts where edition not in (${IN_USE})
    limit ${sql.raw(`${DAYS_AT_ONCE}`)})`;
  for (;;) {
    const { numAffectedRows } = await engine.write(({ db }) => slice.execute(db));
    if (!numAffectedRows) return;
    await wait(PAUSE_MS);
  }
}
