import type { CharacterId, Move, MoveKey, Movelist, StringLink } from "@tactician/game";
import type { ToldChange } from "./changes.ts";
import type { AttackingSide } from "./matchup-answers.ts";

/** A move as others name it: enough to write it, to lead to it, and to say in a line what it is. */
export type MoveInList = Pick<
  Move,
  "id" | "command" | "name" | "startup" | "hits" | "damage" | "block" | "hit"
>;

/** A part of a character's sheet that uses a move, by its field in the document: `punishers`, `importantCombos`. */
export interface SheetUse {
  readonly field: string;
  readonly count: number;
}

export interface ComboOfMove {
  /** The move as the sheet writes it there: `CH df 2`. */
  readonly launcher: string;
  readonly route: readonly string[];
  /** Estimated points. */
  readonly damage?: number;
  /** No player's sheet has it as a whole. */
  readonly unplayed?: true;
}

/** A stance or state that a move goes into, with what can be done from there. */
export interface StanceOfMove {
  readonly state: string;
  /** Inputs that do it, `["holdf"]`; none = it happens by itself. */
  readonly inputs: readonly string[];
  readonly moves: readonly MoveInList[];
}

/**
 * What the page of one move is made from. The build makes it out of checked documents, so there is no schema.
 *
 * Example: Jin's `1,2,3` has `steps` `1`, `1,2` and `1,2,3`.
 */
export interface MovePage {
  readonly character: CharacterId;
  readonly name: string;
  readonly checkedAt: string;
  /** The last patch of the game before that whose day is known. */
  readonly patch?: string;
  readonly vocabulary: readonly string[];
  readonly move: Omit<Move, "links">;
  /** Its numbers in a few words (`moveSummary`). */
  readonly summary: readonly string[];
  /** Where it stands in the character's table of frame data. */
  readonly anchor: string;
  /** The string up to this move, an input each, the first one first; the move itself is the last. */
  readonly steps: readonly (MoveInList & { readonly links?: readonly StringLink[] })[];
  readonly followUps: readonly MoveInList[];
  readonly stances: readonly StanceOfMove[];
  readonly combos: readonly ComboOfMove[];
  readonly uses: readonly SheetUse[];
  /** What blocking it leaves and how one gets out of it, where something can be done. */
  readonly situation?: AttackingSide["situations"][number];
  /** Newest first. */
  readonly changes: readonly ToldChange[];
  readonly previous?: MoveInList;
  readonly next?: MoveInList;
}

/** All pages of one character, as the build keeps them for the web build, which puts their numbers into words. */
export interface CharacterMovePages {
  readonly character: CharacterId;
  readonly checkedAt: Movelist["checkedAt"];
  readonly pages: readonly Omit<MovePage, "summary">[];
  /** Other ids of moves that no move has today: what they were called before, `["WS.1", "ws1"]`, and further names of theirs. */
  readonly formerIds: readonly (readonly [former: MoveKey, id: MoveKey])[];
}
