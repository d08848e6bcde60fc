import { describe, expect, test } from "vitest";
import { bareSheet, chainThrow, problemsOf } from "../testing/sheets.ts";
import { throwBreak } from "./throws.ts";

describe("throw-break", () => {
  test.each([
    ["king", "f hcf 1", "1"],
    ["king", "f f f 2+4", "1+2"],
    ["king", "d 2+4", "none"],
    ["jin", "1+3", "1 or 2"],
    ["jin", "1+3", "2/1"],
    ["king", "f hcf 1", "2", "is broken by 1, not by 2"],
    ["king", "d 2+4", "1+2", "is broken by none, not by 1+2"],
    ["jin", "qcb 1+3", "left punch", "is no throw break"],
  ])("%s %s, broken by %s: %s", (characterId, move, written, ...reasons) => {
    const sheet = bareSheet(characterId, { mostImportantGrabs: [{ move, escape: written }] });
    expect(problemsOf(throwBreak, sheet)).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
  });

  const chain = (followUp: string[], followUpBreak: string[]) =>
    problemsOf(
      throwBreak,
      bareSheet("king", { chainThrows: [chainThrow(["cd 1+3"], followUp, followUpBreak)] }),
    );

  test("the breaks of a chain are compared in order, where each throw has one", () => {
    const throws = ["1 1+2", "2 1 1+3"];
    expect(chain(throws, ["1", "1+2"])).toEqual([]);
    expect(chain(throws, ["2", "1+2"])).toEqual([expect.stringContaining("chainThrows.0.followUpBreak.0")]);
    expect(chain(throws, ["2"])).toEqual([]);
  });

  test("a throw that is named by its chain is compared with that chain alone", () => {
    // From SHH1 the same buttons are broken by 2.
    expect(chain(["AB1 2 1 1+3"], ["2"])).toEqual([
      'chainThrows.0.followUpBreak.0: "AB1 2 1 1+3" is broken by 1+2, not by 2',
    ]);
  });
});
