const REMEMBERED_MS = 60_000;
/** Anyone can ask for any id, so the memory has an end. */
const REMEMBERED_IDS = 1000;

/** Ids by which the service knew nobody a moment ago, so that asking for one again costs nothing. Clock in milliseconds. */
export class UnknownPlayers {
  readonly #now: () => number;
  readonly #until = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  add(playerId: string): void {
    const [oldest] = this.#until.keys();
    if (this.#until.size >= REMEMBERED_IDS && oldest !== undefined) this.#until.delete(oldest);
    this.#until.set(playerId, this.#now() + REMEMBERED_MS);
  }

  has(playerId: string): boolean {
    return this.#now() < (this.#until.get(playerId) ?? 0);
  }
}
