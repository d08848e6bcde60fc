import { type Match, newestFirst, type Seat } from "./match.ts";
import { matchFromRow, matchToRow, storable } from "./match-row.ts";
import type { FeedPosition, MatchRange, ReplayStore } from "./store.ts";

/** A store that forgets everything with the process; keeps what a read-only store cannot, and serves tests. */
export class MemoryStore implements ReplayStore {
  readonly #matches = new Map<string, Match>();
  readonly #refreshes = new Map<string, number>();
  readonly #positions = new Map<string, FeedPosition>();

  async insertMatches(matches: readonly Match[]): Promise<number> {
    const before = this.#matches.size;
    for (const match of matches) {
      const battleId = match.battleId.toLowerCase();
      if (this.#matches.has(battleId)) continue;
      this.#matches.set(battleId, matchFromRow(matchToRow(match, battleId), battleId));
    }
    return this.#matches.size - before;
  }

  async findMatchesByPlayer(
    playerId: string,
    { limit, until = Number.POSITIVE_INFINITY, seats = "whole" }: MatchRange = {},
  ): Promise<Match[]> {
    const found = this.#matchesOf(playerId)
      .filter(({ battleAt }) => battleAt <= until)
      .sort(newestFirst)
      .slice(0, limit);
    return seats === "whole" ? found : found.map(asShown);
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

  async insertFeedWindow(matches: readonly Match[], position: FeedPosition): Promise<number> {
    this.#positions.set(position.name, position);
    return this.insertMatches(matches);
  }

  async checkHealth(): Promise<void> {}

  async close(): Promise<void> {}

  /** How many matches are kept. */
  get size(): number {
    return this.#matches.size;
  }

  matches(): Match[] {
    return [...this.#matches.values()];
  }

  refreshes(): ReadonlyMap<string, number> {
    return this.#refreshes;
  }

  #matchesOf(playerId: string): Match[] {
    const id = storable(playerId);
    return this.matches().filter(({ p1, p2 }) => p1.polarisId === id || p2.polarisId === id);
  }
}

function asShown({ p1, p2, ...match }: Match): Match {
  return { ...match, p1: seatAsShown(p1), p2: seatAsShown(p2) };
}

function seatAsShown({ userId: _, regionId: __, areaId: ___, lang: ____, ...seat }: Seat): Seat {
  return seat;
}
