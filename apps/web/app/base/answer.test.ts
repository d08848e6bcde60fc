import { afterEach, expect, test, vi } from "vitest";
import { answerOf } from "./answer.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [false, "You're offline. This page isn't saved."],
  [true, "Failed to fetch"],
])("what a page says of a failure where the browser is online is %s: %s", async (onLine, failure) => {
  vi.stubGlobal("navigator", { onLine });
  const failed = Promise.reject(new TypeError("Failed to fetch"));
  expect(await answerOf(failed)).toEqual({ failure, isMissing: false });
});
