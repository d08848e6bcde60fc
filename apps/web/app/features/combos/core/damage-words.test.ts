import { expect, test } from "vitest";
import { damageWords } from "./damage-words.ts";

test("one estimate is one number, several are a range", () => {
  expect(damageWords({ min: 62, max: 62 })).toBe("about 62 damage");
  expect(damageWords({ min: 58, max: 62 })).toBe("about 58 to 62 damage");
});
