/*
 * The parts of the guide's answers that are audited, as its API sends them. Written anew and not imported, so that a mistake in the
 * guide's own types is none here.
 */

export interface Advantage {
  min: number;
  max?: number;
  effects?: string[];
  maxEffects?: string[];
}

export interface Range {
  min: number;
  max?: number;
}

export interface Hit {
  level: string;
  damage?: number;
  scaledDamage?: number;
}

export interface Move {
  id: string;
  command: string;
  hits: Hit[];
  ownHits: number;
  damage?: number;
  startup?: Range;
  ownStartup?: Range[];
  block?: Advantage;
  hit?: Advantage;
  counterHit?: Advantage;
  crouchingHit?: unknown;
  tracking?: unknown;
  properties: string[];
}

export interface Combo {
  launchers: string[];
  followUps: string[];
  followUpSimple: string[];
  damage?: { min: number; max: number };
  simpleDamage?: { min: number; max: number };
}

export interface Sheet {
  _id: string;
  name: string;
  punishers: { startup: { move: string; frames: number }[] };
  importantCombos: Combo[];
}

export interface Change {
  date: string;
  move: string;
  field: string;
  to?: unknown;
}

export interface WayOut {
  kind: string;
  hit?: number;
  side?: string;
}

export interface GoesOn {
  id: string;
  move: string;
  gap?: number;
  jails?: boolean;
  onlyIfDelayed?: boolean;
}

export interface Answer {
  id?: string;
  move: string;
  frames?: number;
  total?: number;
  atLeast?: number;
  launches: boolean;
  launch?: { reason: string };
  condition?: string[];
  onlyIfEarly?: boolean;
  reach: string;
  metres?: number;
  beforeHit?: number;
  catchesHit?: number;
  ducked?: boolean;
  floats?: boolean;
  hitsGrounded?: boolean;
  sources: string[];
}

export interface Situation {
  id: string;
  move: string;
  levels: string[];
  frames: number;
  worstFrames: number;
  posture: string;
  from: string;
  isUnsafe: boolean;
  waysOut: WayOut[];
  goesOn?: GoesOn[];
  answers: Answer[];
}

export interface Pair {
  me: string;
  them: string;
  situations: Situation[];
}

export interface Character {
  id: string;
  name: string;
  sheet: Sheet;
  moves: Move[];
  changes: Change[];
}

/** A row of a move on a page: its command, and its numbers as they are read, by their fact. */
export interface ShownRow {
  character: string;
  command: string;
  facts: Record<string, string>;
}

/** What of the guide was read. It is changed where truths are planted, in a copy. */
export interface Guide {
  /** Month of the movelists, `2026-08`. */
  source: string;
  characters: Character[];
  pairs: Pair[];
  /** Rows of moves of some sheets, as they stand in the HTML. */
  shownRows: ShownRow[];
}
