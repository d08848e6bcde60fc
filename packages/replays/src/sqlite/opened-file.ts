import { type Stats, statSync } from "node:fs";
import { StoreReadOnlyError } from "../store-error.ts";

/**
 * The file under open connections. SQLite goes on writing to a file that was deleted or replaced, and what it
 * acknowledges then is gone with the process. A database in memory has no file (`null`).
 */
export class OpenedFile {
  readonly #path: string | null;
  readonly #opened: Stats | undefined;

  constructor(path: string | null) {
    this.#path = path;
    this.#opened = statsOf(path);
  }

  /** Throws a `StoreReadOnlyError` unless the path still leads to the file that was opened. */
  expectThere(): void {
    if (this.#path === null) return;
    const found = statsOf(this.#path);
    if (found && found.ino === this.#opened?.ino && found.dev === this.#opened.dev) return;
    throw new StoreReadOnlyError(
      `SQLite: ${this.#path} was deleted or replaced: put it back, or start this program again`,
    );
  }

  /** What the file and its log take on disk. */
  bytes(): number {
    return (statsOf(this.#path)?.size ?? 0) + (statsOf(this.#path && `${this.#path}-wal`)?.size ?? 0);
  }
}

function statsOf(path: string | null): Stats | undefined {
  return path === null ? undefined : statSync(path, { throwIfNoEntry: false });
}
