/*
 * The parts of the guide's answers that are audited, as its API sends them: written anew, so that a mistake in the guide's own types
 * is none here. They are changed where wrong values are planted, in a copy.
 */

export type Range = { min: number; max?: number };
export type Advantage = Range & { effects?: string[]; maxEffects?: string[] };
type Figures = {
  startup?: Range;

  block?: Advantage;
  hit?: Advantage;
  counterHit?: Advantage;
};
type Unjudged = { crouchingHit?: unknown; tracking?: unknown };
export type Move = Figures & Unjudged & { id: string; damage?: number; properties: string[] };
export type Change = { date: string; move: string; field: string; to?: unknown };

type Total = { min: number; max: number };
type Routes = { launchers: string[]; followUps: string[]; followUpSimple: string[] };
export type Combo = Routes & { damage?: Total; simpleDamage?: Total };
export type Sheet = { punishers: { startup: { move: string; frames: number }[] }; importantCombos: Combo[] };

type Worth = {
  frames?: number;
  total?: number;
  atLeast?: number;
  launches: boolean;
  reach: string;
  metres?: number;
};
/** Where one of these is there, the answer is none to the whole move after a block. */
type Elsewhere = { beforeHit?: number; catchesHit?: number; ducked?: boolean; floats?: boolean };
type When = { condition?: string[]; onlyIfEarly?: boolean; hitsGrounded?: boolean };
export type Answer = Worth & Elsewhere & When & { id?: string; move: string };
export type GoesOn = { id: string; gap?: number; jails?: boolean };
type WayOut = { kind: string; side?: string; onlySometimes?: true };
type After = { posture: string; from: string; isUnsafe: boolean };
export type Situation = After & {
  id: string;
  move: string;
  waysOut: WayOut[];
  goesOn?: GoesOn[];
  answers: Answer[];
};
export type Pair = { me: string; them: string; situations: Situation[] };

export type Character = { id: string; sheet: Sheet; moves: Move[]; changes: Change[] };
/** A row of a move in the HTML of a page: its command, and its numbers as they are read, by their fact. */
export type ShownRow = { character: string; command: string; facts: Record<string, string> };
/** What was read. `source` is the month of the movelists, `2026-08`. */
export type Guide = { source: string; characters: Character[]; pairs: Pair[]; shownRows: ShownRow[] };
