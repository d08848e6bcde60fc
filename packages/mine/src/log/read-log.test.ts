import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { logHeader, logLine } from "./match-log.ts";
import { createLogReader, LONGEST_LINE, nameMoves, type ReadLog } from "./read-log.ts";

const NOW = Date.UTC(2026, 10, 28, 12);
const HEADER = { matchLog: 1 };
const MATCH = { match: "1", at: "2026-11-28T10:00:00Z", me: "king", them: "Paul", result: "lost" };

function read(lines: readonly unknown[]): ReadLog {
  const reader = createLogReader(NOW);
  for (const line of lines) reader.push(typeof line === "string" ? line : JSON.stringify(line));
  const log = reader.finish();
  if ("problem" in log) throw new Error(log.problem);
  return log;
}

const problemOf = (first: string) => {
  const reader = createLogReader(NOW);
  const pushed = reader.push(first);
  const log = reader.finish();
  return [pushed, "problem" in log ? log.problem : undefined];
};

const attack = (move: string, did: string, more: object = {}) => ({ by: "them", move, did, ...more });

test("a log adds up to what each move of the opponent did, match by match", () => {
  const log = read([
    HEADER,
    MATCH,
    attack("df+2", "hit", { frames: 30, damage: 20 }),
    attack("df+2", "counter hit"),
    attack("df+2", "block", { reply: "nothing" }),
    attack("Paul-df+2", "block", { reply: "punish", replyMove: "1,2" }),
    attack("df+2", "whiff"),
    attack("d+4", "whiff", { reply: "punish" }),
    attack("1+3", "throw break"),
    { by: "me", move: "1", did: "hit" },
    { ...MATCH, match: "2", them: "devil-jin", result: "draw" },
    attack("f,F+2", "parry"),
  ]);
  const common = { changedAt: Date.parse(MATCH.at), at: Date.parse(MATCH.at), source: "log", me: "king" };
  expect(log).toEqual({
    matches: [
      {
        ...{ ...common, id: "log:1", them: "paul", result: "lost" },
        moves: [
          { move: "Paul-df+2", hits: 2, blocked: 1, punished: 1 },
          { move: "Paul-d+4", hits: 0, blocked: 0, punished: 1 },
          { move: "Paul-1+3", hits: 0, blocked: 1, punished: 0 },
        ],
      },
      {
        ...{ ...common, id: "log:2", them: "devil-jin" },
        moves: [{ move: "Devil Jin-f,F+2", hits: 0, blocked: 1, punished: 0 }],
      },
    ],
    ...{ exchanges: 9, skipped: 0, isCut: false, early: 0, isFull: false, unknownCharacters: [] },
  });
});

test("what is broken is left out and counted, and a line that is cut off at the end is told apart", () => {
  const log = read([
    HEADER,
    attack("1", "hit"),
    MATCH,
    '{"by":"them","move":"1",',
    attack("1", "hit"),
    attack("1", "missed"),
    { ...attack("1", "hit"), damage: "<b>" },
    "null",
    `"${"x".repeat(LONGEST_LINE)}"`,
    { __proto__: null, constructor: 1 },
    "",
    '{"by":"them","move":"df+2","did":"h',
  ]);
  expect(log).toMatchObject({ exchanges: 1, skipped: 7, firstSkipped: 2, isCut: true });
  expect(log.matches[0]?.moves).toEqual([{ move: "Paul-1", hits: 1, blocked: 0, punished: 0 }]);
});

test("characters of tomorrow are named, and times of tomorrow are now", () => {
  const log = read([
    HEADER,
    { ...MATCH, them: "Newcomer" },
    attack("1", "hit"),
    { ...MATCH, match: "2", at: "2031-01-01T00:00:00+09:00" },
    attack("1", "hit"),
  ]);
  expect(log).toMatchObject({ unknownCharacters: ["Newcomer"], early: 1, skipped: 0, exchanges: 1 });
  expect(log.matches.map(({ id, at }) => [id, at])).toEqual([["log:2", NOW]]);
});

test("names are text: HTML in one is a move that nobody has", () => {
  const log = read([HEADER, MATCH, attack("<img src=x onerror=alert(1)>", "hit")]);
  expect(log.matches[0]?.moves[0]?.move).toBe("Paul-<img src=x onerror=alert(1)>");
  expect(nameMoves(log.matches, () => undefined).unknown).toHaveLength(1);
});

test("moves are named by the movelist, and two ways to write one are one", () => {
  const log = read([HEADER, MATCH, attack("df2", "hit"), attack("df+2", "block"), attack("gone", "hit")]);
  const find = (_them: string, text: string) => (text.startsWith("df") ? "Paul-df+2" : undefined);
  expect(nameMoves(log.matches, find)).toMatchObject({
    matches: [
      {
        moves: [
          { move: "Paul-df+2", hits: 1, blocked: 1, punished: 0 },
          { move: "Paul-gone", hits: 1 },
        ],
      },
    ],
    unknown: ["Paul-gone"],
  });
});

test("another file is none of this, and a later version is refused at its first line", () => {
  expect(problemOf('{"matchLog":2}')).toEqual(["of a later version", "of a later version"]);
  expect(problemOf('{"record":"session_header"}')).toEqual(["no log", "no log"]);
  for (const first of ["<html>", "[]", "null", '{"matchLog":0}', '{"tactician":1}', `${"[".repeat(90_000)}`])
    expect(problemOf(first)).toEqual(["no log", "no log"]);
  expect(createLogReader(NOW).finish()).toEqual({ problem: "no log" });
});

test("half a million exchanges of 25,000 matches are read, the matches beyond the limit left out", () => {
  const reader = createLogReader(NOW);
  reader.push(JSON.stringify(HEADER));
  const line = JSON.stringify(attack("df+2", "hit"));
  for (let match = 0; match < 25_000; match += 1) {
    reader.push(JSON.stringify({ ...MATCH, match: `${match}` }));
    for (let n = 0; n < 20; n += 1) reader.push(line);
  }
  expect(reader.finish()).toMatchObject({ exchanges: 400_000, isFull: true, skipped: 0 });
});

/*
 * Situations that the documentation of tekken-coach names (its segmenter's fixtures: a blocked move at -13, a string with a high to duck, a
 * true string, a throw that could be broken, a punished whiff, a plus move in Heat), written here as its schema 1.2.0 would have them.
 */
const COACH_HEADER = {
  record: "session_header",
  ...{ schema_version: "1.2.0", created_at: "2026-11-27T19:30:00Z", capture_mode: "clean" },
  ...{ user_player: 0, user_char: "Kazuya" },
  matches: [{ match_id: "2026-11-27T20:00:00Z#1", opponent_char: "Paul", result: "loss", rounds: 3 }],
};
const situation = (move: string, reaction: string, outcome: string, result = "none", attacker = 1) => ({
  ...{ id: "m1-r1-i001", match_id: "2026-11-27T20:00:00Z#1", round: 1, start_frame: 1, end_frame: 40 },
  ...{ attacker, defender: 1 - attacker, attacker_move_id: 1, attacker_move_name: move },
  attacker_char_name: attacker === 1 ? "Paul" : "Kazuya",
  defender_char_name: attacker === 1 ? "Kazuya" : "Paul",
  ...{ defender_reaction: reaction, observed_advantage: null, outcome },
  follow_up: { move_id: 0, result, reaction_frames: null },
  ...{ string_hits: [], notes: [], labels: { frame_data_matched: true } },
});

test("the situations of tekken-coach's documentation give the sums that their outcomes name", () => {
  const log = read([
    COACH_HEADER,
    situation("f+3,1", "blocked", "no_punish"),
    situation("f+3,1", "blocked", "punished", "hit"),
    situation("f+3,1", "blocked", "bad_punish", "hit"),
    situation("df+1,1,2", "blocked", "no_punish"),
    situation("1,2", "counter_hit", "challenged_true", "got_counter_hit"),
    situation("1+3", "thrown", "neutral"),
    situation("1+3", "throw_broke", "neutral"),
    situation("d+4", "whiff_punished", "punished", "hit"),
    situation("d+4", "evaded", "neutral"),
    situation("d+4", "hit", "ate_low"),
    situation("f+1+2", "counter_hit", "mashed_into_ch", "got_counter_hit"),
    situation("f+1+2", "blocked", "neutral", "blocked"),
    situation("df+2", "stagger", "neutral"),
    situation("df+2", "hit", "neutral", "none", 0),
    situation("df+2", "of_tomorrow", "neutral"),
  ]);
  expect(log).toMatchObject({ exchanges: 14, skipped: 1, firstSkipped: 16 });
  expect(log.matches).toEqual([
    {
      ...{ id: "coach:2026-11-27T20:00:00Z#1", source: "log", me: "kazuya", them: "paul", result: "lost" },
      ...{ at: Date.UTC(2026, 10, 27, 20), changedAt: Date.UTC(2026, 10, 27, 20) },
      moves: [
        { move: "Paul-f+3,1", hits: 0, blocked: 1, punished: 2 },
        { move: "Paul-df+1,1,2", hits: 0, blocked: 1, punished: 0 },
        { move: "Paul-1,2", hits: 1, blocked: 0, punished: 0 },
        { move: "Paul-1+3", hits: 1, blocked: 1, punished: 0 },
        { move: "Paul-d+4", hits: 1, blocked: 0, punished: 1 },
        { move: "Paul-f+1+2", hits: 1, blocked: 1, punished: 0 },
        { move: "Paul-df+2", hits: 1, blocked: 0, punished: 0 },
      ],
    },
  ]);
});

test("of its versions those of its first major one are read, whatever they add", () => {
  const lines = [{ ...COACH_HEADER, schema_version: "1.9.0", more: [] }, situation("1", "hit", "x")];
  expect(read(lines).matches).toHaveLength(1);
  expect(problemOf(JSON.stringify({ ...COACH_HEADER, schema_version: "2.0.0" }))[1]).toBe(
    "of a later version",
  );
});

test("the schema and the example of the documentation are what is read", () => {
  const file = (name: string) =>
    readFileSync(new URL(`../../../../apps/web/public/match-log/${name}`, import.meta.url), "utf8");
  const [first = "", ...lines] = file("example.jsonl").trim().split("\n");
  expect(read([first, ...lines])).toMatchObject({ skipped: 0, isCut: false, unknownCharacters: [] });
  const schema = z.toJSONSchema(z.union([logHeader, ...logLine.def.options]), {
    target: "draft-2020-12",
    io: "input",
  });
  expect(JSON.parse(file("schema.json"))).toEqual(schema);
});
