import { expect, test } from "vitest";
import { splitSteps } from "./parse.ts";

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
