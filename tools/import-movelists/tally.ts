/** Something in the source that could not be read. */
export interface UnreadValue {
  readonly character: string;
  readonly move: string;
  readonly field: string;
  readonly value: string;
  readonly why: string;
  /** Line of the source file on which the move's row begins. */
  readonly line?: number | undefined;
}

/** A row that the movelist cannot have: no id, no list of texts, a parent that is missing or its own. */
export interface BrokenRow {
  readonly character: string;
  readonly line?: number | undefined;
  readonly move?: string;
  readonly why: string;
}

/** What an import counted: nothing is dropped without appearing here. */
export interface ImportTally {
  /** Values that were there, by field (`damage`, `notes: chip`). */
  readonly totals: Map<string, number>;
  readonly unsure: Map<string, number>;
  readonly unread: UnreadValue[];
  /** Rows that were left out. */
  readonly broken: BrokenRow[];
  /** Note lines outside the model, numbers replaced by `#`, with how often they occur. */
  readonly notModelled: Map<string, number>;
}

export function emptyImportTally(): ImportTally {
  return { totals: new Map(), unsure: new Map(), unread: [], broken: [], notModelled: new Map() };
}

export function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
