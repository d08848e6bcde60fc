import { expect, test } from "vitest";
import { brokenLimits, type Seen } from "./limits.ts";

const calm: Seen = {
  idleMb: 121,
  nowMb: 130,
  peakMb: 200,
  afterwardsMb: 130,
  worstMs: 40,
  probes: 20,
  failures: [],
  stopped: false,
  ended: undefined,
  written: { log: "Tactician is ready: http://127.0.0.1:1\n", errors: "" },
};

const broken = (changes: Partial<Seen>) => brokenLimits({ ...calm, ...changes }, "full");

test("a server that keeps calm keeps all limits", () => {
  expect(broken({})).toEqual([]);
});

test.each<[string, Partial<Seen>]>([
  ["memory when idle at most 180 MB: 181 MB", { idleMb: 181 }],
  ["memory at any time at most 350 MB: 2280 MB", { peakMb: 2280 }],
  ["memory afterwards at most 320 MB: 1000 MB", { afterwardsMb: 1000 }],
  ["others' worst answer at most 1000 ms: 76000 ms", { worstMs: 76_000 }],
  ["others are answered 200: 1 were not (/about: ECONNRESET)", { failures: ["/about: ECONNRESET"] }],
  ["the server stays up: SIGABRT", { ended: "SIGABRT" }],
  ["no error that nobody caught: TypeError: no", { written: { log: "", errors: "TypeError: no\n" } }],
  [
    'no error that nobody caught: {"level":50,"msg":"error of ours"}',
    { written: { log: '{"level":50,"msg":"error of ours"}\n', errors: "" } },
  ],
])("%s", (told, changes) => {
  expect(broken(changes)).toEqual([told]);
});

test("a warning in the log is no error of ours", () => {
  expect(
    broken({ written: { log: '{"level":40,"msg":"Failed to fetch news: error"}\n', errors: "" } }),
  ).toEqual([]);
});
