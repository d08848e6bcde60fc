import { expect, test } from "vitest";
import { type MetMatch, parseMetMatch } from "./met-match.ts";

const MATCH: MetMatch = {
  ...{ id: "a", at: 1000, changedAt: 1000, source: "tapped", me: "king", them: "paul", result: "lost" },
  moves: [{ move: "Paul-df+2", hits: 2, blocked: 1, punished: 0 }],
};

test("a match is read as it was written, without what it should not have", () => {
  expect(parseMetMatch(JSON.parse(JSON.stringify(MATCH)))).toEqual(MATCH);
  expect(parseMetMatch({ ...MATCH, more: "x", result: "tied" })).not.toHaveProperty("result");
  const moves = [...MATCH.moves, { move: "Paul-1", hits: -1, blocked: 0, punished: 0 }, null, "x"];
  expect(parseMetMatch({ ...MATCH, moves })).toEqual(MATCH);
});

test("what is no match is none", () => {
  for (const part of [
    { id: "" },
    { at: Number.NaN },
    { me: "Nobody!" },
    { them: undefined },
    { source: "x" },
  ])
    expect(parseMetMatch({ ...MATCH, ...part })).toBeUndefined();
  for (const junk of [undefined, null, 1, "x", []]) expect(parseMetMatch(junk)).toBeUndefined();
});
