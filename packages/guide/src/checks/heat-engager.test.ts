import { describe, expect, test } from "vitest";
import { bareSheet, problemsOf } from "../testing/sheets.ts";
import { heatEngager } from "./heat.ts";

describe("heat-engager", () => {
  test("the property is asked of the last move named, in both sections", () => {
    const sheet = bareSheet("jin", {
      heatEngagers: [
        { move: "ZEN 1 2", description: "x" },
        { move: "ZEN 1", description: "x" },
      ],
      heatSystem: [
        { engager: "f 3 1", ender: "f f 4" },
        { engager: "uf 4", ender: "f f 4" },
      ],
    });
    expect(problemsOf(heatEngager, sheet)).toEqual([
      'heatEngagers.1.move: "ZEN 1" is no heat engager',
      'heatSystem.1.engager: "uf 4" is no heat engager',
    ]);
  });
});
