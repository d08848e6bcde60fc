import { type CharacterMoves, characterMovesSchema } from "@tactician/contract";
import { expect, test } from "vitest";
import { parseMovelist } from "./parse-movelist.ts";
import { placesIn, withReplaced } from "./shape-fixture.ts";

const MOVELIST: CharacterMoves = {
  _id: "jin",
  name: "Jin",
  vocabulary: ["ZEN"],
  character: "Jin",
  checkedAt: "2026-08",
  stances: [{ token: "ZEN", aliases: ["Zanshin"] }],
  moves: [
    {
      id: "ZEN.1,2",
      command: "ZEN 1 2",
      aliases: ["ZEN 1 2~f"],
      name: "A string",
      parent: "ZEN.1",
      from: ["ZEN"],
      hits: [{ level: "high", damage: 10 }],
      ownHits: 1,
      damage: 10,
      startup: { min: 10 },
      ownStartup: [{ min: 20 }],
      block: { min: -12 },
      hit: { min: 3 },
      counterHit: { min: 8 },
      properties: ["homing"],
      transitions: [{ into: "ZEN" }],
      links: [{ kind: "combo" }],
      nicknames: ["Two"],
      requires: ["heat"],
      changed: "2026-03-17",
    },
  ],
};

test("a movelist comes through as it is", () => {
  expect(characterMovesSchema.parse(MOVELIST)).toEqual(MOVELIST);
  expect(parseMovelist(MOVELIST)).toEqual(MOVELIST);
});

test.each(placesIn(MOVELIST))("%s of another kind is refused, as the schema refuses it", (place) => {
  const broken = withReplaced(MOVELIST, place.split("."));
  expect(characterMovesSchema.safeParse(broken).success).toBe(false);
  expect(() => parseMovelist(broken)).toThrow(TypeError);
});

test.each([null, undefined, "<html>", [], {}, 7])("%j is no movelist", (answer) => {
  expect(() => parseMovelist(answer)).toThrow(TypeError);
});
