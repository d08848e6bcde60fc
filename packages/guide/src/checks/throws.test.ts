import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { throwBreak } from "./throws.ts";

describe("throw-break", () => {
  const problems = (characterId: string, move: string, written: string) =>
    problemsOf(throwBreak, bareSheet(characterId, { mostImportantGrabs: [{ move, escape: written }] }));

  test.each([
    ["king", "f hcf 1", "1"],
    ["king", "f f f 2+4", "1+2"],
    ["king", "d 2+4", "none"],
    ["jin", "1+3", "1 or 2"],
    ["jin", "1+3", "2/1"],
  ])("%s %s is broken by %s", (characterId, move, written) => {
    expect(problems(characterId, move, written)).toEqual([]);
  });

  test.each([
    ["king", "f hcf 1", "2", "is broken by 1, not by 2"],
    ["king", "d 2+4", "1+2", "is broken by none, not by 1+2"],
    ["jin", "qcb 1+3", "left punch", "is no throw break"],
  ])("%s %s is not broken by %s", (characterId, move, written, reason) => {
    expect(problems(characterId, move, written)).toEqual([expect.stringContaining(reason)]);
  });

  test("the breaks of a chain are compared in order, where each throw has one", () => {
    const chain = (followUpBreak: string[]) =>
      problemsOf(
        throwBreak,
        bareSheet("king", {
          chainThrows: [
            {
              name: "x",
              throw: ["cd 1+3"],
              throwBreak: ["1"],
              followUp: ["1 1+2", "2 1 1+3"],
              followUpBreak,
            },
          ],
        }),
      );
    expect(chain(["1", "1+2"])).toEqual([]);
    expect(chain(["2", "1+2"])).toEqual([expect.stringContaining("chainThrows.0.followUpBreak.0")]);
    expect(chain(["2"])).toEqual([]);
  });

  test("a throw that is named by its chain is compared with that chain alone", () => {
    // From SHH1 the same buttons are broken by 2.
    const chain = {
      name: "x",
      throw: ["cd 1+3"],
      throwBreak: ["1"],
      followUp: ["AB1 2 1 1+3"],
      followUpBreak: ["2"],
    };
    expect(problemsOf(throwBreak, bareSheet("king", { chainThrows: [chain] }))).toEqual([
      'chainThrows.0.followUpBreak.0: "AB1 2 1 1+3" is broken by 1+2, not by 2',
    ]);
  });
});
