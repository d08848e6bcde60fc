/** The kinds a token of move notation can have; `text` is everything the vocabulary does not know. */
export const TOKEN_KINDS = [
  "direction",
  "button",
  "hold",
  "motion",
  "state",
  "mark",
  "stance",
  "text",
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

/** One token of a parsed move. `id` is the site form (`df`, `1+2`, `holddf`, `qcf`, `ZEN`); for `text` the word as typed. */
export interface NotationToken {
  readonly kind: TokenKind;
  readonly id: string;
  /** Half-open range of UTF-16 offsets in the parsed text. Tokens that one word expands to share its range. */
  readonly start: number;
  readonly end: number;
}

/** A token without its place in a text: all that formatting and showing need. */
export type TokenMeaning = Pick<NotationToken, "kind" | "id">;

/** Longest row of tokens that is read, far above any combo (about 60): a megabyte of junk must not become a million tokens. */
export const MAX_TOKENS = 20_000;

/**
 * `unknown-word`: kept as text because neither the vocabulary nor the stances have it. `unpaired-bracket`: its partner is missing.
 * `too-long`: the rest after `MAX_TOKENS` tokens was kept as one text.
 */
export const NOTATION_DIAGNOSTIC_CODES = ["unknown-word", "unpaired-bracket", "too-long"] as const;

export type NotationDiagnosticCode = (typeof NOTATION_DIAGNOSTIC_CODES)[number];

/** Something in the text that was kept as `text`, or read with a doubt. */
export interface NotationDiagnostic {
  readonly code: NotationDiagnosticCode;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export interface ParsedNotation {
  readonly tokens: readonly NotationToken[];
  readonly diagnostics: readonly NotationDiagnostic[];
}

/** Options of `parseNotation`: the stance tokens (capitals, `ZEN`) that the character has. */
export interface ParseOptions {
  readonly stances?: readonly string[];
}

export const DIALECTS = ["site", "community", "words"] as const;
export type Dialect = (typeof DIALECTS)[number];

/** A row of the token table: the only place that lists tokens. */
export interface TokenDefinition {
  readonly id: string;
  readonly kind: Exclude<TokenKind, "stance" | "text">;
  /** Short name for the legend, `Down forward`. */
  readonly label: string;
  /** What a screen reader says, `down forward`. */
  readonly words: string;
  /** File name (without ending) of its drawing in each icon set; a motion shows `directions` instead. */
  readonly icon?: { readonly newer: string; readonly older: string };
  /** The directions a motion is made of, in order. */
  readonly directions?: readonly string[];
  /** Other spellings that mean the same token, lower case (`~df`, `ch`). */
  readonly spellings?: readonly string[];
}
