import type { Character, CharacterMoves, MatchupAnswers } from "@tactician/contract";
import {
  type Answer,
  defined,
  type GoesOn,
  type HitLevel,
  type Sidestep,
  type Situation,
} from "@tactician/game";
import { digestOf } from "../chance.ts";

/** What a card asks for: see `DrillQuestion`. `sheet` are the cards of one's own sheet. */
export const DRILL_KINDS = ["punish", "string", "throw break", "turn", "sheet"] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** New cards a day, if somebody sets nothing else. */
export const NEW_A_DAY = 10;

/**
 * What to do about a hit of a string. `press` is an interruption, `block` says that nothing gets in before it: it jails; `guard` is to
 * go on guarding while standing.
 */
export type Deed = "duck" | "low parry" | "press" | "step" | "block" | "guard";

/** Whose turn it is, seen from who did not attack: `punish` = theirs is over and something hits for certain. */
export const TURNS = ["punish", "yours", "even", "theirs"] as const;
export type Turn = (typeof TURNS)[number];

/** What escapes a throw; `none` = no button does. */
export const BREAKS = ["1", "2", "1+2", "none"] as const;
export type Break = (typeof BREAKS)[number];

export const LANDED = ["block", "hit", "counter hit"] as const;
export type Landed = (typeof LANDED)[number];

/** What a deck is made of, all of it answers of the API: nothing of a card is written by hand. */
export interface DrillDocuments {
  /** `GET /api/matchups/{me}/{them}`, or `joinSides` of the two sides. */
  readonly matchup: MatchupAnswers;
  /** `GET /api/characters/{me}` and `/api/characters/{me}/moves`. */
  readonly me: { readonly sheet: Character; readonly moves: CharacterMoves };
  /** `GET /api/characters/{them}/moves`. */
  readonly them: { readonly sheet: Character; readonly moves: CharacterMoves };
}

/**
 * How surely a move is met: 3 = the anti-guide names it as a key move, 2 = its owner's sheet names it, 1 = it is short and pressed while
 * standing, 0 = nothing says that anybody uses it.
 */
export type Met = 0 | 1 | 2 | 3;

/** One of the opponent's moves as a question shows it: site notation, the public id `Jin-1,2,1`, and all its hits. */
interface AskedMove {
  readonly move: string;
  readonly id: string;
  readonly levels: readonly HitLevel[];
}

/** "You block this. What do you press?" `frames` are certain, `from` is how the one who blocked stands. */
export interface PunishQuestion
  extends AskedMove,
    Pick<Situation, "frames" | "worstFrames" | "posture" | "stance" | "from" | "pushback"> {
  readonly kind: "punish";
}

/** "They stop here, or go on. What is safe?" `goesOn` are the continuations, and options are about the hit that comes then. */
export interface PartQuestion extends AskedMove {
  readonly kind: "part";
  readonly goesOn: readonly GoesOn[];
}

/** "Whose turn is it now?" `advantage` is the attacker's, at its worst: to show with the result. */
export interface TurnQuestion extends AskedMove {
  readonly kind: "turn";
  readonly on: Landed;
  readonly advantage: number;
}

/** "Your launcher hits. Which follow-up is on your sheet?" */
interface RouteQuestion
  extends Pick<Character["importantCombos"][number], "launchers" | "note" | "damage" | "unplayed"> {
  readonly kind: "route";
}

export type DrillQuestion =
  | PunishQuestion
  /** "You are blocking this string. What is true?" `hit`, counted from 1, is the one that the card is about. */
  | (AskedMove & { readonly kind: "string"; readonly hit: number })
  | PartQuestion
  | (AskedMove & { readonly kind: "throw break"; readonly name?: string; readonly damage?: number })
  | TurnQuestion
  | RouteQuestion
  /** "So many frames, standing or crouching: which punisher of your sheet?" */
  | { readonly kind: "punisher"; readonly from: Situation["from"]; readonly frames: number }
  /** "Which of these is a Heat Engager?" */
  | { readonly kind: "heat engager" };

interface AnyOption {
  readonly key: string;
  readonly isRight: boolean;
}

/** A move of one's own to press; right ones carry what is known of them: frames, damage, and in `launch` what follows. */
export interface MoveOption extends AnyOption {
  readonly kind: "move";
  readonly move: string;
  readonly id?: string;
  /** Frames to its first hit, of a wrong choice: why it is one. */
  readonly startup?: number;
  readonly answer?: Answer;
}

export interface DeedOption extends AnyOption {
  readonly kind: "deed";
  readonly deed: Deed;
  readonly hit: number;
  readonly side?: Sidestep;
  /** Of a right one: `press` needs a startup of at most these, `duck` and `low parry` have this long. */
  readonly frames?: number;
}

export interface RouteOption extends AnyOption {
  readonly kind: "route";
  readonly steps: readonly string[];
}

export type DrillOption =
  | MoveOption
  | DeedOption
  | (AnyOption & { readonly kind: "break"; readonly button: Break })
  | (AnyOption & { readonly kind: "turn"; readonly turn: Turn })
  | RouteOption;

export interface DrillCard {
  /**
   * The same in every build and with every seed: `punish:king:jin:Jin-d+3+4`, `throw break:jin:Jin-1+3`. Who plays is in it only
   * where the answer depends on it, so that what is learnt of an opponent counts with every character.
   */
  readonly id: string;
  readonly kind: DrillKind;
  /** Whom it is about; none for one's own sheet. */
  readonly against?: string;
  readonly question: DrillQuestion;
  /** Four to six, in the order in which they are shown. At least one is right, at least one wrong. */
  readonly options: readonly DrillOption[];
  readonly best: number;
  /** What is right today: `digest` changes when that does, `words` is the best for people ("was uf 4, is now df 2"). */
  readonly answer: { readonly digest: string; readonly words: string };
  /** Cards of one string, or of moves that begin with the same button, have the same. */
  readonly family: string;
  readonly met: Met;
  /** Points that lie there each time for who knows it, or that are taken from who does not; 0 = nobody knows. */
  readonly damage: number;
  readonly launches: boolean;
  /** Public ids of the opponent's moves that are asked about, which a player can mark as favourites. */
  readonly moves: readonly string[];
  /** Public ids of one's own moves that the card is about: the best answer, or the launchers of a route. */
  readonly ownMoves: readonly string[];
}

/** A card as its kind makes it; `listCards` says of whom it is and how it is met. None of one's own moves where none are said. */
export type BareCard = Omit<DrillCard, "against" | "family" | "met" | "moves" | "launches" | "ownMoves"> &
  Partial<Pick<DrillCard, "launches" | "ownMoves">>;

export const FEWEST_OPTIONS = 4;

/** A right move to press, with what is known of it. */
export function rightMove(move: string, id: string | undefined, answer?: Answer): MoveOption {
  return { kind: "move", key: move, isRight: true, move, ...defined({ id, answer }) };
}

/** All that is right, and the best of it for people. */
export function answerOf(right: readonly string[], words: string): DrillCard["answer"] {
  return { digest: digestOf(right.join("|")), words };
}
