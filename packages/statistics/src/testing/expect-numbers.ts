import { expect } from "vitest";

/** For tests: every number anywhere in it is finite. */
export function expectNumbers(value: unknown): void {
  if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) expectNumbers(part);
}
