import { describe, expect, it } from "vitest";
import { ME, replay } from "../testing/replays.ts";
import { expectedResults } from "./expected-result.ts";
import { opponentEvidence } from "./opponent-records.ts";
import { ownChance } from "./own-chance.ts";
import { playerMatches } from "./player-match.ts";

const START = 1_760_000_000;
const DAY = 86_400;
const CHARACTERS = 20;

/**
 * Evenings of so many matches against one character, another one each evening; equal ratings, rounds not known. Without a
 * clock no match has a time.
 */
function chanceOf(
  evenings: number,
  length: number,
  isWon: (evening: number, place: number) => boolean,
  hasClock = true,
) {
  const records = Array.from({ length: evenings * length }, (_, number) => {
    const [evening, place] = [Math.floor(number / length), number % length];
    const { battle_at, ...timeless } = replay({
      battle_id: `match-${number}`,
      battle_at: START + DAY * evening + 300 * place,
      winner: isWon(evening, place) ? 1 : 2,
      p1_rating_before: 1500,
      p2_rating_before: 1500,
      p2_chara_id: evening % CHARACTERS,
      p1_rounds: 0,
      p2_rounds: 0,
    });
    return hasClock ? { ...timeless, battle_at } : timeless;
  });
  return ownChance(opponentEvidence(expectedResults(playerMatches(records, ME))));
}
/** Half of a character's evenings, in an order that has nothing to do with its number. */
const isGoodEvening = (evening: number) => Math.floor(evening / CHARACTERS) % 2 === 0;

describe("the level", () => {
  it("is how far the player is from the ratings against everybody: 40 of 100 won are ln(40/60)", () => {
    const { level } = chanceOf(400, 5, (_, place) => place < 2);
    expect(level).toBeCloseTo(Math.log(40 / 60), 1);
  });

  it("is nothing for a player who wins as much as the ratings say, and without a match", () => {
    expect(chanceOf(400, 2, (_, place) => place < 1).level).toBeCloseTo(0, 12);
    expect(ownChance([])).toEqual({ level: 0, inflation: 1 });
  });
});

describe("the inflation", () => {
  it.each([2, 3, 4])("is %i where all of so many matches of an evening end alike", (length) => {
    // (length / 2)^2 beyond even in each evening, over length / 4.
    expect(chanceOf(400, length, isGoodEvening).inflation).toBeCloseTo(length, 6);
  });

  it("is 1 where matches of an evening end unlike, and where no match has a time", () => {
    expect(chanceOf(400, 2, (_, place) => place === 0).inflation).toBe(1);
    expect(chanceOf(400, 3, isGoodEvening, false).inflation).toBeCloseTo(1, 6);
  });

  it("does not take a weakness for a streak: 5 of 100 won against every fourth character, in turn", () => {
    const isWeak = (evening: number) => (evening % CHARACTERS) % 4 === 0;
    // All others: both won, one, the other, none.
    const { inflation } = chanceOf(4000, 2, (evening, place) => {
      const turn = Math.floor(evening / CHARACTERS);
      return isWeak(evening) ? (2 * turn + place) % 20 === 0 : ((turn >> place) & 1) === 0;
    });
    expect(inflation).toBeLessThan(1.1);
  });
});
