import type { Character } from "@tactician/contract";
import * as words from "../words.ts";

type ChainThrow = Character["chainThrows"][number];

export interface ChainStep {
  readonly input: string;
  /** What breaks it, as notation (`1`, `1 or 2`); `undefined` = nothing does. */
  readonly breakInput: string | undefined;
}

interface ChainPart {
  readonly label: string;
  readonly steps: readonly ChainStep[];
}

/** The parts of a chain throw in the order in which they are performed, those that it does not have left out. */
export function chainParts(chain: ChainThrow): ChainPart[] {
  const parts = [
    { label: words.throwTitle, steps: chainSteps(chain.throw, chain.throwBreak) },
    { label: words.followUp, steps: chainSteps(chain.followUp, chain.followUpBreak) },
    { label: words.simple, steps: chainSteps(listed(chain.simpleInput), listed(chain.simpleBreak)) },
  ];
  return parts.filter(({ steps }) => steps.length > 0);
}

/** A break as written on a sheet, `undefined` where it says that there is none: `1+2`, `1 or 2`; `none`, `` -> `undefined`. */
export function breakOf(written: string | undefined): string | undefined {
  const text = written?.trim() ?? "";
  return text === "" || text.toLowerCase() === "none" ? undefined : text;
}

/** Breaks are in the order of the inputs that they break; one input with several breaks is broken by any of them. */
function chainSteps(inputs: readonly string[], breaks: readonly string[]): ChainStep[] {
  const [only] = inputs;
  if (inputs.length === 1 && only !== undefined)
    return [{ input: only, breakInput: breakOf(breaks.join(" or ")) }];
  return inputs.map((input, index) => ({ input, breakInput: breakOf(breaks[index]) }));
}

function listed(move: string | undefined): string[] {
  return move === undefined || move === "" ? [] : [move];
}

type MoveFollowUp = Character["guaranteedFollowUps"][number];

export interface DamageRange {
  readonly min: number;
  readonly max: number;
}

interface MiniComboGroup {
  /** The shared follow-up as written: unique in its list. */
  readonly followUp: string;
  readonly moves: readonly string[];
  /** The alternatives of the follow-up, one move string each. */
  readonly items: readonly string[];
  /** The least and the most that each does in all behind one of the moves, where that is known of each move. */
  readonly damages: readonly (DamageRange | undefined)[];
}

/** Moves that guarantee the same follow-up stand together, in the order in which each follow-up first appears. */
export function groupMiniCombos(entries: readonly MoveFollowUp[]): MiniComboGroup[] {
  const groups = Map.groupBy(entries, ({ followUp }) => followUp.trim());
  return Array.from(groups, ([followUp, members]) => {
    const items = splitFollowUp(followUp);
    const known = items.map((_, n) => members.flatMap(({ damages }) => damages?.[n] ?? []));
    return {
      followUp,
      moves: members.map(({ move }) => move),
      items,
      damages: known.map((all) =>
        all.length < members.length ? undefined : { min: Math.min(...all), max: Math.max(...all) },
      ),
    };
  });
}

/** `d 2 - f n d df 1` -> `["d 2", "f n d df 1"]`: no token of the notation contains a hyphen. */
export function splitFollowUp(followUp: string): string[] {
  return followUp
    .split("-")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

type Punisher = Character["punishers"]["startup"][number];

export type PunishingMove = Pick<Punisher, "move" | "note">;

interface PunisherRow {
  readonly frames: number;
  readonly standing: readonly PunishingMove[];
  /** After blocking a low: while standing up, or still from crouch. */
  readonly crouching: readonly PunishingMove[];
}

/** Punishers by frames, the fastest first; within a row in the order of the sheet, the best first. */
export function groupPunishers(punishers: readonly Punisher[]): PunisherRow[] {
  const rows = Map.groupBy(punishers, ({ frames }) => frames);
  return Array.from(rows, ([frames, members]) => {
    const moves = members.map(({ move, note }) => (note === undefined ? { move } : { move, note }));
    return {
      frames,
      standing: moves.filter(({ move }) => !isFromCrouch(move)),
      crouching: moves.filter(({ move }) => isFromCrouch(move)),
    };
  }).toSorted((one, other) => one.frames - other.frames);
}

/** Whether the move is done while standing up or from crouch: `ws 2`, `FC d 1`, `heat ws 2`. */
export function isFromCrouch(move: string): boolean {
  return /^(?:heat\s+)?(?:ws|fc|hfc)\b/i.test(move.trim());
}
