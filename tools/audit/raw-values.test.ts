import { expect, test } from "vitest";
import {
  advantagesOf,
  gapsOf,
  isHoming,
  isWhiffDoubted,
  notesOf,
  pointsOf,
  recoveryOf,
  startupsOf,
  whiffSidesOf,
} from "./raw-values.ts";

test.each([
  ["i10", [[10, 10]]],
  [",i20~22", [[20, 22]]],
  ["i12~i14", [[12, 14]]],
  [
    "i13 i8~9, i12",
    [
      [13, 13],
      [8, 9],
      [12, 12],
    ],
  ],
  ["i11~12 (i14+)", [[11, 12]]],
  ["i69?", undefined],
  ["i16~15", undefined],
  ["js12", undefined],
  [undefined, undefined],
])("startup %s", (cell, hits) => {
  expect(startupsOf(cell)).toEqual(hits?.map(([min, max]) => ({ min, max })));
});

test.each([
  ["-13", [[-13, -13, ""]]],
  ["+27a (+17)", [[27, 27, "a"]]],
  ["-12~-11", [[-12, -11, ""]]],
  ["-12~13", [[-13, -12, ""]]],
  ["+5c~+10c", [[5, 10, "c"]]],
  ["+18cg", [[18, 18, "cg"]]],
  [
    "-1 / +20a (+13)",
    [
      [-1, -1, ""],
      [20, 20, "a"],
    ],
  ],
  ["[[Jin combos#Staples|+76a (+60)]]", [[76, 76, "a"]]],
  ["+5 GMH", undefined],
  ["", undefined],
])("advantage %s", (cell, values) => {
  expect(advantagesOf(cell)).toEqual(values?.map(([min, max, letters]) => ({ min, max, letters })));
});

test.each([
  ["20", [[20, 20]]],
  [
    ",11,20 (14)",
    [
      [11, 11],
      [20, 14],
    ],
  ],
  ["[12;12]", [[12, 12]]],
  ["55+", [[55, 55]]],
  ["21/25/31", undefined],
])("damage %s", (cell, hits) => {
  expect(pointsOf(cell)).toEqual(hits?.map(([alone, scaled]) => ({ alone, scaled })));
});

test("a recovery after contact is in a note", () => {
  expect(recoveryOf("r21 FC")).toBe(21);
  expect(recoveryOf("r19", ["Recovers 2f faster on hit or block (t27 r17)"])).toBe(17);
  expect(recoveryOf("r27?")).toBeUndefined();
});

test("notes tell the gap before a hit, after a block alone", () => {
  const notes = notesOf(
    "* Interrupt with i6 from 1st block\n* Jail from 2nd attack\n* Interrupt with i9 from 1st hit",
  );
  expect(gapsOf(notes)).toEqual([
    { kind: "interrupt", from: 1, frames: 6 },
    { kind: "jail", from: 2, frames: undefined },
  ]);
});

test("notes tell the steps that escape", () => {
  expect(whiffSidesOf(["Whiffs vs SSR, SW from 1st block"])).toEqual(["ssr", "swl", "swr"]);
  expect(whiffSidesOf(["Homing"])).toEqual([]);
  expect(whiffSidesOf(["May whiff vs SSR (inconsistent)"])).toEqual(["ssr"]);
  expect(isHoming(["Homing"])).toBe(true);
  expect(isHoming(["Homing during heat"])).toBe(false);
});

test.each([
  ["May whiff vs SSR", true],
  ["Whiffs vs SSR from 1st block", false],
  ["Whiffs vs SSR from 1st block (Not possible with big bodies)", true],
  ["Whiffs vs SS, SW (SSR less consistent)", true],
  ["Whiffs vs SSL, SWL (SSR and SWR may be inconsistent)", false],
  ["Whiffs vs SWL from 3rd hit (SSR/SWR inconsistent)", false],
])("whether “%s” doubts its own sides: %s", (note, isDoubted) => {
  expect(isWhiffDoubted([note])).toBe(isDoubted);
});
