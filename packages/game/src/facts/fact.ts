import type { FactField } from "../history/history.ts";
import type { Move } from "../move.ts";
import type { Facts } from "./facts-words.ts";

/**
 * Where a page shows facts of a move: the popover of a move, a row of a list, the table of frame data, the page of a move, the
 * comparison of two, the changes by patches, the filters of the table and of the search.
 */
export type FactPlace = "popover" | "row" | "table" | "page" | "comparison" | "changes" | "filters";

/** By which rule one of two values is better for who plays the move (owner-effect.ts). */
export type BetterRule =
  /** The greater number, or the smaller; of a range its first frame, of a list its length. `true` is no number. */
  | "more"
  | "less"
  /** The greater advantage, where the spans have no frame in common. */
  | "advantage"
  /** The same where the opponent is not in a lesser state by it. */
  | "advantage on hit"
  /** The sooner hits, where all are sooner or all later. */
  | "sooner hits"
  | "less recovery"
  /** More damage of the same hits. */
  | "damage of hits"
  | "good properties";

/** A fact of a move, as everything that shows facts takes it. `Value` is what is written and compared. */
export interface Fact<Value = unknown> {
  readonly field: FactField;
  /** Other fields that are read for it. */
  readonly with?: readonly FactField[];
  /** One value of a field that has several. */
  readonly part?: "block" | "hit";
  /** The value, where it is not that of the field. */
  readonly value?: (facts: Facts) => Value | undefined;
  /** `On block`. */
  readonly label: string;
  /** Where there is little room: heads of columns, filters. */
  readonly short?: string;
  /** Its name in addresses, where that is not the field's. */
  readonly address?: string;
  /** How players write it; nothing where there is nothing to say. */
  readonly write?: (value: Value, facts: Facts) => string | undefined;
  /** How the table of frame data writes it, where that is shorter or says more. */
  readonly cell?: (facts: Facts) => string | undefined;
  /** How a row of a list writes it: its first number. */
  readonly brief?: (value: Value) => string;
  /** What it adds to a move's properties, instead of a row of its own. */
  readonly labels?: (facts: Facts) => readonly string[];
  /** What it means to somebody new to it, in a line. */
  readonly meaning?: string;
  /** An advantage: its sign says who acts first afterwards. On block, it also says whether that can be punished. */
  readonly turn?: "block" | "hit";
  /** Where the source gives none, it is this field's: the table and the comparison then say that. */
  readonly sameAs?: FactField;
  /** None = one cannot say without playing. */
  readonly better?: BetterRule;
  /** How a change of it is told: by another name than the label, in other letters, counted in a unit, judged by another rule. */
  readonly told?: {
    readonly name?: string;
    readonly write?: (value: Value) => string;
    readonly unit?: readonly [one: string, gained: string, lost: string];
    readonly better?: BetterRule;
  };
  /** The choice that filters offer. `choices` are filters of its own beside those of move-filter.ts. */
  readonly filter?: {
    readonly any: string;
    readonly choices?: readonly FilterChoice[];
  };
  /** Where it is shown, and its place there: lower ones first. They go by tens, so that another one fits between. */
  readonly shown: Readonly<Partial<Record<FactPlace, number>>>;
}

/** A question to a move that has the answer yes or no. */
export interface FilterChoice {
  /** Its name in addresses: `launch`, `-15-or-worse`, `from-ZEN`. */
  readonly id: string;
  /** `Launches`, `-15 or worse`. */
  readonly label: string;
  /** What players type for it in the search, lower case: `launch`, `launcher`. Empty for what only the table offers. */
  readonly words: readonly string[];
  readonly test: (move: Move) => boolean;
}
