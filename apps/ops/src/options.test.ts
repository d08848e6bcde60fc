import { UsageError } from "@tactician/settings";
import { describe, expect, test } from "vitest";
import { readCountOptions } from "./count.ts";
import { readFeedOptions } from "./feed.ts";

const NOW = Date.parse("2026-08-10T12:00:00Z") / 1000;
const DAY = 86_400;
const read = (...args: string[]) => readFeedOptions(args, NOW);
const readCount = (...args: string[]) => readCountOptions(args, NOW * 1000);

test("without options, the last day is read and then followed, politely", () => {
  expect(read()).toEqual({ since: NOW - DAY, until: undefined, pauseSeconds: 2, once: false });
});

test.each([
  ["2026-08-01", "2026-08-01T00:00:00Z"],
  ["2026-08-01T18:30Z", "2026-08-01T18:30:00Z"],
  ["2026-08-01T18:30:05+02:00", "2026-08-01T16:30:05Z"],
])("--since %s", (text, instant) => {
  expect(read("--since", text).since).toBe(Date.parse(instant) / 1000);
});

test("with --until a stretch of the past is read once", () => {
  const until = Date.parse("2024-10-08T20:00:00Z") / 1000;
  expect(read("--until", "2024-10-08T20:00Z", "--pause", "0.5")).toEqual({
    since: until - DAY,
    until,
    pauseSeconds: 0.5,
    once: true,
  });
});

test("counts are rebuilt, matches are deleted, or both", () => {
  const forgetBefore = Date.parse("2026-08-01") / 86_400_000;
  expect(readCount("--rebuild")).toEqual({ rebuild: true, forgetBefore: undefined });
  expect(readCount("--forget-before", "2026-08-01")).toEqual({ rebuild: false, forgetBefore });
  expect(readCount("--rebuild", "--forget-before", "2026-08-10")).toEqual({
    rebuild: true,
    forgetBefore: forgetBefore + 9,
  });
});

describe("mistakes are named, and nothing is deleted by one", () => {
  test.each([
    [["--since", "yesterday"], /--since must be a date such as .* \(it is "yesterday"\)/],
    [["--since", "2026-13-01"], /--since must be a date/],
    [["--since", "2026-08-01T18:30"], /--since must be a date/],
    [["--since", "2027-01-01"], /--since must be in the past and before --until/],
    [["--until", "2027-01-01"], /--until must be in the past/],
    [["--since", "2026-08-02", "--until", "2026-08-01"], /--since must be in the past and before --until/],
    [["--pause", "-1"], /--pause/],
    [["--pause", "slow"], /--pause must be a number of seconds \(it is "slow"\)/],
    [["--backwards"], /--backwards/],
    [["2026-08-01"], /2026-08-01/],
  ])("feed %j", (args, message) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(message);
  });

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
  ])("count %j", (args, message) => {
    expect(() => readCount(...args)).toThrow(UsageError);
    expect(() => readCount(...args)).toThrow(message);
  });
});
