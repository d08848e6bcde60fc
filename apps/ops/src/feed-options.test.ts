import { UsageError } from "@tactician/settings";
import { describe, expect, test } from "vitest";
import { readFeedOptions } from "./feed-options.ts";

const NOW = Date.parse("2026-08-10T12:00:00Z") / 1000;
const DAY = 86_400;
const read = (...args: string[]) => readFeedOptions(args, NOW);

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

describe("mistakes are named", () => {
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
  ])("%j", (args, message) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(message);
  });

  test("asking for help is none", () => {
    expect(() => read("--help")).toThrow(expect.objectContaining({ isMistake: false }));
  });
});
