import type { ReplayRecord } from "@tactician/game";
import { ServiceError } from "@tactician/resilience";
import { type ReplayService, WINDOW_SECONDS } from "../service/replay-service.ts";
import type { SqlStore } from "../sql-store.ts";
import { type FeedLease, FeedLeaseLostError, type FeedPosition, StoreUnavailableError } from "../store.ts";

/** What reading the feed needs. Times are unix seconds. */
export interface Feed {
  readonly store: SqlStore;
  /** Taken (`withFeedLease`); kept with every window. */
  readonly lease: FeedLease;
  readonly service: Pick<ReplayService, "fetchFeedWindow">;
  readonly now: () => number;
  /** How far back to read. */
  readonly since: number;
  /** Read back from here, and nothing newer; without it from now. */
  readonly until: number | undefined;
  /** Stop once caught up instead of waiting for new matches. */
  readonly once: boolean;
  readonly pauseSeconds: number;
  /** Rejects when the reader is to stop. */
  readonly wait: (seconds: number) => Promise<void>;
  readonly onWindow: (window: FeedWindow) => void;
  /** Told where it goes on, when its position lay beyond now: a clock ran ahead, here or where a backup was made. */
  readonly onBeyondNow: (from: number) => void;
  /** Told of seconds of play without a match between others, when the service says so the second time. */
  readonly onEmpty: (span: { readonly from: number; readonly to: number }) => void;
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

/** The service may learn of a match late, so what was played this shortly before now is read again the next time. */
const LATE_SECONDS = 300;
/** While following, so often: as often as the overlap allows with one request. */
const FOLLOW_SECONDS = 300;
/** Waits after failures in a row; after the last one the reader gives up. */
const WAITS_AFTER_FAILURE = [5, 15, 60, 120, 300, 300] as const;
const LONGEST_WAIT_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** An empty window between full ones is asked again so much later: a service that has just restarted may send nothing. */
const AGAIN_SECONDS = 60;
/** So many empty windows in a row, two hours and more, are a time in which nobody played, or the service was away. */
const MOST_IN_DOUBT = 12;

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

/** On the first run, both directions begin a little before now. */
async function forwardsPosition({ store, now }: Feed): Promise<number> {
  return (await store.findFeedPosition("forwards"))?.battleAt ?? now() - LATE_SECONDS;
}

async function readBackwards(feed: Feed, name: string, start: number): Promise<void> {
  let before = (await feed.store.findFeedPosition(name))?.battleAt ?? start;
  const doubts = new Doubts(feed, name);
  while (before > feed.since) {
    const battleAt = Math.max(before - WINDOW_SECONDS, 0);
    const { matches, added, newest } = await doubts.read({ from: battleAt, to: before }, battleAt, before);
    // On the first run, forwards goes on from the newest match that was found on the way back: the clock may be ahead.
    if (name === "backwards" && matches > 0 && !(await feed.store.findFeedPosition("forwards")))
      await feed.store.insertFeedWindow(
        [],
        { name: "forwards", battleAt: Math.min(newest, before) },
        feed.lease,
      );
    const leftSeconds = Math.max(0, battleAt - feed.since);
    feed.onWindow({ to: before, from: battleAt, matches, added, leftSeconds });
    before = battleAt;
    await feed.wait(feed.pauseSeconds);
  }
  await doubts.settle(before);
}

async function readForwards(feed: Feed): Promise<void> {
  let from = await forwardsPosition(feed);
  let doubts = new Doubts(feed, "forwards");
  for (;;) {
    const now = feed.now();
    if (from > now) {
      from = Math.min(doubts.position ?? (await newestDay(feed, now)), now - LATE_SECONDS);
      doubts = new Doubts(feed, "forwards");
      feed.onBeyondNow(from);
    }
    const before = Math.min(from + WINDOW_SECONDS, now);
    const battleAt = Math.max(from, Math.min(before, now - LATE_SECONDS));
    const { matches, added } = await doubts.read({ from, to: before }, battleAt, from);
    feed.onWindow({ to: before, from, matches, added, leftSeconds: now - before });
    from = battleAt;
    if (before === now && feed.once) return;
    await feed.wait(before === now ? FOLLOW_SECONDS : feed.pauseSeconds);
  }
}

/** The first second of the newest day of which matches are stored: all before was read, by whichever clock. */
async function newestDay({ store }: Feed, now: number): Promise<number> {
  const days = (await store.findPlayedVersions()).map(({ last }) => last * DAY_SECONDS);
  return Math.max(...days.filter((day) => day <= now), now - DAY_SECONDS);
}

/**
 * Windows in one direction. An empty one between full ones is doubted: the position stays before it until it was asked again, so that
 * a reader that is killed meanwhile asks again too. Forwards it stays there until a match comes, so that it is never beyond the newest
 * one, whatever the clock says.
 */
class Doubts {
  readonly #feed: Feed;
  readonly #name: string;
  #empty: { readonly from: number; readonly to: number }[] = [];
  #position: number | undefined;
  #wasFull: boolean;
  readonly #isForwards: boolean;

  constructor(feed: Feed, name: string) {
    this.#feed = feed;
    this.#name = name;
    this.#isForwards = name === "forwards";
    this.#wasFull = this.#isForwards;
  }

  /** Before the first window in doubt. */
  get position(): number | undefined {
    return this.#position;
  }

  /** Reads a window and stores it; the position is `after` it, or stays `before` the first one in doubt. */
  async read(window: { readonly from: number; readonly to: number }, after: number, before: number) {
    const read = await readWindow(this.#feed, window.to, this.#name, (isEmpty) => {
      if (isEmpty && this.#wasFull) this.#position ??= before;
      return this.#position ?? after;
    });
    if (read.matches > 0) {
      await this.#askAgain(after);
      this.#wasFull = true;
    } else if (this.#position !== undefined) {
      this.#empty.push(window);
      if (this.#empty.length > MOST_IN_DOUBT) {
        if (this.#isForwards) this.#empty.shift();
        else await this.settle(after);
      }
    }
    return read;
  }

  /** Believes what is in doubt: nothing full came behind it, or it lasted for long. */
  async settle(position: number): Promise<void> {
    if (this.#position === undefined) return;
    this.#empty = [];
    this.#position = undefined;
    this.#wasFull = this.#isForwards;
    const { store, lease } = this.#feed;
    await store.insertFeedWindow([], { name: this.#name, battleAt: position }, lease);
  }

  async #askAgain(after: number): Promise<void> {
    if (this.#position === undefined) return;
    await this.#feed.wait(AGAIN_SECONDS);
    for (const window of this.#empty) {
      const { matches } = await readWindow(this.#feed, window.to, this.#name, () => this.#position ?? after);
      if (matches === 0) this.#feed.onEmpty(window);
      await this.#feed.wait(this.#feed.pauseSeconds);
    }
    await this.settle(after);
  }
}

/** Stores a window together with the position `name`, which depends on whether anything was in it. */
async function readWindow(
  feed: Feed,
  before: number,
  name: FeedPosition["name"],
  positionOf: (isEmpty: boolean) => number,
) {
  const { store, lease } = feed;
  let matches: ReplayRecord[] | undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      // Nobody is asked without the lease: another may have taken it while this process stood still.
      if (!matches && (await store.takeFeedLease(lease)) !== lease.holder) throw new FeedLeaseLostError();
      matches ??= await feed.service.fetchFeedWindow(before);
      const position = { name, battleAt: positionOf(matches.length === 0) };
      const added = await store.insertFeedWindow(matches, position, lease);
      return { matches: matches.length, added, newest: Math.max(...matches.map((match) => match.battle_at)) };
    } catch (error) {
      const waitSeconds = WAITS_AFTER_FAILURE[failures];
      const canPass = error instanceof ServiceError || error instanceof StoreUnavailableError;
      if (!canPass || waitSeconds === undefined) throw error;
      const { retryAfterMs = 0 } = error instanceof ServiceError ? error : {};
      const askedFor = Math.min(Math.ceil(retryAfterMs / 1000), LONGEST_WAIT_SECONDS);
      const wait = Math.max(waitSeconds, askedFor);
      feed.onFailure(error, wait);
      await feed.wait(wait);
    }
  }
}
