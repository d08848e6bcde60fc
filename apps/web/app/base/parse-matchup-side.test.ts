import { type MatchupSide, matchupSideSchema } from "@tactician/contract";
import { expect, test } from "vitest";
import { parseMatchupSide } from "./parse-matchup-side.ts";
import { placesIn, withReplaced } from "./shape-fixture.ts";

const SIDE: MatchupSide = {
  _id: "king",
  name: "King",
  checkedAgainst: "2026-08",
  vocabulary: ["JGS"],
  situations: [
    {
      move: "JGS 4",
      id: "King-JGS.4",
      levels: ["high"],
      isString: false,
      frames: 12,
      worstFrames: 14,
      posture: "in a stance",
      stance: "JGS",
      isLow: false,
      from: "standing",
      isUnsafe: true,
      block: { min: -14, max: -12 },
      waysOut: [{ kind: "duck", hit: 1, evidence: "note" }],
    },
  ],
  stepping: { homing: ["f 4"], tracking: [{ move: "df 1", left: 22, right: 8 }] },
  candidates: [
    {
      answer: {
        move: "uf 4",
        id: "King-uf+4",
        frames: 15,
        damage: 13,
        total: 60,
        launches: true,
        launch: { reason: "combo", route: ["df 1"] },
        condition: ["resource"],
        resource: "STB",
        manner: ["charged"],
        reach: "not known",
        metres: 1.5,
        sources: ["sheet"],
      },
      from: "standing",
      isHigh: false,
      hitsLying: false,
      onlyLying: false,
    },
  ],
  named: [
    {
      against: "paul",
      id: "Paul-CS.2",
      answers: [{ move: "ssl", launches: false, reach: "close", sources: ["matchup"] }],
    },
  ],
};

/** What the page only hands on, or reads as yes or no. */
const HANDED_ON = /isLow|isHigh|hitsLying|onlyLying|waysOut\.0\.(hit|evidence)|block\.max|launch\.reason/;

test("a side comes through as it is", () => {
  expect(matchupSideSchema.parse(SIDE)).toEqual(SIDE);
  expect(parseMatchupSide(SIDE)).toEqual(SIDE);
});

test("a side that was kept before anything was known of steps comes through without", () => {
  const { stepping: _new, ...kept } = SIDE;
  const complete = { ...SIDE, stepping: { homing: [], tracking: [] } };
  expect(matchupSideSchema.parse(kept)).toEqual(complete);
  expect(parseMatchupSide(kept)).toEqual(complete);
});

test.each(placesIn(SIDE))("%s of another kind is refused, as the schema refuses it", (place) => {
  const broken = withReplaced(SIDE, place.split("."));
  expect(matchupSideSchema.safeParse(broken).success).toBe(false);
  if (!HANDED_ON.test(place)) expect(() => parseMatchupSide(broken)).toThrow(TypeError);
});

test.each([null, undefined, "<html>", [], {}, 7])("%j is no side", (answer) => {
  expect(() => parseMatchupSide(answer)).toThrow(TypeError);
});
