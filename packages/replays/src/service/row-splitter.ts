import { ServiceError } from "@tactician/resilience";

/** A row has 22 fields of a number or a short text, about 700 letters. */
const LONGEST_ROW = 16 * 1024;
/** The list, its rows, and room for what the service may add to one. */
const DEEPEST = 8;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Reads a list of JSON while it comes: `push('[{"a":1},{"a"')` gives the rows that are whole by then, `[{ a: 1 }]`. Only
 * the text of an unfinished row is kept, so a list of any length costs what its caller keeps of it. It finds where rows
 * end and leaves the reading of them to `JSON.parse`. Throws a `ServiceError` for all that is no list of rows.
 */
export class RowSplitter {
  /** What came of the row that is not whole yet, and how far and how deep it is read. */
  #rest = "";
  #at = 0;
  #depth = 0;
  #isWhole = false;

  push(text: string): unknown[] {
    if (this.#isWhole) {
      if (text.trim() !== "") throw unreadable("goes on behind its list");
      return [];
    }
    this.#rest += text;
    if (this.#depth === 0 && !this.#begin()) return [];
    const end = this.#findEnd();
    const rows = parseRows(this.#rest.slice(0, Math.max(end, 0)));
    const behind = this.#rest.slice(end + 1);
    this.#at -= end + 1;
    this.#rest = behind;
    if (this.#isWhole) {
      this.#rest = "";
      this.push(behind);
    }
    if (this.#rest.length > LONGEST_ROW) throw unreadable("has a row without an end");
    return rows;
  }

  /** To be called when no more text comes; throws when the list has no end. */
  end(): void {
    if (!this.#isWhole) throw new ServiceError("cut-off", "The replay service's answer breaks off");
  }

  #begin(): boolean {
    this.#rest = this.#rest.trimStart();
    if (this.#rest === "") return false;
    if (!this.#rest.startsWith("[")) throw unreadable("is no list");
    this.#rest = this.#rest.slice(1);
    this.#depth = 1;
    return true;
  }

  /** Where the last whole row ends: at its comma, or at the end of the list; -1 when none is whole. */
  #findEnd(): number {
    const text = this.#rest;
    let end = -1;
    let at = this.#at;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) {
        const close = endOfText(text, at);
        if (close === -1) break;
        at = close;
      } else if (code === COMMA) {
        if (this.#depth === 1) end = at;
      } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
        this.#depth += 1;
        if (this.#depth > DEEPEST) throw unreadable("is nested too deeply");
      } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
        this.#depth -= 1;
        if (this.#depth === 0) {
          if (code === CLOSE_OBJECT) throw unreadable("is no JSON");
          this.#isWhole = true;
          end = at;
          break;
        }
      }
    }
    this.#at = at;
    return end;
  }
}

/** The quote that closes the text which begins at `open`, or -1. */
function endOfText(text: string, open: number): number {
  let at = open;
  do {
    at = text.indexOf('"', at + 1);
  } while (at !== -1 && isEscaped(text, at));
  return at;
}

/** Behind an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === "\\") first -= 1;
  return (at - first) % 2 === 1;
}

function parseRows(text: string): unknown[] {
  try {
    return JSON.parse(`[${text}]`);
  } catch (cause) {
    throw unreadable("is no JSON", cause);
  }
}

function unreadable(what: string, cause?: unknown): ServiceError {
  return new ServiceError("unreadable", `The replay service's answer ${what}`, { cause });
}
