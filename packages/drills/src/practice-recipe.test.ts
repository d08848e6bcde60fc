import { expect, test } from "vitest";
import { practiceRecipe } from "./practice-recipe.ts";
import { kingAgainstJin } from "./testing/decks.ts";

const { matchup } = kingAgainstJin();
const sets = practiceRecipe(matchup);

test("a set fits into the recordings of the game, is blocked one way, and tells several answers apart", () => {
  expect(sets.map(({ from }) => from)).toEqual(["standing", "standing", "crouching"]);
  for (const { from, recordings, stopAfter } of sets) {
    expect(recordings.length).toBeLessThanOrEqual(8);
    expect(recordings.every((recording) => recording.from === from)).toBe(true);
    expect(new Set(recordings.map(({ answer }) => answer.move)).size).toBeGreaterThan(1);
    expect(stopAfter).toBeGreaterThan(0);
  }
});

test("what is answered is the best answer of the document", () => {
  for (const { id, answer } of sets.flatMap(({ recordings }) => recordings))
    expect(matchup.situations.find((situation) => situation.id === id)?.answers[0]).toEqual(answer);
});

test("the move after which most damage lies comes first", () => {
  const damages = matchup.situations
    .filter(({ from }) => from === "standing")
    .map(({ answers: [best] }) => best?.total ?? best?.damage ?? 0);
  expect(sets[0]?.recordings[0]?.answer.damage).toBe(Math.max(...damages));
});

test("nothing is recorded twice, and where nothing can be punished nothing is recorded", () => {
  const ids = sets.flatMap(({ recordings }) => recordings.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(practiceRecipe({ ...matchup, situations: [] })).toEqual([]);
});

test("of moves with the same answer the plain ones come before stances", () => {
  const recordings = sets.flatMap(({ recordings }) => recordings);
  for (const own of Map.groupBy(recordings, ({ answer }) => answer.move).values()) {
    const stances = own.map(({ move }) => /^(?:[A-Z]|cd|ws|fc)/.test(move));
    expect(stances).toEqual(stances.toSorted());
  }
  expect(sets[0]?.recordings.slice(0, 3).map(({ move }) => move)).toEqual(["1+2", "d 1", "b 2"]);
});

test("what needs an opponent on the ground is not recorded", () => {
  const isOnGround = ({ move }: { readonly move: string }) => /^otg /i.test(move);
  expect(matchup.situations.some(isOnGround)).toBe(true);
  expect(sets.flatMap(({ recordings }) => recordings).filter(isOnGround)).toEqual([]);
});
