import { isBusy } from "./service-error.ts";

interface Work<Value> {
  readonly owner: string;
  readonly outcome: Promise<Value>;
}

/** Questions for the same thing at the same time share one answer. */
export class SharedWork<Value> {
  readonly #underWay = new Map<string, Work<Value>>();

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
