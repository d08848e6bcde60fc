import type { BuiltTables, FrameFacts } from "@tactician/contract";

export const PAGE_ID = "page";

/** The element with the page's data, in a document that carries them itself. */
export const PAGE_DATA_ID = "page-data";

/** The element that says what the page starts with (`PageStart`). */
export const PAGE_START_ID = "page-start";

/** What the moves on a page know of their character: the stances, and which moves have frame data to show. */
export interface MovesOfPage {
  readonly stances: readonly string[];
  /** The move as written -> the moves it performs, in order. */
  readonly frameData: Readonly<Record<string, readonly FrameFacts[]>>;
}

export const NO_MOVES: MovesOfPage = { stances: [], frameData: {} };

/** What the living parts of a page are made from, kept beside it as JSON. */
export interface PageData {
  /** The props of each island by its key. */
  readonly islands: Readonly<Record<string, object>>;
  readonly moves?: MovesOfPage | undefined;
}

/** What brings a page to life: addresses of built files. */
export interface PageStart {
  /** The module that wakes islands (start.ts); in the shell, the one that shows the page. */
  readonly start: string;
  /** The framework, and the module that hydrates islands with it (hydrate.tsx). */
  readonly framework?: string | undefined;
  readonly hydrate?: string | undefined;
  /** The module that answers presses on moves before anything else lives. */
  readonly moves?: string | undefined;
  /** The module of each island by its name. */
  readonly islands: Readonly<Record<string, string>>;
  /** Modules to fetch first, for moves, and all others. */
  readonly first: readonly string[];
  readonly others: readonly string[];
  /** Address of the page's data; `""` where the document carries them, absent where there are none. */
  readonly data?: string | undefined;
  /** The tables of the build that only some visitors need (built-table.ts). */
  readonly tables: Readonly<Record<keyof BuiltTables, string>>;
  /** When modules are fetched beside the first paint, because the page's own part is shown by them: always, or where combos are kept. */
  readonly atOnce?: "always" | "for combos" | undefined;
}
