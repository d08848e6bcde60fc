import type { ReplayRecord } from "@tactician/game";
import { MemoryStore } from "./memory-store.ts";
import { overStore } from "./over-store.ts";
import { newestFirst } from "./replay-fields.ts";
import { type MatchRange, type ReplayStore, type StoreHealth, StoreReadOnlyError } from "./store.ts";

/** Told once by each memory that is full. */
export const FULL =
  "The matches kept in memory became too many: those of players who were not asked for the longest are let go.";

/**
 * A store over another that may refuse to be written to (read-only file, full disk). Players' histories are then kept in memory and
 * served together with what the store below has; each write tries the store below first, and when it takes one again it gets
 * everything that was kept. The feed is not kept: its reader must know that the window was not stored.
 */
export function withFallback(below: ReplayStore, onWarning: (message: string) => void): ReplayStore {
  return overStore(below, new Fallback(below, onWarning));
}

class Fallback {
  readonly #below: ReplayStore;
  readonly #onWarning: (message: string) => void;
  #kept: MemoryStore | undefined;

  constructor(below: ReplayStore, onWarning: (message: string) => void) {
    this.#below = below;
    this.#onWarning = onWarning;
  }

  insertMatches(matches: readonly ReplayRecord[]): Promise<number> {
    return this.#write(
      () => this.#below.insertMatches(matches),
      (kept) => kept.insertMatches(matches),
    );
  }

  async findMatchesByPlayer(playerId: string, options?: MatchRange): Promise<ReplayRecord[]> {
    const stored = await this.#below.findMatchesByPlayer(playerId, options);
    const kept = await this.#kept?.findMatchesByPlayer(playerId, options);
    if (!kept || kept.length === 0) return stored;
    const byId = new Map([...kept, ...stored].map((match) => [match.battle_id, match]));
    return [...byId.values()].sort(newestFirst).slice(0, options?.limit);
  }

  async countMatchesByPlayer(playerId: string): Promise<number> {
    if (!this.#kept) return this.#below.countMatchesByPlayer(playerId);
    return (await this.findMatchesByPlayer(playerId)).length;
  }

  async findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined> {
    return (await this.#kept?.findPlayerRefresh(playerId)) ?? this.#below.findPlayerRefresh(playerId);
  }

  upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void> {
    return this.#write(
      () => this.#below.upsertPlayerRefresh(playerId, refreshedAt),
      (kept) => kept.upsertPlayerRefresh(playerId, refreshedAt),
    );
  }

  /** What is kept is handed down here as well, so that a store which can be written to again is not called read-only until the next visitor. */
  async checkHealth(): Promise<StoreHealth> {
    const health = await this.#below.checkHealth();
    if (health !== "ok" || !this.#kept) return health;
    try {
      await this.#handDown();
    } catch (error) {
      if (!(error instanceof StoreReadOnlyError)) throw error;
    }
    return this.#kept ? "read-only" : "ok";
  }

  close(): Promise<void> {
    return Promise.all([this.#below.close(), this.#kept?.close()]).then(() => undefined);
  }

  async #write<Result>(
    store: () => Promise<Result>,
    keep: (kept: MemoryStore) => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await store();
      await this.#handDown();
      return result;
    } catch (error) {
      if (!(error instanceof StoreReadOnlyError)) throw error;
      if (!this.#kept) {
        this.#onWarning(
          `The store cannot be written to, what comes is kept in memory for now. ${error.message}`,
        );
        this.#kept = new MemoryStore({ onFull: () => this.#onWarning(FULL) });
      }
      return keep(this.#kept);
    }
  }

  async #handDown(): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    const { changes } = kept;
    await kept.handDown(this.#below);
    // What came while this was under way waits for the next write.
    if (this.#kept !== kept || kept.changes !== changes) return;
    this.#kept = undefined;
    this.#onWarning("The store can be written to again and has what was kept in memory.");
  }
}
