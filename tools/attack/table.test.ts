import { expect, test } from "vitest";
import { finding } from "./attack.ts";
import { formatFindings, formatTable, isGood, type Row } from "./limits.ts";

const calm: Row = {
  name: "malformed",
  requests: 24,
  seconds: 0.04,
  idleMb: 121.4,
  peakMb: 122,
  afterwardsMb: 122,
  othersMs: 12.6,
  own: [finding("none is answered twice", "so it is", true)],
  general: [finding("the server stays up", "up", true)],
};
const broken: Row = {
  ...calm,
  name: "killed-server",
  requests: 12_345,
  othersMs: undefined,
  general: [finding("the server stays up", "SIGABRT", false)],
};

test("the table has a line for each attack, with columns that line up", () => {
  expect(formatTable([calm, broken]).split("\n")).toEqual([
    "attack         requests    s  idle MB  peak MB  after MB  others ms",
    "malformed            24  0.0      121      122       122         13    ok",
    "killed-server    12,345  0.0      121      122       122          -  FAIL",
  ]);
});

test("one broken finding spoils an attack", () => {
  expect([calm, broken].map(isGood)).toEqual([true, false]);
});

test("what holds for every attack is told of only where it does not", () => {
  expect(formatFindings(calm)).toBe("  ok   none is answered twice: so it is");
  expect(formatFindings(broken)).toBe(
    "  ok   none is answered twice: so it is\n  FAIL the server stays up: SIGABRT",
  );
});
