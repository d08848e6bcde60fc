import { type PopulationPopularity, populationPopularitySchema } from "@tactician/contract";
import { expect, test } from "vitest";
import { parsePopularity } from "./parse-popularity.ts";
import { placesIn, withReplaced } from "./shape-fixture.ts";

const POPULARITY: PopulationPopularity = {
  version: 30101,
  rank: "rulers",
  since: "2026-10-24",
  until: "2026-11-22",
  widened: ["since"],
  matches: 700,
  countedAt: "2026-11-23T10:00:00.000Z",
  versions: [{ version: 30101, matches: 700, first: "2026-10-24", last: "2026-11-22" }],
  months: [
    {
      from: "2026-10-01",
      sides: 1400,
      ranks: [{ rank: "rulers", sides: 1300, characters: [{ id: "king", sides: 1300 }] }],
    },
  ],
};

test("who is played comes through as it is", () => {
  expect(populationPopularitySchema.parse(POPULARITY)).toEqual(POPULARITY);
  expect(parsePopularity(POPULARITY)).toEqual(POPULARITY);
});

test.each(placesIn(POPULARITY))("%s of another kind is refused, as the schema refuses it", (place) => {
  const broken = withReplaced(POPULARITY, place.split("."));
  expect(populationPopularitySchema.safeParse(broken).success).toBe(false);
  expect(() => parsePopularity(broken)).toThrow(TypeError);
});

test.each([null, undefined, "<html>", [], {}, 7])("%j is not who is played", (answer) => {
  expect(() => parsePopularity(answer)).toThrow(TypeError);
});
