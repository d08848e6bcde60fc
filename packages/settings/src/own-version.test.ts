import { expect, test } from "vitest";
import { ownVersion } from "./own-version.ts";

test("the version is found from wherever an app runs", () => {
  expect(ownVersion()).toMatch(/^\d+\.\d+\.\d+$/);
});
