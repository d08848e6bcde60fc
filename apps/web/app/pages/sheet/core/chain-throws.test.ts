import { expect, test } from "vitest";
import { breakOf, chainParts } from "./sheet-words.ts";

const deathCradle = {
  _id: "king-chain-1",
  name: "Rolling Death Cradle",
  throw: ["df 2+3"],
  throwBreak: ["1+2"],
  followUp: ["1+3 3+4 2+4", "1+2 1+2+3"],
  followUpBreak: ["none", "1+2"],
  simpleInput: "1+2",
  simpleBreak: "2",
};

test("every input of a chain throw names what breaks it", () => {
  expect(chainParts(deathCradle)).toEqual([
    { label: "Throw", steps: [{ input: "df 2+3", breakInput: "1+2" }] },
    {
      label: "Follow-up",
      steps: [
        { input: "1+3 3+4 2+4", breakInput: undefined },
        { input: "1+2 1+2+3", breakInput: "1+2" },
      ],
    },
    { label: "Simple", steps: [{ input: "1+2", breakInput: "2" }] },
  ]);
});

test("a missing break means that nothing breaks it", () => {
  const [first, second, third] = chainParts({
    ...deathCradle,
    throwBreak: [],
    followUpBreak: [],
    simpleBreak: "",
  });
  expect(first?.steps[0]?.breakInput).toBeUndefined();
  expect(second?.steps.map(({ breakInput }) => breakInput)).toEqual([undefined, undefined]);
  expect(third?.steps[0]?.breakInput).toBeUndefined();
});

test("one throw with two breaks is broken by either", () => {
  const [first] = chainParts({ ...deathCradle, throw: ["1+3"], throwBreak: ["1", "2"] });
  expect(first?.steps).toEqual([{ input: "1+3", breakInput: "1 or 2" }]);
});

test("parts that a chain throw does not have are left out", () => {
  const { simpleInput: _, ...withoutSimple } = deathCradle;
  const parts = chainParts({ ...withoutSimple, followUp: [] });
  expect(parts.map(({ label }) => label)).toEqual(["Throw"]);
});

test.each([
  { written: "1+2", breakInput: "1+2" },
  { written: "none", breakInput: undefined },
  { written: " None ", breakInput: undefined },
  { written: undefined, breakInput: undefined },
])("the break '$written' reads as $breakInput", ({ written, breakInput }) => {
  expect(breakOf(written)).toBe(breakInput);
});
