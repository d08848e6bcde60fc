import { UsageError } from "@tactician/settings";
import { describe, expect, test } from "vitest";
import { readCountOptions } from "./count-options.ts";

const NOW = Date.parse("2026-08-10T12:00:00Z");
const read = (...args: string[]) => readCountOptions(args, NOW);

test("counts are rebuilt, matches are deleted, or both", () => {
  const forgetBefore = Date.parse("2026-08-01") / 86_400_000;
  expect(read("--rebuild")).toEqual({ rebuild: true, forgetBefore: undefined });
  expect(read("--forget-before", "2026-08-01")).toEqual({ rebuild: false, forgetBefore });
  expect(read("--rebuild", "--forget-before", "2026-08-10")).toEqual({
    rebuild: true,
    forgetBefore: forgetBefore + 9,
  });
});

describe("mistakes are named, and nothing is deleted by one", () => {
  test.each([
    [[], /--rebuild or --forget-before is missing/],
    [["--forget-before", "yesterday"], /must be a date such as 2026-08-01 \(it is "yesterday"\)/],
    [["--forget-before", "2026-02-30"], /must be a date/],
    [["--forget-before", "2026-08-01T00:00Z"], /must be a date/],
    [["--forget-before", "2026-08-11"], /must be in the past/],
    [["--forget-before", "1970-01-01"], /must be in the past/],
    [["--forget-before", ""], /must be a date/],
    [["--forget"], /--forget/],
    [["2026-08-01"], /2026-08-01/],
  ])("%j", (args, message) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(message);
  });

  test("asking for help is none", () => {
    expect(() => read("--help")).toThrow(expect.objectContaining({ isMistake: false }));
  });
});
