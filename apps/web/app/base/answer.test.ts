import { afterEach, expect, test, vi } from "vitest";
import { answerOf } from "./answer.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const failed = () => answerOf(Promise.reject(new TypeError("Failed to fetch")));

test("without a connection a page says that it is not saved, not what the browser calls it", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await failed()).toEqual({ failure: "You're offline. This page isn't saved.", isMissing: false });
});

test("with one it says what happened", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(await failed()).toEqual({ failure: "Failed to fetch", isMissing: false });
});
