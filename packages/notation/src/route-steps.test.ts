import { expect, test } from "vitest";
import { restAfter, splitSteps } from "./parse.ts";

test.each([
  { written: "1 into db 2 2 3", steps: ["1", "db 2 2 3"] },
  { written: "1 ⏵ db 2", steps: ["1", "db 2"] },
  { written: "1 INTO 2", steps: ["1", "2"] },
  { written: " ", steps: [] },
  { written: "df 2", steps: ["df 2"] },
  { written: "into", steps: ["into"] },
  { written: "df+2 → b+1", steps: ["df+2", "b+1"] },
  { written: "df+2 → b+1 → 1", steps: ["df+2", "b+1", "1"] },
  { written: "→+2", steps: ["→+2"] },
])("'$written' has the steps $steps", ({ written, steps }) => {
  expect(splitSteps(written)).toEqual(steps);
});

test.each([
  { step: "(db 4) 4", before: "ch db 4", rest: "4" },
  { step: "(2 1) 4", before: "CH (2) 1", rest: "4" },
  { step: "(df 1) 2 2", before: "heat ch df 1", rest: "2 2" },
  { step: "(KAT 4) 2", before: "ch KAT 4", rest: "2" },
  { step: "(4) 3", before: "uf 4", rest: undefined },
  { step: "(db 4) 3", before: "b 2 4", rest: undefined },
  { step: "db 4 3", before: "db 4", rest: undefined },
  { step: "(dash) 3", before: "4", rest: undefined },
  { step: "(4)", before: "4", rest: undefined },
])("of '$step' after '$before' the rest is $rest", ({ step, before, rest }) => {
  expect(restAfter(step, before)).toBe(rest);
});
