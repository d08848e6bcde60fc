import type { GoesOn } from "@tactician/game";
import { expect, test } from "vitest";
import { kingAgainstJin } from "../testing/decks.ts";
import { listCards } from "./list-cards.ts";

const documents = kingAgainstJin();
const situationOf = new Map(documents.matchup.situations.map((situation) => [situation.id, situation]));

/** King against Jin, whose `d+3+4` goes on as given. */
function cardsWith(...goesOn: Partial<GoesOn>[]) {
  const next = goesOn.map((one, place): GoesOn => {
    const move = `d 3+4 ${place + 1}`;
    return { id: `Jin-${move}`, move, levels: ["mid"], evidence: "frames", ...one };
  });
  const situations = documents.matchup.situations.map((one) =>
    one.id === "Jin-d+3+4" ? { ...one, goesOn: next } : one,
  );
  const cards = listCards({ ...documents, matchup: { ...documents.matchup, situations } }, "a");
  const options = cards.find(({ id }) => id === "part:king:jin:Jin-d+3+4")?.options ?? [];
  return {
    punishes: cards.some(({ id }) => id === "punish:king:jin:Jin-d+3+4"),
    turn: cards.some(({ id }) => id === "turn:king:jin:Jin-d+3+4:block"),
    right: options.flatMap(({ key, isRight }) => (isRight ? key : [])).sort(),
    wrong: options.flatMap(({ key, isRight }) => (isRight ? [] : key)).sort(),
  };
}

/* King's hopkick is out in 15 and his jab in 10; d 3+4 is two hits. */
test.each<[string, Partial<GoesOn>[], string[], string[]]>([
  ["a mid without a gap", [{ gap: -1 }], ["guard 3"], ["duck 3", "low parry 3", "press 3", "uf 4"]],
  [
    "a mid and a jail",
    [{ gap: 0 }, { jails: true, levels: ["high"] }],
    ["guard 3"],
    ["duck 3", "low parry 3", "press 3", "uf 4"],
  ],
  [
    "a high with eight frames",
    [{ gap: 8, levels: ["high"] }],
    ["duck 3", "guard 3"],
    ["low parry 3", "press 3", "uf 4"],
  ],
  ["a mid with time for a jab", [{ gap: 12 }], ["guard 3", "press 3"], ["duck 3", "low parry 3", "uf 4"]],
  ["a low", [{ gap: 5, levels: ["low"] }], ["duck 3"], ["guard 3", "press 3", "uf 4"]],
  ["a mid or a low", [{ gap: 5 }, { gap: 5, levels: ["low"] }], [], []],
])("%s: what is safe", (_, goesOn, right, wrong) => {
  expect(cardsWith(...goesOn)).toEqual({ punishes: false, turn: false, right, wrong });
});

test("what comes before the rest of the string is asked as a punish, and what nobody knows is not asked at all", () => {
  expect(cardsWith({ gap: 15 })).toEqual({ punishes: true, turn: true, right: [], wrong: [] });
  const nothing = { punishes: false, turn: false, right: [], wrong: [] };
  expect(cardsWith({ evidence: "not known" })).toEqual(nothing);
});

test("no card of a deck asks for a punish that the next hit beats", () => {
  const cards = listCards(documents, "a");
  expect(cards.some(({ id }) => id.startsWith("part:"))).toBe(true);
  for (const { question, options, best } of cards) {
    if (question.kind !== "punish") continue;
    const option = options[best];
    const frames = option?.kind === "move" ? (option.answer?.frames ?? 0) : 0;
    for (const { gap = -99 } of situationOf.get(question.id)?.goesOn ?? [])
      expect(frames, question.id).toBeLessThanOrEqual(gap);
  }
});
