import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const file = new URL("../../../../../content/tips.yaml", import.meta.url);
const tips: unknown[] = parse(readFileSync(file, "utf8"), { schema: "failsafe" });

test("there are at least thirty tips, each different", () => {
  expect(tips.length).toBeGreaterThanOrEqual(30);
  expect(new Set(tips).size).toBe(tips.length);
});

test.each(tips)("a tip is one line that fits its place: %s", (tip) => {
  expect(tip).toEqual(expect.any(String));
  expect(String(tip)).toMatch(/^[A-Z].{10,84}[.?!"]$/);
});
