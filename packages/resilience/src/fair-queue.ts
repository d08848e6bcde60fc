import { ServiceError } from "./service-error.ts";

export interface FairQueueLimits {
  readonly atOnce: number;
  /** Tasks that wait for their turn, everybody's together. */
  readonly mostWaiting: number;
  readonly mostWaitingOfOne: number;
}

interface WaitingTask {
  readonly begin: () => void;
  readonly refuse: (reason: Error) => void;
}

/**
 * Runs a few tasks at a time. Each has an owner (a visitor, or a program of ours), and owners take turns, so that nobody
 * waits behind all that another one wants. When the places for waiting are all taken, whoever holds the most of them
 * gives one up. Who is refused gets a `ServiceError` "busy".
 */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** Those who wait, whoever's turn is next first; nobody is here without a task. */
  readonly #waiting = new Map<string, WaitingTask[]>();
  #running = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Settles as the task does once it had its turn. */
  async run<Value>(owner: string, task: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    // Whoever ends a task hands its place on, so it is counted already.
    else await this.#turn(owner);
    try {
      return await task();
    } finally {
      this.#handOn();
    }
  }

  /** Refuses all that wait; what runs goes on. */
  clear(reason: Error): void {
    for (const tasks of this.#waiting.values()) for (const { refuse } of tasks) refuse(reason);
    this.#waiting.clear();
  }

  #turn(owner: string): Promise<void> {
    const { mostWaiting, mostWaitingOfOne } = this.#limits;
    const own = this.#waiting.get(owner)?.length ?? 0;
    if (own >= mostWaitingOfOne) return Promise.reject(busy());
    if (this.waiting >= mostWaiting && !this.#makeRoom(own)) return Promise.reject(busy());
    return new Promise((begin, refuse) => {
      const tasks = this.#waiting.get(owner) ?? [];
      tasks.push({ begin, refuse });
      this.#waiting.set(owner, tasks);
    });
  }

  /** Takes the latest place of the owner with the most, unless the newcomer would then have as many. */
  #makeRoom(own: number): boolean {
    let greatest: WaitingTask[] = [];
    for (const tasks of this.#waiting.values()) if (tasks.length > greatest.length) greatest = tasks;
    if (own + 1 >= greatest.length) return false;
    greatest.pop()?.refuse(busy());
    return true;
  }

  /** Gives the place of a task that ended to the next owner, who then goes behind the others. */
  #handOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [owner, [task, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    task?.begin();
  }
}

function busy(): ServiceError {
  return new ServiceError("busy", "Too many requests are waiting for their turn");
}
