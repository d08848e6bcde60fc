import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { SqlStore } from "../sql-store.ts";
import { type FeedLease, FeedLeaseLostError } from "../store.ts";

/** A holder that died or stands still is replaced after so long and a further look. */
const LEASE_SECONDS = 60;
/** The holder keeps the lease, and others look whether it is free, so often within its time. */
const KEPT_TIMES = 4;

/** The most that a request to the service may take: it ends before a lease does that was taken just before it. */
export const FEED_REQUEST_MS = 50_000;

export interface FeedLeaseOptions {
  readonly store: Pick<SqlStore, "takeFeedLease" | "releaseFeedLease">;
  /** Aborted when this process is to stop; then everything rejects with its reason. */
  readonly signal: AbortSignal;
  /** Told at each look that the lease is somebody else's: `server-2, process 4711`. */
  readonly onWaiting: (holder: string) => void;
  readonly seconds?: number;
  /** Between two looks, and between two renewals. */
  readonly lookMs?: number;
}

/**
 * Does the work while no other process with the same store does it: waits until the lease is free, and keeps it until the work
 * has ended. `signal` of the work is aborted when the lease is lost, because this process stood still for longer than the
 * lease is kept; then it waits for the lease again and begins the work anew. Rejects as the work and the store do.
 */
export async function withFeedLease<Result>(
  options: FeedLeaseOptions,
  work: (lease: FeedLease, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { store, signal, seconds = LEASE_SECONDS, lookMs = (seconds * 1000) / KEPT_TIMES } = options;
  const lease = { holder: `${hostname()}, process ${process.pid}, ${randomUUID()}`, seconds };
  for (;;) {
    await take(options, lease, lookMs);
    const lost = new AbortController();
    const done = new AbortController();
    const keeping = keep(store, lease, lookMs, lost, done.signal);
    try {
      return await work(lease, AbortSignal.any([signal, lost.signal]));
    } catch (error) {
      const isLost = lost.signal.aborted || error instanceof FeedLeaseLostError;
      if (!isLost || signal.aborted) throw error;
    } finally {
      done.abort();
      await keeping;
      // A lease that cannot be given back ends by itself.
      await store.releaseFeedLease(lease.holder).catch(() => undefined);
    }
  }
}

async function take(
  { store, signal, onWaiting }: FeedLeaseOptions,
  lease: FeedLease,
  lookMs: number,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const holder = await store.takeFeedLease(lease);
    if (holder === lease.holder) return;
    onWaiting(holder.split(", ").slice(0, 2).join(", "));
    await sleep(lookMs, undefined, { signal });
  }
}

/** Takes the lease again and again, until it is lost or no longer needed. */
async function keep(
  store: FeedLeaseOptions["store"],
  lease: FeedLease,
  lookMs: number,
  lost: AbortController,
  done: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(lookMs, undefined, { signal: done }).catch(() => undefined);
    if (done.aborted) return;
    // A database that does not answer now may do so before the lease has ended; who reads asks it before every window.
    const holder = await store.takeFeedLease(lease).catch(() => lease.holder);
    if (holder !== lease.holder) return lost.abort(new FeedLeaseLostError());
  }
}
