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

test("a storage that refuses is an empty one", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(readStored("displayMode")).toBeUndefined();
  expect(() => writeStored("displayMode", "icons")).not.toThrow();
});

test("no storage at all is an empty one", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(readStored("colorMode")).toBeUndefined();
  expect(() => writeStored("colorMode", "true")).not.toThrow();
});
