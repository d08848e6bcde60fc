/** What was learned a while ago, by a player's id. Anyone can ask for any id, so it has an end. Clock in milliseconds. */
export class Memory<Value> {
  readonly #now: () => number;
  readonly #forMs: number;
  readonly #most: number;
  /** The oldest first. */
  readonly #players = new Map<
    string,
    { readonly value: Value; readonly size: number; readonly until: number }
  >();
  #size = 0;

  /** `most`: of the sizes of all values together. */
  constructor(now: () => number, forMs: number, most: number) {
    this.#now = now;
    this.#forMs = forMs;
    this.#most = most;
  }

  /** Keeps nothing of a player who alone is too much. */
  set(playerId: string, value: Value, size = 1): void {
    this.#delete(playerId);
    this.#players.set(playerId, { value, size, until: this.#now() + this.#forMs });
    this.#size += size;
    for (const [id] of this.#players) if (this.#size > this.#most) this.#delete(id);
  }

  get(playerId: string): Value | undefined {
    const now = this.#now();
    for (const [id, { until }] of this.#players) {
      if (until > now) break;
      this.#delete(id);
    }
    const known = this.#players.get(playerId);
    return known && known.until > now ? known.value : undefined;
  }

  #delete(playerId: string): void {
    this.#size -= this.#players.get(playerId)?.size ?? 0;
    this.#players.delete(playerId);
  }
}
