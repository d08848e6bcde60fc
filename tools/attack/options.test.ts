import { expect, test } from "vitest";
import { ATTACKS } from "./attacks.ts";
import { chooseAttacks } from "./options.ts";

const namesOf = (short: boolean, only?: string) =>
  chooseAttacks({ short, only }, ATTACKS).map(({ name }) => name);

test("without options everything is tried, in short a part", () => {
  expect(namesOf(false)).toEqual(ATTACKS.map(({ name }) => name));
  const short = namesOf(true);
  expect(short.length).toBeGreaterThan(5);
  expect(short.length).toBeLessThan(ATTACKS.length);
});

test("attacks can be named, and each has a name of its own", () => {
  expect(namesOf(true, "malformed,stopping")).toEqual(["malformed", "stopping"]);
  expect(new Set(namesOf(false)).size).toBe(ATTACKS.length);
});

test("what is no attack is said, with those that there are", () => {
  expect(() => namesOf(false, "nothing")).toThrow('There is no attack "nothing".\n\n  malformed ');
});
