/** Anyone can ask for any id, so the memory has an end. */
const MOST_REMEMBERED = 1000;

/** Ids about which something was learned a moment ago, so that asking for one again costs nothing. Clock in milliseconds. */
export class RememberedPlayers {
  readonly #now: () => number;
  readonly #forMs: number;
  readonly #until = new Map<string, number>();

  constructor(now: () => number, forMs: number) {
    this.#now = now;
    this.#forMs = forMs;
  }

  add(playerId: string): void {
    const [oldest] = this.#until.keys();
    if (this.#until.size >= MOST_REMEMBERED && oldest !== undefined) this.#until.delete(oldest);
    this.#until.set(playerId, this.#now() + this.#forMs);
  }

  has(playerId: string): boolean {
    return this.#now() < (this.#until.get(playerId) ?? 0);
  }
}
