import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Hands, mirrored, playScript, type StickKind } from "../testing/scripted-pad.ts";
import { type PadFrame, type PadTable, STANDARD_PAD } from "./pad-table.ts";
import {
  judgeInput,
  NOTHING_READ,
  pressedMove,
  readStick,
  type StickState,
  writtenInput,
} from "./pressed-move.ts";

/** Buttons of the standard layout for the attacks 1 to 4. */
const BUTTONS: Readonly<Record<string, number>> = { 1: 2, 2: 3, 3: 0, 4: 1 };
const KINDS: readonly StickKind[] = ["buttons", "axes", "hat"];
const REST: Hands = { stick: "n", pressed: [], frames: 40 };

function read(frames: readonly PadFrame[], table: PadTable = STANDARD_PAD, from = NOTHING_READ): StickState {
  return frames.reduce((state, frame) => readStick(state, frame, table), from);
}

const CIRCLES: Readonly<Record<string, string>> = {
  qcf: "d df f",
  qcb: "d db b",
  hcf: "b db d df f",
  hcb: "f df d db b",
};

/** The hands of a player who does a command: three frames a direction, neutral between two equal ones, buttons for two frames. */
function perform(command: string): Hands[] {
  const hands: Hands[] = [];
  let stick = "n";
  const go = (to: string) => {
    if (to === stick) hands.push({ stick: "n", pressed: [], frames: 2 });
    stick = to;
    hands.push({ stick, pressed: [], frames: 3 });
  };
  const inputs = command.split(" ");
  inputs.forEach((input, place) => {
    const attacks = input.split("+").flatMap((attack) => BUTTONS[attack] ?? []);
    for (const direction of (CIRCLES[input] ?? input).match(/\b(?:[udfbn]|[ud][fb])\b/g) ?? []) go(direction);
    if (attacks.length === 0) return;
    hands.push({ stick, pressed: attacks, frames: 2 });
    const isDirected = /^[udfb]/.test(inputs[place + 1] ?? "");
    stick = isDirected ? stick : "n";
    hands.push({ stick, pressed: [], frames: 5 });
  });
  return [...hands, REST];
}

test.each([
  "1",
  "1+2",
  "df 1",
  "f f 2",
  "b f 2 1",
  "f n d df 2",
  "uf n 4",
  "b 1 2",
  "d df f 1+2",
  "f f f 3",
  "2 1 df 2",
])("%s is read as it is done, on every kind of pad", (command) => {
  for (const kind of KINDS)
    expect(writtenInput(read(playScript(perform(command), kind)).steps)).toBe(command);
});

test("the other side reads the same with left and right changed", () => {
  const state = read(playScript(perform("f f 2")), mirrored(STANDARD_PAD));
  expect(writtenInput(state.steps)).toBe("f f 2");
  expect(writtenInput(read(playScript(perform("f f 2")), { ...STANDARD_PAD, faces: "left" }).steps)).toBe(
    "b b 2",
  );
});

test("an own table decides what a button does", () => {
  const table: PadTable = { buttons: [{ button: 9, does: ["1", "2"] }], faces: "right" };
  const press: Hands = { stick: "n", pressed: [9, 2], frames: 3 };
  expect(writtenInput(read(playScript([press, REST]), table).steps)).toBe("1+2");
});

const direction = fc.constantFrom("f", "b", "d", "u", "df", "db", "uf", "ub");
const attack = fc.subarray(["1", "2", "3", "4"], { minLength: 1 });
const part = fc.record({ motion: fc.array(direction, { maxLength: 4 }), attack });

/** Neutral between equal directions, so that they are two. */
function written(parts: readonly { motion: readonly string[]; attack: readonly string[] }[]): string {
  let held = "n";
  return parts
    .flatMap(({ motion, attack }) => {
      const told = motion.flatMap((to, place) => {
        const isSame = to === (place === 0 ? held : motion[place - 1]);
        // A stick that stays where it was between two attacks is not told again.
        return isSame && place === 0 ? [] : [to];
      });
      held = motion.at(-1) ?? held;
      return [...told, attack.join("+")];
    })
    .join(" ");
}

test("what is scripted is what is read, with buttons up to three frames apart and any time for a motion", () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom(...KINDS),
      (parts, times, apart, kind) => {
        const left = [...times, ...times, ...times, ...times];
        const time = () => left.pop() ?? 1;
        let stick = "n";
        const hands: Hands[] = [];
        for (const { motion, attack } of parts) {
          motion.forEach((to, place) => {
            if (to === stick && place > 0) hands.push({ stick: "n", pressed: [], frames: time() });
            stick = to;
            hands.push({ stick, pressed: [], frames: time() });
          });
          const buttons = attack.flatMap((one) => BUTTONS[one] ?? []);
          const [first, ...others] = buttons;
          if (first !== undefined && others.length > 0 && apart > 0)
            hands.push({ stick, pressed: [first], frames: apart });
          hands.push({ stick, pressed: buttons, frames: 4 });
          hands.push({ stick, pressed: [], frames: 4 });
        }
        const state = read(playScript([...hands, { ...REST, stick }], kind));
        expect(writtenInput(state.steps)).toBe(written(parts));
        expect(state.isFinished).toBe(true);
      },
    ),
  );
});

test("every command of King and Jin that hands can do is read as that command, and as no other of the same buttons", () => {
  const commands = ["king", "jin"].flatMap((name) =>
    frozenMovelist(name).moves.map(({ command }) => command),
  );
  const plain = [...new Set(commands)].filter((command) =>
    /^(?=.*[1-4])(?:(?:[nudfb]|[ud][fb]|[qh]c[fb]|[1-4](?:\+[1-4])*) ?)+$/.test(command),
  );
  const wrong = plain.filter((command) => {
    const { steps } = read(playScript(perform(command)));
    return plain[pressedMove(steps, plain) ?? -1] !== command;
  });
  expect(plain.length).toBeGreaterThan(120);
  expect(wrong).toEqual([]);
});

test.each([
  ["f f 2", ["f 2", "f f 2", "2"], 1],
  ["f 2", ["2", "f f 2", "f 2"], 2],
  ["4", ["ws 4", "df 4"], 0],
  ["df 2", ["fc df 2", "2"], 0],
  ["d df f 1", ["qcf 1", "f 1"], 0],
  ["f n d df 2", ["f n d df just 2"], 0],
  ["1 2", ["1", "1 2 1"], undefined],
  ["1 2", [], undefined],
  ["f f 2", ["(deep dash) f f 2"], 0],
  ["uf 4", ["uf n 4"], undefined],
  ["1+2", ["1", "2", "1+2", "none"], 2],
])("%s is found in %j", (command, moves, place) => {
  expect(pressedMove(read(playScript(perform(command))).steps, moves)).toBe(place);
});

test("an input is finished after half a second of nothing, and the next one begins anew", () => {
  const press: Hands = { stick: "n", pressed: [2], frames: 3 };
  const soon = read(playScript([press, { ...REST, frames: 10 }]));
  const later = read(playScript([press, REST]));
  expect([soon.isFinished, later.isFinished]).toEqual([false, true]);
  const frames = playScript([press, REST, { ...press, pressed: [3] }, REST]);
  expect(writtenInput(read(frames).steps)).toBe("2");
});

test("a direction of long ago and a button that stays down are no input", () => {
  const script: Hands[] = [
    { stick: "f", pressed: [], frames: 3 },
    REST,
    { stick: "n", pressed: [2], frames: 200 },
    REST,
  ];
  expect(writtenInput(read(playScript(script)).steps)).toBe("1");
});

test("a pad without axes, with broken ones, or with a clock that jumps back reads nothing it should not", () => {
  const frames: PadFrame[] = [
    { time: 5000, buttons: [], axes: [] },
    { time: 10, buttons: [], axes: [Number.NaN, Number.NaN] },
    { time: Number.NaN, buttons: [false], axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3.2] },
  ];
  expect(read(frames).steps).toEqual([]);
  expect(read(frames).direction).toBe("n");
});

describe("an input is judged as soon as it is certain", () => {
  const MOVES = ["2", "2 1", "f f 2", "1+2", "df 1"];
  const judgedAfter = (command: string, frames: number) => {
    const played = playScript(perform(command).slice(0, -1));
    const rest = playScript([{ ...REST, frames }]).map((frame) => ({
      ...frame,
      time: frame.time - 1000 + (played.at(-1)?.time ?? 0),
    }));
    const all = [...played, ...rest];
    return judgeInput(read(all), all.at(-1)?.time ?? 0, MOVES);
  };

  test("a move that nothing goes on from is there at once, without the half second after which an input ends", () => {
    expect(judgedAfter("f f 2", 1)).toBe(2);
    expect(judgedAfter("df 1", 1)).toBe(4);
    expect(judgedAfter("1+2", 1)).toBe(3);
    expect(judgedAfter("2 1", 1)).toBe(1);
  });

  test("a move that another one begins like waits for the end of the input", () => {
    expect(judgedAfter("2", 1)).toBe("open");
    expect(judgedAfter("2", 40)).toBe(0);
  });

  test("one of two buttons is not yet a move of its own", () => {
    const frames = playScript([{ stick: "n", pressed: [2], frames: 2 }]);
    expect(judgeInput(read(frames), frames.at(-1)?.time ?? 0, ["1", "1+2"])).toBe("open");
  });

  test("what is none of them is that, and nothing is open before the first press", () => {
    expect(judgedAfter("b 4", 1)).toBe("none");
    expect(judgeInput(NOTHING_READ, 5000, MOVES)).toBe("open");
  });
});
