import type {
  Condition,
  Move,
  MoveProperty,
  Sidestep,
  StringLink,
  ThrowBreak,
  Transition,
} from "@tactician/game";

/** Facts that the lines of one entry's notes add up to. */
export interface NoteFacts {
  readonly properties: Set<MoveProperty>;
  readonly counterHitProperties: Set<MoveProperty>;
  readonly conditionalProperties: { property: MoveProperty; when?: Condition[]; onHits?: number[] }[];
  readonly throwBreak: Set<ThrowBreak>;
  readonly links: StringLink[];
  readonly whiffsTo: Set<Sidestep>;
  readonly transitions: Transition[];
  /** Those of the line before, for a line that gives their advantages: `(-4 oB, +9 oH)`. */
  transitionsBefore: readonly Transition[];
  readonly transitionCancels: Set<string>;
  /** Other commands, as written in the source. */
  readonly otherCommands: string[];
  readonly damage: DamageNotes;
  /** Stocks and installs that the move needs or uses up, as the lines name them. */
  readonly requires: Set<string>;
  readonly attackerAfter: { state: string; when?: Condition[] }[];
  readonly unsure: Set<string>;
  /** Facts that one line alone states. */
  readonly single: Partial<Omit<Move, SeveralLines>> & { isJustFrame?: true; isChargeable?: true };
  /** How the opponent lies after a hit. */
  posture?: string;
}

/** What a move always has, and what lines add up to: the fields above. */
type SeveralLines =
  | ("id" | "command" | "hits" | "ownHits" | "properties")
  | Exclude<keyof NoteFacts, "damage" | "single" | "posture">;

/** What lines say about damage that hits before it scale. */
export interface DamageNotes {
  /** The whole command together. */
  total?: number;
  /** The own hits alone or the whole command: the line does not say which. */
  ownOrTotal?: number;
  /** The throw that the last hit turns into. */
  throwScaled?: number;
  /** The numbers in brackets are those that count after the hits before. */
  isScaled?: boolean;
}

/** A line the reader knows: `apply` writes what it says into the facts, or answers false when it cannot. */
export interface NoteRow {
  readonly pattern: RegExp;
  readonly apply: (facts: NoteFacts, match: RegExpExecArray) => boolean | undefined;
}

/** Lines about one thing. A line that `concerns` it and that no row reads counts as unread. */
export interface NoteTopic {
  readonly id: string;
  readonly concerns: RegExp;
  readonly rows: readonly NoteRow[];
  /** Lines that use the topic's words for something outside the model. */
  readonly outside: readonly RegExp[];
}

export function emptyNoteFacts(): NoteFacts {
  return {
    properties: new Set(),
    counterHitProperties: new Set(),
    conditionalProperties: [],
    throwBreak: new Set(),
    links: [],
    whiffsTo: new Set(),
    transitions: [],
    transitionsBefore: [],
    transitionCancels: new Set(),
    otherCommands: [],
    damage: {},
    requires: new Set(),
    attackerAfter: [],
    unsure: new Set(),
    single: {},
  };
}
