import { expect, test } from "vitest";
import { ATTACKS } from "./attacks.ts";
import { readAttackOptions } from "./options.ts";

const namesOf = (...args: string[]) => readAttackOptions(args, ATTACKS).attacks.map(({ name }) => name);

test("without options everything is tried, in short a part", () => {
  expect(namesOf()).toEqual(ATTACKS.map(({ name }) => name));
  const short = namesOf("--short");
  expect(short.length).toBeGreaterThan(5);
  expect(short.length).toBeLessThan(ATTACKS.length);
});

test("attacks can be named, and each has a name of its own", () => {
  expect(namesOf("--only", "malformed,stopping", "--short")).toEqual(["malformed", "stopping"]);
  expect(new Set(namesOf()).size).toBe(ATTACKS.length);
});

test("what is no option or no attack is said, with those that there are", () => {
  expect(() => namesOf("--only", "nothing")).toThrow('There is no attack "nothing".\n\n  malformed ');
  expect(() => namesOf("--url", "http://example.com")).toThrow("Unknown option '--url'");
  expect(() => namesOf("--help")).toThrow("npm run attack -- ");
});
