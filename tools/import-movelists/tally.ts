/** Something in the source that could not be read. */
export interface Finding {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
}

/** What an import counted: nothing is dropped without appearing here. */
export interface Tally {
  /** Values that were there, by field (`damage`, `notes: chip`). */
  readonly totals: Map<string, number>;
  readonly unsure: Map<string, number>;
  readonly findings: Finding[];
  /** Note lines outside the model, numbers replaced by `#`, with how often they occur. */
  readonly notModelled: Map<string, number>;
}

export function emptyTally(): Tally {
  return { totals: new Map(), unsure: new Map(), findings: [], notModelled: new Map() };
}

export function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
