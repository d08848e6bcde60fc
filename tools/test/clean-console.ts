import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning or error on the console fails the test that caused it, unless the test expects it with a spy of its own.
beforeEach(() => {
  vi.spyOn(console, "warn");
  vi.spyOn(console, "error");
});

afterEach(() => {
  const complaints = [console.warn, console.error].flatMap((method) =>
    vi.isMockFunction(method) ? method.mock.calls : [],
  );
  vi.restoreAllMocks();
  expect(complaints, "nothing on the console").toEqual([]);
});
