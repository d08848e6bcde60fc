import { expect, it } from "vitest";
import {
  decodeCommand,
  isCommand,
  isNickname,
  siteCommand,
  siteFollowUp,
  startStates,
} from "./read-command.ts";

const JUST = "$" + "{justFrame}";

it.each([
  ["Jin-1,2", "Jin", "1,2"],
  ["Jack-8-df+1", "Jack-8", "df+1"],
  ["Devil Jin-f+4", "Devil Jin", "f+4"],
  [`Jin-CD.df${JUST}2`, "Jin", "CD.df#2"],
  [`Yoshimitsu-f,F+2&amp;${JUST}58;2`, "Yoshimitsu", "f,F+2:2"],
])("%s is the command %s", (id, prefix, command) => {
  expect(decodeCommand(id, prefix)).toBe(command);
});

it.each([
  ["df+1,2", "df 1 2"],
  ["f,F+2", "f f 2"],
  ["ZEN.1,3", "ZEN 1 3"],
  ["FC.df+2", "fc df 2"],
  ["ws1+2", "ws 1+2"],
  ["H.ZEN.2", "heat ZEN 2"],
  ["R.df+1+2", "rage df 1+2"],
  ["qcf+1", "qcf 1"],
])("%s is %s on the site", (community, site) => {
  expect(siteCommand(community, ["ZEN"])).toBe(site);
});

it("reads a lone capital after a move as held", () => {
  expect(siteFollowUp("F", [])).toBe("holdf");
  expect(siteFollowUp("f", [])).toBe("f");
  expect(siteFollowUp("3+4", [])).toBe("3+4");
  expect(siteFollowUp("b,b", [])).toBe("b b");
});

it("tells commands from names", () => {
  expect(isCommand("CDS.2", ["CDS"])).toBe(true);
  expect(isCommand("Backflip", [])).toBe(false);
  expect(isCommand("R1", [])).toBe(false);
  expect(isNickname("Giant Swing")).toBe(true);
  expect(isNickname("R1")).toBe(false);
});

it("drops aliases whose text the wiki lost", () => {
  const lost = "3\u007f'\"`UNIQ--nowiki-00000018-QINU`\"'\u007f2";
  expect(isCommand(lost, [])).toBe(false);
  expect(isNickname(lost)).toBe(false);
});

it("names the states that a command starts from", () => {
  expect(startStates("H.ZEN.2", ["ZEN"])).toEqual(["heat", "ZEN"]);
  expect(startStates("FC.df+2", [])).toEqual(["fc"]);
  expect(startStates("1,2", [])).toEqual([]);
});
