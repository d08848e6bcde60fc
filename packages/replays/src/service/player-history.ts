import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { ReplayRecord } from "@tactician/game";
import { isAnswerFailure, isBusy, ServiceError } from "@tactician/resilience";
import type { SqlStore } from "../sql-store.ts";
import { messageOf, StoreReadOnlyError, StoreUnavailableError } from "../store.ts";
import { Memory } from "./memory.ts";
import { OURSELVES, type ReplayService } from "./replay-service.ts";
import { packUnsaved, type Unsaved } from "./unsaved-matches.ts";

export interface PlayerHistoryOptions {
  readonly store: SqlStore;
  readonly service: ReplayService;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told in one line why the service or the store did not do their part. */
  readonly onWarning: (message: string) => void;
  readonly patience?: Patience | undefined;
}

/** How long a visitor waits for the service: hardly with a history in the store, longer without. */
export interface Patience {
  readonly withMatchesMs: number;
  readonly withoutMatchesMs: number;
}

/**
 * How new the stored matches are. A stale player's were last asked for so many seconds ago, and the service did not help; what
 * the store did not take comes here with what it has.
 */
export type Freshness = { kind: "fresh" } | { kind: "stale"; ageSeconds: number } | Unsaved;

/** The browser gives up after 20 s. */
const PATIENCE: Patience = { withMatchesMs: 3000, withoutMatchesMs: 12_000 };

/** Nobody plays more than one ranked match in this time. */
const FRESH_MS = 60_000;
/** An id by which the service knew nobody. */
const UNKNOWN_MS = 60_000;
/** A player about whom the service answered nothing that can be used. */
const UNREADABLE_MS = 30_000;
const MOST_REMEMBERED = 1000;
/** What the store did not take is kept for so long. */
const UNSAVED_MS = 60_000;
/** Matches, about 3 MB, as they are packed. */
const MOST_UNSAVED = 30_000;
/** The service may tell of a match late, so each refresh reads again what was played this long before the last one. */
const OVERLAP_SECONDS = 24 * 3600;
/** Matches stored in one go, so that visitors' requests get their turn: about 50 ms. */
const BATCH = 1000;

type Outcome = { readonly kind: "updated" | "unknown-player" } | Unsaved;

/**
 * Keeps players' matches in the store up to date with the replay service. While the store is out of reach or refuses them, a player's
 * matches are answered as the service sends them, and the next look-up after a minute asks it again.
 */
export class PlayerHistory {
  readonly #options: PlayerHistoryOptions;
  readonly #mood: ServiceMood;
  readonly #unknown: Memory<true>;
  readonly #unreadable: Memory<true>;
  /** So that whoever asks again costs the service no question. */
  readonly #unsaved: Memory<Unsaved>;
  readonly #updates = new SharedWork<Outcome>();

  constructor(options: PlayerHistoryOptions) {
    this.#options = options;
    this.#mood = new ServiceMood(options.now);
    this.#unknown = new Memory(options.now, UNKNOWN_MS, MOST_REMEMBERED);
    this.#unreadable = new Memory(options.now, UNREADABLE_MS, MOST_REMEMBERED);
    this.#unsaved = new Memory(options.now, UNSAVED_MS, MOST_UNSAVED);
  }

  /**
   * Asks the service for what is new, unless that was done a moment ago, and stores it. Resolves whenever there is something to
   * show, be it old or the fact that nobody is known by the id. Rejects with a `ServiceError` when nothing is stored and the
   * service fails (`timeout`: it is slow and still asked, try again soon), and with a `StoreUnavailableError`. Visitors take
   * turns at the service; `visitor` tells them apart and is kept only as long as the question.
   */
  async refresh(playerId: string, visitor = OURSELVES): Promise<Freshness> {
    const kept = this.#unsaved.get(playerId);
    if (kept) return kept;
    const { store, now } = this.#options;
    const refreshedAt = await this.#refreshedAt(playerId);
    if (refreshedAt !== undefined && now() - refreshedAt * 1000 < FRESH_MS) return { kind: "fresh" };
    if (refreshedAt !== undefined || (await store.countMatchesByPlayer(playerId)) > 0)
      return this.#refreshStored(playerId, refreshedAt, visitor);
    if (this.#unknown.get(playerId)) return { kind: "fresh" };
    const update = () => this.#update(playerId, undefined, visitor);
    return freshnessOf(await this.#withoutMatches(playerId, playerId, visitor, update));
  }

  /**
   * All matches that the service has of a player, for when the store is out of reach, which is left alone; nothing
   * when it knows nobody by the id. Rejects with a `ServiceError` as `refresh` does.
   */
  async fetchUnsaved(playerId: string, visitor = OURSELVES): Promise<Unsaved | undefined> {
    const kept = this.#unsaved.get(playerId);
    if (kept) return kept;
    if (this.#unknown.get(playerId)) return undefined;
    // Not shared with an update that may be waiting for the store.
    const outcome = await this.#withoutMatches(playerId, `unsaved ${playerId}`, visitor, async () => {
      const matches = await this.#fetch(playerId, visitor);
      return matches ? this.#keepUnsaved(playerId, matches) : { kind: "unknown-player" };
    });
    return outcome.kind === "unsaved" ? outcome : undefined;
  }

  /** Breaks off requests to the service and waits until the store is left alone. */
  async close(): Promise<void> {
    this.#options.service.close();
    await this.#updates.settled();
  }

  async #refreshStored(
    playerId: string,
    refreshedAt: number | undefined,
    visitor: string,
  ): Promise<Freshness> {
    const { store, now, patience = PATIENCE } = this.#options;
    const [newest] = refreshedAt === undefined ? await store.findMatchesByPlayer(playerId, { limit: 1 }) : [];
    const askedAt = refreshedAt ?? newest?.battle_at ?? Math.floor(now() / 1000);
    const ageSeconds = Math.max(0, Math.floor(now() / 1000) - askedAt);
    const isKnownInVain = this.#unknown.get(playerId) || this.#unreadable.get(playerId);
    if (this.#mood.canBeAsked(ageSeconds * 1000) && !isKnownInVain) {
      const update = this.#share(playerId, playerId, visitor, () =>
        this.#update(playerId, refreshedAt, visitor),
      ).catch(serviceFailure);
      // What the feed or a broken-off update left is a part of a history and worth more waiting.
      const waitMs = refreshedAt === undefined ? patience.withoutMatchesMs : patience.withMatchesMs;
      const outcome = await within(waitMs, update);
      if (outcome === "still-running") this.#mood.noteSlow();
      else if (outcome !== "service-failed" && outcome.kind !== "unknown-player") return freshnessOf(outcome);
    }
    return { kind: "stale", ageSeconds };
  }

  /** What becomes of a player of whom nothing can be shown meanwhile. */
  async #withoutMatches(
    playerId: string,
    key: string,
    visitor: string,
    update: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const { patience = PATIENCE } = this.#options;
    if (this.#unreadable.get(playerId))
      throw new ServiceError("unreadable", "The replay service's answer was no use a moment ago");
    const outcome = await within(patience.withoutMatchesMs, this.#share(playerId, key, visitor, update));
    if (outcome === "still-running")
      throw new ServiceError("timeout", "The replay service is slow; the request goes on");
    return outcome;
  }

  /** Questions under one key at the same time share one update, which tells of its failure once. */
  #share(playerId: string, key: string, visitor: string, update: () => Promise<Outcome>): Promise<Outcome> {
    return this.#updates.run(key, visitor, () =>
      update().catch((error: unknown) => {
        this.#noteFailure(playerId, error);
        throw error;
      }),
    );
  }

  #noteFailure(playerId: string, error: unknown): void {
    if (error instanceof ServiceError) {
      // Nobody was asked.
      if (error.problem === "busy" || error.problem === "resting") return;
      this.#mood.noteFailure(error);
      if (isAnswerFailure(error)) this.#unreadable.set(playerId, true);
    }
    // It tells of itself, once.
    if (error instanceof StoreUnavailableError) return;
    this.#options.onWarning(messageOf(error));
  }

  async #update(playerId: string, refreshedAt: number | undefined, visitor: string): Promise<Outcome> {
    const { store, now } = this.#options;
    const startedAt = now();
    const since = refreshedAt === undefined ? undefined : refreshedAt - OVERLAP_SECONDS;
    const matches = await this.#fetch(playerId, visitor, since);
    if (!matches) return { kind: "unknown-player" };
    try {
      for (let start = 0; start < matches.length; start += BATCH) {
        await store.insertMatches(matches.slice(start, start + BATCH));
        await turn();
      }
      // Last, so that a history of which only a part was stored is asked for again.
      await store.upsertPlayerRefresh(playerId, Math.floor(startedAt / 1000));
      return { kind: "updated" };
    } catch (error) {
      if (error instanceof StoreReadOnlyError)
        return this.#keepUnsaved(playerId, matches, await store.findMatchesByPlayer(playerId));
      // All that the service has: it need not be asked again for whoever asked.
      if (error instanceof StoreUnavailableError && since === undefined)
        await this.#keepUnsaved(playerId, matches);
      throw error;
    }
  }

  /** What the service has of a player, since a second; nothing when it knows nobody by the id. */
  async #fetch(
    playerId: string,
    visitor: string,
    since?: number,
  ): Promise<readonly ReplayRecord[] | undefined> {
    const answer = await this.#options.service.fetchPlayerMatches(playerId, {
      ...(since !== undefined && { since }),
      owner: visitor,
    });
    this.#mood.noteAnswer(answer.tookMs);
    if (answer.kind !== "unknown-player") return answer.matches;
    this.#unknown.set(playerId, true);
    return undefined;
  }

  async #keepUnsaved(
    playerId: string,
    sent: readonly ReplayRecord[],
    stored: readonly ReplayRecord[] = [],
  ): Promise<Unsaved> {
    const unsaved = await packUnsaved(sent, stored);
    this.#unsaved.set(playerId, unsaved, unsaved.count);
    return unsaved;
  }

  /** When the player was asked for last; a note from the future tells nothing but that a clock was wrong. */
  async #refreshedAt(playerId: string): Promise<number | undefined> {
    const { store, now } = this.#options;
    const refreshedAt = (await store.findPlayerRefresh(playerId))?.refreshedAt;
    // Other servers on the same store have clocks of their own, which differ a little.
    return refreshedAt !== undefined && refreshedAt * 1000 - now() < FRESH_MS ? refreshedAt : undefined;
  }
}

/** A player whom the service does not know has no matches, and of that nothing is older than it should be. */
function freshnessOf(outcome: Outcome): Freshness {
  return outcome.kind === "unsaved" ? outcome : { kind: "fresh" };
}

/** With matches in the store, only a failing store is an error. */
function serviceFailure(error: unknown): "service-failed" {
  if (error instanceof ServiceError) return "service-failed";
  throw error;
}

/** Waits for the outcome so long and no longer; what is under way goes on. */
function within<Value>(ms: number, outcome: Promise<Value>): Promise<Value | "still-running"> {
  return Promise.race([outcome, sleep(ms, "still-running" as const, { ref: false })]);
}

/** Questions for the same thing at the same time share one answer. */
export class SharedWork<Value> {
  readonly #underWay = new Map<string, { readonly owner: string; readonly outcome: Promise<Value> }>();

  /**
   * What is under way for `key`, or else what `begin` begins. It takes a turn of its owner; when it is refused because that
   * owner has too much waiting already, it begins anew for the next of those who share it: that was not their doing.
   */
  run(key: string, owner: string, begin: () => Promise<Value>): Promise<Value> {
    const shared = this.#underWay.get(key);
    if (shared?.owner === owner) return shared.outcome;
    if (shared)
      return shared.outcome.catch((error: unknown) => {
        if (isBusy(error)) return this.run(key, owner, begin);
        throw error;
      });
    const outcome = begin().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, { owner, outcome });
    return outcome;
  }

  /** Resolves when nothing of it is under way, however it ended. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay.values()].map(({ outcome }) => outcome));
  }
}

/** The service's owner asks for this when its load shows. */
const PAUSE_UNDER_LOAD_MS = 10 * 60_000;
/** An answer that took longer, or a 429, shows load. */
const SLOW_MS = 5000;
/** After a visitor waited in vain. */
const SLOW_FOR_MS = 30_000;

/** How much the replay service has to do, and so how often it may be asked about players who are stored. Clock in milliseconds. */
export class ServiceMood {
  readonly #now: () => number;
  #slowUntil = 0;
  #underLoadUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Whether it may be asked for a player whose matches are so old. Not while a visitor waited in vain a moment ago, and not
   * so often while it has much to do: stored matches are good enough then.
   */
  canBeAsked(ageMs: number): boolean {
    if (this.#now() < this.#slowUntil) return false;
    return this.#now() >= this.#underLoadUntil || ageMs >= PAUSE_UNDER_LOAD_MS;
  }

  noteAnswer(tookMs: number): void {
    this.#slowUntil = 0;
    if (tookMs > SLOW_MS) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }

  /** A visitor gave up waiting, so that others need not wait as long; an answer that comes after all mends it. */
  noteSlow(): void {
    this.#slowUntil = this.#now() + SLOW_FOR_MS;
  }

  noteFailure({ problem, retryAfterMs = 0 }: ServiceError): void {
    const showsLoad = problem === "timeout" || (problem === "refused" && retryAfterMs > 0);
    if (showsLoad) this.#underLoadUntil = this.#now() + PAUSE_UNDER_LOAD_MS;
  }
}
