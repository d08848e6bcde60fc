import { afterEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "./storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was written is read", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(readStored("displayMode")).toBeUndefined();
  writeStored("displayMode", "notations");
  expect(readStored("displayMode")).toBe("notations");
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

test.each([
  ["refuses", { getItem: refuse, setItem: refuse }],
  ["is not there", undefined],
])("a storage that %s is an empty one", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(readStored("displayMode")).toBeUndefined();
  expect(() => writeStored("displayMode", "icons")).not.toThrow();
});
