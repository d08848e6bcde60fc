import type { ReplayRecord } from "@tactician/game";
import { latestBattleAt } from "./match-time.ts";
import { newestFirst, storable, storableText } from "./replay-fields.ts";
import type { FeedPosition, MatchRange, ReplayStore, StoreHealth, StoreSize } from "./store.ts";

/** A store that forgets everything with the process; keeps what a read-only store cannot, and serves tests. */
export class MemoryStore implements ReplayStore {
  readonly #matches = new Map<string, ReplayRecord>();
  readonly #refreshes = new Map<string, number>();
  readonly #positions = new Map<string, FeedPosition>();

  async insertMatches(matches: readonly ReplayRecord[]): Promise<number> {
    const before = this.#matches.size;
    for (const match of matches) {
      const kept = storable(match);
      if (!this.#matches.has(kept.battle_id)) this.#matches.set(kept.battle_id, kept);
    }
    return this.#matches.size - before;
  }

  async findMatchesByPlayer(
    playerId: string,
    { limit, until = latestBattleAt() }: MatchRange = {},
  ): Promise<ReplayRecord[]> {
    return this.#matchesOf(playerId)
      .filter(({ battle_at }) => battle_at <= until)
      .sort(newestFirst)
      .slice(0, limit);
  }

  async countMatchesByPlayer(playerId: string): Promise<number> {
    return this.#matchesOf(playerId).length;
  }

  async findPlayerRefresh(playerId: string): Promise<{ refreshedAt: number } | undefined> {
    const refreshedAt = this.#refreshes.get(playerId);
    return refreshedAt === undefined ? undefined : { refreshedAt };
  }

  async upsertPlayerRefresh(playerId: string, refreshedAt: number): Promise<void> {
    this.#refreshes.set(playerId, refreshedAt);
  }

  async findFeedPosition(name: string): Promise<FeedPosition | undefined> {
    return this.#positions.get(name);
  }

  async insertFeedWindow(matches: readonly ReplayRecord[], position: FeedPosition): Promise<number> {
    this.#positions.set(position.name, position);
    return this.insertMatches(matches);
  }

  async checkHealth(): Promise<StoreHealth> {
    return "memory";
  }

  async findSize(): Promise<StoreSize> {
    return { bytes: 0, matches: this.#matches.size };
  }

  async close(): Promise<void> {}

  /** How many matches are kept. */
  get size(): number {
    return this.#matches.size;
  }

  matches(): ReplayRecord[] {
    return [...this.#matches.values()];
  }

  refreshes(): ReadonlyMap<string, number> {
    return this.#refreshes;
  }

  #matchesOf(playerId: string): ReplayRecord[] {
    const id = storableText(playerId);
    return this.matches().filter((match) => match.p1_polaris_id === id || match.p2_polaris_id === id);
  }
}
