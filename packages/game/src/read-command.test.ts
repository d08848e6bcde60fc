import { expect, test } from "vitest";
import { beginsWithCommand, readCommand } from "./read-command.ts";

test.each([
  ["df2", "df 2"],
  ["df+2", "df 2"],
  ["d/f+2", "df 2"],
  ["DF 2,1", "df 2 1"],
  ["ws2", "ws 2"],
  ["zen 1 3", "ZEN 1 3"],
  ["ZEN.1,3", "ZEN 1 3"],
  ["ewgf", "f n d df just 2"],
  ["2+1", "1+2"],
  ["f,f+2", "f f 2"],
  ["zen1", "ZEN 1"],
  ["u/f+4", "uf 4"],
  ["623", "f d df"],
  ["6n23RP", "f n d df 2"],
  ["124", "1 2 4"],
  ["db22", "db 2 2"],
  ["zen 13", "ZEN 1 3"],
])("%j is %j", (typed, command) => expect(readCommand(typed, ["ZEN"])).toBe(command));

test.each([
  "",
  "   ",
  "giant swing",
  "df2 please",
  "zenith",
  "i15",
  "i12",
  "12 frames",
  "1 ".repeat(500),
  "\u0000",
])("%j is no command", (typed) => {
  expect(readCommand(typed, [])).toBeUndefined();
});

test("a command begins with whole inputs only", () => {
  expect(beginsWithCommand("df 2 1", "df 2")).toBe(true);
  expect(beginsWithCommand("ZEN 1", "zen 1")).toBe(true);
  expect(beginsWithCommand("1+2", "1")).toBe(false);
  expect(beginsWithCommand("f n d df 2", "f d df")).toBe(true);
});
