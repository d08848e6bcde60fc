import type { ReplayRecord } from "@tactician/game";
import { ServiceError } from "@tactician/resilience";
import type { ReplayService } from "../service/replay-service.ts";
import type { SqlStore } from "../sql-store.ts";
import { type FeedLease, FeedLeaseLostError, type FeedPosition, StoreUnavailableError } from "../store.ts";

/** What reading the feed needs. Times are unix seconds. */
export interface Feed {
  readonly store: SqlStore;
  /** Taken (`withFeedLease`); kept with every window. */
  readonly lease: FeedLease;
  readonly service: Pick<ReplayService, "fetchFeedWindow">;
  readonly now: () => number;
  readonly since: number;
  readonly until: number | undefined;
  readonly once: boolean;
  readonly pauseSeconds: number;
  /** Rejects when the reader is to stop. */
  readonly wait: (seconds: number) => Promise<void>;
  readonly onWindow: (window: FeedWindow) => void;
  readonly onFailure: (error: ServiceError | StoreUnavailableError, waitSeconds: number) => void;
}

export interface FeedWindow {
  /** The newest and the oldest second of the window that were not stored before. */
  readonly to: number;
  readonly from: number;
  readonly matches: number;
  readonly added: number;
  /** Seconds of play that are still to be read. */
  readonly leftSeconds: number;
}

/** The feed gives the matches of so many seconds at a time. */
const WINDOW_SECONDS = 700;
/** The service may learn of a match late, so what was played this shortly before now is read again the next time. */
const LATE_SECONDS = 300;
/** While following, so often: as often as the overlap allows with one request. */
const FOLLOW_SECONDS = 300;
/** Waits after failures in a row; after the last one the reader gives up. */
const WAITS_AFTER_FAILURE = [5, 15, 60, 120, 300, 300] as const;
const LONGEST_WAIT_SECONDS = 3600;

/**
 * Reads the feed back to `since`, then forwards to now, then (without `once`) what is played next, until `wait` rejects.
 * Each window is stored together with the position that it was read for, so a reader that was killed goes on where it was.
 * Rejects when the service or the store fails for many minutes, when the store cannot be written to, and with a
 * `FeedLeaseLostError` when somebody else reads the feed by now.
 */
export async function readFeed(feed: Feed): Promise<void> {
  if (feed.until !== undefined) {
    await readBackwards(feed, `backwards-from-${feed.until}`, feed.until);
    return;
  }
  await readBackwards(feed, "backwards", await forwardsPosition(feed));
  await readForwards(feed);
}

/** On the first run, both directions begin a little before now: what is later is read forwards. */
async function forwardsPosition({ store, lease, now }: Feed): Promise<number> {
  const known = await store.findFeedPosition("forwards");
  if (known) return known.battleAt;
  const start = now() - LATE_SECONDS;
  await store.insertFeedWindow([], { name: "forwards", battleAt: start }, lease);
  return start;
}

async function readBackwards(feed: Feed, name: string, start: number): Promise<void> {
  let before = (await feed.store.findFeedPosition(name))?.battleAt ?? start;
  while (before > feed.since) {
    const battleAt = Math.max(before - WINDOW_SECONDS, 0);
    const { matches, added } = await readWindow(feed, before, { name, battleAt });
    feed.onWindow({
      to: before,
      from: battleAt,
      matches,
      added,
      leftSeconds: Math.max(0, battleAt - feed.since),
    });
    before = battleAt;
    await feed.wait(feed.pauseSeconds);
  }
}

async function readForwards(feed: Feed): Promise<void> {
  let from = await forwardsPosition(feed);
  for (;;) {
    const now = feed.now();
    const before = Math.min(from + WINDOW_SECONDS, now);
    const battleAt = Math.max(from, Math.min(before, now - LATE_SECONDS));
    const { matches, added } = await readWindow(feed, before, { name: "forwards", battleAt });
    feed.onWindow({ to: before, from, matches, added, leftSeconds: now - before });
    from = battleAt;
    if (before === now && feed.once) return;
    await feed.wait(before === now ? FOLLOW_SECONDS : feed.pauseSeconds);
  }
}

async function readWindow(feed: Feed, before: number, position: FeedPosition) {
  const { store, lease } = feed;
  let matches: ReplayRecord[] | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      matches ??= await fetchWindow(feed, before);
      return { matches: matches.length, added: await store.insertFeedWindow(matches, position, lease) };
    } catch (error) {
      const waitSeconds = WAITS_AFTER_FAILURE[failures];
      const canPass = error instanceof ServiceError || error instanceof StoreUnavailableError;
      if (!canPass || waitSeconds === undefined) throw error;
      const wait = Math.max(waitSeconds, askedFor(error));
      feed.onFailure(error, wait);
      await feed.wait(wait);
    }
  }
}

/** Nobody is asked without the lease: another may have taken it while this process stood still. */
async function fetchWindow({ store, lease, service }: Feed, before: number): Promise<ReplayRecord[]> {
  if ((await store.takeFeedLease(lease)) !== lease.holder) throw new FeedLeaseLostError();
  return service.fetchFeedWindow(before);
}

function askedFor(error: ServiceError | StoreUnavailableError): number {
  const { retryAfterMs = 0 } = error instanceof ServiceError ? error : {};
  return Math.min(Math.ceil(retryAfterMs / 1000), LONGEST_WAIT_SECONDS);
}
