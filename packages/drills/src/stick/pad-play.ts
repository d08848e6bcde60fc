import type { DrillOption } from "../cards/card.ts";
import { ATTACKS, type PadFrame, type PadTable, readPad } from "./pad-table.ts";
import { isSettled, judgeInput, NOTHING_READ, readStick, type StickState } from "./pressed-move.ts";

/** What a page asks of a pad: one of a card's options or, while a result is shown, to go on. */
export type PadAsk = readonly DrillOption[] | "next";

/**
 * How an ask is answered: by the move itself, by the button that breaks a throw, or out of a list, by the attack of its number or by
 * up and down and any attack.
 */
export type PadManner = "move" | "break" | "list" | "next";

/** A pad in the middle of an ask; plain data. Each ask begins for each pad with `NOT_PLAYED`. */
export interface PadPlay {
  /** What was read; absent until every attack was let go that was down when the ask began. */
  readonly state?: StickState;
  /** When an attack was last down, or else the first look. */
  readonly since?: number;
  /** The option of a list that up and down have come to. */
  readonly pointed?: number;
}

export const NOT_PLAYED: PadPlay = {};

/** What came of a look: `miss` is an input that is none of the options, `place` one of theirs. */
export type PadEvent =
  | { readonly does: "choose" | "point"; readonly place: number }
  | { readonly does: "next" | "miss" };

interface Look {
  readonly play: PadPlay;
  readonly event?: PadEvent;
}

/** A result stays until the pad was left alone for so long: the rest of a string is no wish to go on. */
const QUIET_MS = 500;

export function mannerOf(ask: PadAsk): PadManner {
  if (ask === "next") return "next";
  if (ask.every(({ kind }) => kind === "move")) return "move";
  return ask.every(({ kind }) => kind === "break") ? "break" : "list";
}

export function lookAtPad(play: PadPlay, frame: PadFrame, table: PadTable, ask: PadAsk): Look {
  if (ask === "next") return lookForNext(play, frame, table);
  if (play.state === undefined) return { play: begin(frame, table) };
  const state = readStick(play.state, frame, table);
  const manner = mannerOf(ask);
  if (manner === "list") return lookAtList({ ...play, state }, play.state, frame.time, ask.length);
  const verdict = manner === "move" ? judgeMoves(state, frame.time, ask) : judgeBreak(state, frame.time, ask);
  if (verdict === "open") return { play: { state } };
  if (verdict === "none") return missed(state);
  return chosen(verdict);
}

function begin(frame: PadFrame, table: PadTable): PadPlay {
  const { direction, attacks } = readPad(frame, table);
  if (attacks.size > 0) return NOT_PLAYED;
  const motion = direction === "n" ? [] : [direction];
  return { state: { ...NOTHING_READ, direction, motion, movedAt: frame.time } };
}

function lookForNext({ since }: PadPlay, frame: PadFrame, table: PadTable): Look {
  const isDown = readPad(frame, table).attacks.size > 0;
  if (since === undefined) return { play: { since: frame.time } };
  if (!isDown) return { play: { since } };
  const play = { since: frame.time };
  return frame.time - since >= QUIET_MS ? { play, event: { does: "next" } } : { play };
}

/** What is held now answers nothing else. */
function chosen(place: number): Look {
  return { play: NOT_PLAYED, event: { does: "choose", place } };
}

/** The next input begins anew. */
function missed(state: StickState): Look {
  return { play: { state: { ...state, steps: [], motion: [] } }, event: { does: "miss" } };
}

/** Of moves that are pressed alike, as `ws 4` and `4`, a pad cannot tell which is meant: the right one is. */
function judgeMoves(state: StickState, time: number, options: readonly DrillOption[]) {
  const places = [...options.keys()].sort(
    (a, b) => Number(options[b]?.isRight) - Number(options[a]?.isRight) || a - b,
  );
  const moves = places.map((place) => {
    const option = options[place];
    return option?.kind === "move" ? option.move : "";
  });
  const verdict = judgeInput(state, time, moves);
  return typeof verdict === "number" ? (places[verdict] ?? "none") : verdict;
}

/** Wherever the stick is. A kick says that no button breaks it. */
function judgeBreak(state: StickState, time: number, options: readonly DrillOption[]) {
  const [step] = state.steps;
  if (step === undefined || !isSettled(state, time)) return "open";
  const isKick = step.attacks.includes("3") || step.attacks.includes("4");
  const button = isKick ? "none" : step.attacks.join("+");
  const place = options.findIndex((option) => option.kind === "break" && option.button === button);
  return place === -1 ? "none" : place;
}

function lookAtList(play: PadPlay, before: StickState, time: number, count: number): Look {
  const { state = before, pointed } = play;
  const down = rowsDown(state);
  if (down !== 0 && down !== rowsDown(before)) {
    const from = pointed ?? (down === 1 ? -1 : count);
    const place = (from + down + count) % count;
    return { play: { ...play, pointed: place }, event: { does: "point", place } };
  }
  const [step] = state.steps;
  if (step === undefined || !isSettled(state, time)) return { play };
  const [attack = "1", ...others] = step.attacks;
  const place = pointed ?? (others.length > 0 ? count : ATTACKS.indexOf(attack));
  return place < count ? chosen(place) : missed(state);
}

function rowsDown({ direction }: StickState): -1 | 0 | 1 {
  if (direction.startsWith("u")) return -1;
  return direction.startsWith("d") ? 1 : 0;
}
