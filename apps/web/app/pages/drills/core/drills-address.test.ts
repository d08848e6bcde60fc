import type { Verdict } from "@tactician/drills";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drillsAddress, outcomeOf, type TheirResult } from "./drills-address.ts";

const theirs: fc.Arbitrary<TheirResult> = fc.record({
  results: fc.array(fc.constantFrom<Verdict>("best", "works", "wrong"), { minLength: 1, maxLength: 10 }),
  seconds: fc.nat(9999),
  digest: fc.constantFrom("0badf00d", "deadbeef"),
});

test("a challenge comes back from its link", () => {
  fc.assert(
    fc.property(theirs, fc.constantFrom("x4f", "2026-11-23"), (result, seed) => {
      const address = { me: "king", them: "jin", mode: "challenge", seed, theirs: result } as const;
      expect(drillsAddress.parse(drillsAddress.format(address))).toEqual(address);
    }),
  );
});

test.each([
  "mode=challenge&seed=%3Cb%3E&theirs=2",
  "mode=challenge&theirs=22222222222.1.deadbeef",
  "mode=challenge&seed=&theirs=290.1.deadbeef",
  "mode=challenge&theirs=22.99999.deadbeef",
  "mode=challenge&theirs=22.1.DEADBEEF",
])("what is no result in a link is as if there had been none: %s", (query) => {
  expect(drillsAddress.parse(new URLSearchParams(query))).toEqual({
    me: undefined,
    them: undefined,
    mode: "challenge",
  });
});

test("who has more cards wins, what works counts half, and of two alike who was faster", () => {
  const of = (digits: string, seconds: number) => {
    const address = drillsAddress.parse(new URLSearchParams(`theirs=${digits}.${seconds}.deadbeef`));
    return address.theirs ?? { results: [], seconds: 0, digest: "" };
  };
  expect(outcomeOf(of("220", 90), of("211", 9))).toBe("lost");
  expect(outcomeOf(of("220", 90), of("210", 9))).toBe("won");
  expect(outcomeOf(of("220", 9), of("220", 10))).toBe("won");
  expect(outcomeOf(of("220", 9), of("022", 9))).toBe("even");
});
