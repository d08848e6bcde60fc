import { createHash } from "node:crypto";
import { openStore, openStoreToRead, type StoreOptions } from "./open-store.ts";
import type { SqlStore } from "./sql-store.ts";
import type { StoreContent } from "./store-content.ts";

export interface CopyOptions {
  readonly from: StoreOptions;
  readonly to: StoreOptions;
  /** Told how many matches were read so far, in this run. */
  readonly onProgress: (matches: number) => void;
}

/**
 * Copies everything from one store to another: matches with their counts, counts of dropped matches, notes of players and of the feed.
 * Servers may use both meanwhile. The place in the source is stored with every slice, so a killed run resumes: nothing is lost
 * and nothing counted twice. What the source stores during the run is copied too, as long as there is any. Answers how many matches were
 * new. Rejects as `openStore` and the calls of a store do.
 */
export async function copyStore({ from: place, to, onProgress }: CopyOptions): Promise<number> {
  await using source = await openStoreToRead(place);
  await using target = await openStore(to);
  const name = positionName(place);
  const merge = (without: Partial<StoreContent>) =>
    source.readAll((content) => target.merge({ ...content, ...without, matches: () => [] }));
  // First, so that no match of a dropped day is counted beside what is left of that day.
  await merge(NO_NOTES);
  let [added, read] = [0, 0];
  for (let from = (await target.findFeedPosition(name))?.battleAt ?? 0; ; ) {
    const before = added;
    const start = from;
    for (let slice = await source.findSlice(from); slice.next > from; slice = await source.findSlice(from)) {
      added += await target.insertFeedWindow(slice.matches, { name, battleAt: slice.next });
      read += slice.matches.length;
      onProgress(read);
      from = slice.next;
    }
    const isAll = !(await lacksMatches(source, target));
    if (isAll || (added === before && start === 0)) break;
    // What was stored meanwhile lies at the end, from the last page on that was not full; or in gaps, where matches were deleted.
    from = added > before ? from - 1 : 0;
  }
  // Last: a note says that what it is about is there.
  await merge(NO_COUNTS);
  await target.deleteFeedPosition(name);
  return added;
}

/** A place in the source is one of the target's positions of a feed, under a name of its own. */
function positionName({ databaseUrl, dataDir }: StoreOptions): string {
  const hash = createHash("sha256").update(databaseUrl ?? dataDir);
  return `copy-${hash.digest("hex").slice(0, 16)}`;
}

const NO_NOTES = { refreshes: () => [], positions: () => [], reports: () => [] };
const NO_COUNTS = { state: async () => ({ days_from: 0, forgotten_before: 0 }), counts: () => [] };

/** Whether the source has more matches of some day than the target. */
async function lacksMatches(source: SqlStore, target: SqlStore): Promise<boolean> {
  const there = new Map((await target.findDays()).map(({ day, matches }) => [day, matches]));
  return (await source.findDays()).some(({ day, matches }) => matches > (there.get(day) ?? 0));
}
