/** The kinds a token of move notation can have; `text` is everything the vocabulary does not know. */
export type TokenKind = "direction" | "button" | "hold" | "motion" | "state" | "mark" | "stance" | "text";

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

export interface ParsedNotation {
  readonly tokens: readonly NotationToken[];
  /** Brackets without a partner, in the order of the text. */
  readonly unpaired: readonly NotationToken[];
}

/**
 * Options of `parseNotation`: the stance tokens (capitals, `ZEN`) that the character has, and how the visitor writes, which decides
 * what could mean two things (`B`, `2`, `→`). What means one thing alone is read in every writing.
 */
export interface ParseOptions {
  readonly stances?: readonly string[];
  readonly writing?: Writing;
}

/** The sets of buttons that moves can be written with: the notation's own numbers, two pads, and the four limbs. */
export const BUTTON_SETS = ["numbers", "playstation", "xbox", "limbs"] as const;
export type ButtonSet = (typeof BUTTON_SETS)[number];

/** How the stick is written where moves are text: `df`, an arrow, or its place on a numpad. */
export const DIRECTION_SETS = ["letters", "arrows", "numpad"] as const;
export type DirectionSet = (typeof DIRECTION_SETS)[number];

/** How somebody reads and writes moves. The numpad is for limbs alone: elsewhere a digit would mean both (`writingOf`). */
export interface Writing {
  readonly buttons: ButtonSet;
  readonly directions: DirectionSet;
}

/** The notation's own form, in which everything is stored: `df 1+2`. */
export const CLASSIC_WRITING: Writing = { buttons: "numbers", directions: "letters" };

export type Dialect = "site" | "community" | "words";

/** How large the newer icon set draws it, beside its other icons. */
export type IconSize = "large" | "largest";

export interface TokenIcon {
  /** File names without ending: `/icons-t8/tornado.png`, `/icons/t.webp`. */
  readonly newer: string;
  readonly older: string;
  /** CSS class of its place in the sprite of either set, `mi-t`, `mi-1-2`. */
  readonly className: string;
  readonly size?: IconSize;
  /** Every set of buttons has a drawing of its own. */
  readonly isButton?: true;
  /** Notations mode sets its text apart, as it does the words of stances. */
  readonly isAccented?: true;
}

/**
 * What a token says about the move that is meant:
 *
 * - `input`: the stick or buttons;
 * - `place`: where a command starts from, `ws`. Without it, it is another move;
 * - `circumstance`: what a move may need and players often leave unsaid, `heat`;
 * - `manner`: how the buttons are pressed, `just`;
 * - `alternative`: parts two ways to write the end of a command, `or`;
 * - `bracket`: says nothing about which move it is;
 * - `boundary`: no move reaches over it, `into`, `t`.
 */
export type TokenRole =
  | "input"
  | "place"
  | "circumstance"
  | "manner"
  | "alternative"
  | "bracket"
  | "boundary";

/**
 * How a token touches its neighbours where players write it or a page shows it as text:
 *
 * - `glued`: a button behind it touches it, `ws2`. Behind other states stands a dot, `FC.2`;
 * - `apart`: only a space is behind it, `CH ws2`;
 * - `open`, `close`: a bracket touches what it holds, and ends any word;
 * - `infix`: touches both sides, `2~1`; `suffix`: what is before it, `1*`;
 * - `between`: belongs to both sides and has spaces around it, `1 / 2`;
 * - `arrow`: ends any word, `1⏵2`, and parts the steps of a route.
 */
export type TokenJoin = "glued" | "apart" | "open" | "close" | "infix" | "suffix" | "between" | "arrow";

/** A row of the token table as `tokens.ts` writes it. What a row leaves out follows from the rest, as the columns say. */
export interface TokenRow {
  /** The site form. */
  readonly id: string;
  readonly kind: Exclude<TokenKind, "stance" | "text">;
  /** Short name for the legend, `Down forward`. */
  readonly label: string;
  /** What a screen reader says; the label in small letters if absent. */
  readonly words?: string;
  /** What notations mode shows and copying gives, `~F`; the id if absent, in capitals for a state. */
  readonly shown?: string;
  /** What players write, `T!`; what is shown if absent. The word that stands where a sign cannot (`quick`) is the id. */
  readonly community?: string;
  /** What players write where it is before a command, as a state does: `H.2+3`. */
  readonly asState?: string;
  /** Other spellings that mean the same token, lower case (`sidestep`). All that is shown or written is read anyway. */
  readonly spellings?: readonly string[];
  /** Present for a token with a drawing. The names of its files are its id if absent. */
  readonly icon?: Partial<Omit<TokenIcon, "className">>;
  /** The directions that it is input with, in order; shown by their icons where it has none of its own. */
  readonly directions?: readonly string[];
  readonly joins?: TokenJoin;
  /** The bracket that this one closes. */
  readonly closes?: string;
  /** By kind if absent: `place` for a state, `boundary` for a mark, `input` for all others. */
  readonly role?: TokenRole;
  /** The token with the same moves: `ss` for `ssl`, because the side does not change them. */
  readonly sameAs?: string;
  /** Players often leave it out of a command that has it: `f n d df 2` for `f n d df just 2`. */
  readonly isOptional?: true;
  /** The fighter crouches, or rises from a crouch. */
  readonly isCrouched?: true;
}

/** A row with everything that it says or leaves to the rest: what parser, pages, resolver and checks read. */
export interface TokenDefinition extends Omit<TokenRow, "icon"> {
  readonly words: string;
  readonly shown: string;
  readonly community: string;
  /** All spellings beside the id, lower case. */
  readonly spellings: readonly string[];
  readonly role: TokenRole;
  readonly icon: TokenIcon | undefined;
  /** What shows it: its own icon or those of its directions; none where it is shown as text. */
  readonly icons: readonly TokenIcon[];
}
