import { expect, test } from "vitest";
import { matchupsCsv, matchupsFileName } from "./matchup-table.ts";
import { sinceOf } from "./world-address.ts";
import {
  ageWords,
  countWords,
  filterWords,
  placeWords,
  reliabilityWords,
  widenedWords,
} from "./world-words.ts";

const ANSWER = {
  matches: 570_057,
  until: "2024-10-09",
  countedAt: "2024-10-09T12:00:00.000Z",
  versions: [],
  reliability: 0.18,
  characters: [],
  cells: [
    { me: "king", them: "jin", matches: 3, wins: 1, draws: 0 },
    { me: "jin", them: "king", matches: 9, wins: 5, draws: 1, estimate: 50.4, low: 48, high: 52.8 },
  ],
};
const AT = Date.parse(ANSWER.countedAt);

test("how many matches, until when, and which", () => {
  expect(countWords(ANSWER, false)).toBe("570,057 ranked matches until 9 October 2024.");
  expect(countWords({ ...ANSWER, matches: 1, until: undefined }, true)).toBe("1 generated match.");
  expect(filterWords(ANSWER)).toBe("All ranks, all patches");
  expect(filterWords({ ...ANSWER, version: 30101, rank: "rulers", since: "2024-10-01" })).toBe(
    "Mighty to Battle Ruler, patch 3.01.01, since 1 October 2024",
  );
  expect(filterWords({ ...ANSWER, version: "other" })).toBe("All ranks, other patches");
});

test("too few matches are said to be too few", () => {
  expect(reliabilityWords(ANSWER)).toBe(
    "Too few matches (570,057) to rank matchups yet: differences are mostly chance.",
  );
  expect(reliabilityWords({ ...ANSWER, reliability: 0.9 })).toBe("");
  expect(reliabilityWords({ ...ANSWER, matches: 0, reliability: 0 })).toBe("");
});

test("what was left out is named", () => {
  expect(widenedWords(ANSWER)).toBe("");
  expect(widenedWords({ ...ANSWER, widened: ["version", "since"] })).toBe(
    "No match has all of these filters: shown without the patch and the time.",
  );
});

test("an old answer says so", () => {
  expect(ageWords(ANSWER, AT + 600_000)).toBe("");
  expect(ageWords(ANSWER, AT + 2 * 3_600_000)).toMatch(/^Counted 9 Oct 2024, .*newer matches are missing/);
  expect(ageWords({ ...ANSWER, countedAt: "?" }, AT)).toBe("");
});

test("periods begin on a day", () => {
  expect(sinceOf("all", AT)).toBeUndefined();
  expect(sinceOf("30-days", AT)).toBe("2024-09-09");
  expect(sinceOf("12-months", AT)).toBe("2023-10-10");
});

test("a file names what is in it, and generated matches in every line", () => {
  expect(matchupsCsv(ANSWER, false)).toBe(
    "me,them,matches,wins,draws,estimate,low,high,source\r\nking,jin,3,1,0,,,,ranked matches\r\njin,king,9,5,1,50.4,48,52.8,ranked matches\r\n",
  );
  expect(matchupsCsv(ANSWER, true).match(/sample: generated matches\r\n/g)).toHaveLength(2);
  expect(matchupsFileName(ANSWER, false)).toBe("matchups-to-2024-10-09");
  expect(matchupsFileName(ANSWER, false, "king")).toBe("matchups-king-to-2024-10-09");
  expect(matchupsFileName({ ...ANSWER, version: 30101, rank: "rulers", since: "2024-10-01" }, true)).toBe(
    "sample-matchups-30101-rulers-from-2024-10-01-to-2024-10-09",
  );
});

test("a player's place is told as far as it is known", () => {
  expect(placeWords("Ann", "Fujin", 0.832)).toBe("Ann was Fujin in the latest match: above 83% of all.");
  expect(placeWords("Ann", undefined, 0.5)).toMatch(/not known here/);
  expect(placeWords("Ann", "Fujin", undefined)).toMatch(/no matches at known ranks/);
});
