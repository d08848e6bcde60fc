/** What a field reader gives back: the value (undefined = the field says that there is none), or why it could not be read. */
export type Reading<T> = Read<T> | Unread;

interface Read<T> {
  readonly ok: true;
  readonly value: T;
  /** The source marks the value with a question mark. */
  readonly unsure: boolean;
}

interface Unread {
  readonly ok: false;
  readonly why: string;
}

export function read<T>(value: T, unsure = false): Read<T> {
  return { ok: true, value, unsure };
}

export function unread(why: string): Unread {
  return { ok: false, why };
}

/** Splits off the leading comma with which the source says "added to the parent": `,i10` is `i10`, added. */
export function splitAdded(text: string): { added: boolean; rest: string } {
  const trimmed = text.trim();
  return trimmed.startsWith(",")
    ? { added: true, rest: trimmed.slice(1).trim() }
    : { added: false, rest: trimmed };
}
