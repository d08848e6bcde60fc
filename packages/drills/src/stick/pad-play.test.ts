import { expect, test } from "vitest";
import type { DrillOption } from "../cards/card.ts";
import { type Hands, playScript } from "../testing/scripted-pad.ts";
import { lookAtPad, mannerOf, NOT_PLAYED, type PadAsk, type PadEvent } from "./pad-play.ts";
import { STANDARD_PAD } from "./pad-table.ts";

const [SQUARE, TRIANGLE, CROSS, CIRCLE] = [2, 3, 0, 1];
const REST: Hands = { stick: "n", pressed: [], frames: 40 };

function press(button: number, stick = "n"): Hands[] {
  return [
    { stick, pressed: [button], frames: 3 },
    { stick, pressed: [], frames: 5 },
  ];
}

function played(ask: PadAsk, script: readonly Hands[]): PadEvent[] {
  const events: PadEvent[] = [];
  let play = NOT_PLAYED;
  for (const frame of playScript(script)) {
    const look = lookAtPad(play, frame, STANDARD_PAD, ask);
    play = look.play;
    if (look.event !== undefined) events.push(look.event);
    if (look.event?.does === "choose" || look.event?.does === "next") break;
  }
  return events;
}

const moves = (...written: string[]): DrillOption[] =>
  written.map((move, place) => ({ kind: "move", key: move, move, isRight: place === written.length - 1 }));
const BREAKS: DrillOption[] = (["1", "2", "1+2", "none"] as const).map((button) => ({
  kind: "break",
  key: button,
  button,
  isRight: button === "2",
}));
const TURNS: DrillOption[] = (["punish", "yours", "even", "theirs"] as const).map((turn) => ({
  kind: "turn",
  key: turn,
  turn,
  isRight: turn === "yours",
}));

test("a move is chosen by doing it", () => {
  const script: Hands[] = [
    { stick: "f", pressed: [], frames: 3 },
    { stick: "n", pressed: [], frames: 2 },
    { stick: "f", pressed: [], frames: 3 },
    ...press(TRIANGLE, "f"),
  ];
  expect(played(moves("f 2", "f f 2", "2"), [REST, ...script])).toEqual([{ does: "choose", place: 1 }]);
});

test("a stick that is held as the card comes counts", () => {
  expect(played(moves("1", "d 1"), [{ stick: "d", pressed: [], frames: 9 }, ...press(SQUARE, "d")])).toEqual([
    { does: "choose", place: 1 },
  ]);
});

test("what is none of the moves is a miss, after which the next one counts", () => {
  expect(played(moves("1", "2"), [REST, ...press(CIRCLE), ...press(TRIANGLE)])).toEqual([
    { does: "miss" },
    { does: "choose", place: 1 },
  ]);
});

test("of moves that are pressed alike the right one is meant", () => {
  expect(played(moves("4", "2", "ws 4"), [REST, ...press(CIRCLE)])).toEqual([{ does: "choose", place: 2 }]);
});

test("a throw is broken by its button, wherever the stick is; a kick says that nothing does", () => {
  expect(mannerOf(BREAKS)).toBe("break");
  const broken = (...pressed: number[]) =>
    played(BREAKS, [REST, { stick: "d", pressed, frames: 3 }, { stick: "d", pressed: [], frames: 9 }])[0];
  expect(broken(SQUARE)).toEqual({ does: "choose", place: 0 });
  expect(broken(TRIANGLE)).toEqual({ does: "choose", place: 1 });
  expect(broken(SQUARE, TRIANGLE)).toEqual({ does: "choose", place: 2 });
  expect(broken(CROSS)).toEqual({ does: "choose", place: 3 });
});

test("two buttons a frame apart break 1+2", () => {
  const script: Hands[] = [
    { stick: "n", pressed: [TRIANGLE], frames: 1 },
    { stick: "n", pressed: [SQUARE, TRIANGLE], frames: 4 },
    REST,
  ];
  expect(played(BREAKS, [REST, ...script])).toEqual([{ does: "choose", place: 2 }]);
});

test("out of a list the attack of its number chooses", () => {
  expect(played(TURNS, [REST, ...press(CROSS)])).toEqual([{ does: "choose", place: 2 }]);
  expect(played(TURNS.slice(0, 3), [REST, ...press(CIRCLE)])).toEqual([{ does: "miss" }]);
});

test("or up and down, round about, and any attack", () => {
  const tap = (stick: string): Hands[] => [
    { stick, pressed: [], frames: 4 },
    { stick: "n", pressed: [], frames: 4 },
  ];
  expect(played(TURNS, [REST, ...tap("d"), ...tap("df"), ...press(CIRCLE)])).toEqual([
    { does: "point", place: 0 },
    { does: "point", place: 1 },
    { does: "choose", place: 1 },
  ]);
  expect(played(TURNS, [REST, ...tap("u"), ...tap("d"), ...press(SQUARE)])).toEqual([
    { does: "point", place: 3 },
    { does: "point", place: 0 },
    { does: "choose", place: 0 },
  ]);
});

test("a button that is still held when a card comes is no answer to it", () => {
  expect(played(BREAKS, [{ stick: "n", pressed: [SQUARE], frames: 30 }, REST])).toEqual([]);
});

test("a result stays while the rest of a string is pressed, and goes on at a press after that", () => {
  const string = [...press(SQUARE), ...press(TRIANGLE), ...press(SQUARE)];
  expect(played("next", string)).toEqual([]);
  expect(played("next", [...string, REST, ...press(CROSS)])).toEqual([{ does: "next" }]);
});
