import { expect, test } from "vitest";
import { kingAgainstJin } from "../testing/decks.ts";
import { dealDeck, listCards } from "./list-cards.ts";

const cards = listCards(kingAgainstJin(), "a");
const cardOf = (id: string) => cards.find((card) => card.id === id);
const shown = (id: string) => cardOf(id)?.options.map(({ key, isRight }) => `${key}${isRight ? " !" : ""}`);

test("the same documents and seed make the same cards", () => {
  expect(listCards(kingAgainstJin(), "a")).toEqual(cards);
});

test("another seed mixes options and nothing else", () => {
  const others = listCards(kingAgainstJin(), "b");
  const fixed = (list: typeof cards) => list.map(({ options, best, ...card }) => card);
  expect(fixed(others)).toEqual(fixed(cards));
  expect(others.map(({ options }) => options)).not.toEqual(cards.map(({ options }) => options));
});

test("a patch that changes one answer changes the digests of that move's cards alone", () => {
  const patched = listCards(
    kingAgainstJin((jin) => ({
      ...jin,
      moves: jin.moves.map((move) => (move.id === "d+3+4" ? { ...move, block: { min: -10 } } : move)),
    })),
    "a",
  );
  const digests = new Map(patched.map(({ id, answer }) => [id, answer.digest]));
  const changed = cards.filter(({ id, answer }) => digests.get(id) !== answer.digest).map(({ id }) => id);
  expect(changed).toEqual(["punish:king:jin:Jin-d+3+4"]);
  expect(cardOf("punish:king:jin:Jin-d+3+4")?.answer.words).toBe("uf 4");
});

test("a deck of what hit has the cards of those moves alone, what hit most first", () => {
  const hits = new Map([
    ["Jin-df+3", 1],
    ["Jin-d+3+4", 9],
    ["Jin-no.such.move", 20],
  ]);
  const deck = dealDeck(cards, { hits });
  expect(new Set(deck.flatMap(({ moves }) => moves.filter((move) => hits.has(move))))).toEqual(
    new Set(["Jin-d+3+4", "Jin-df+3"]),
  );
  expect(deck[0]?.moves).toContain("Jin-d+3+4");
  expect(dealDeck(cards, { hits: new Map() })).toEqual([]);
});

test("ids outlive another order of the documents", () => {
  const reordered = listCards(
    kingAgainstJin((jin) => ({ ...jin, moves: [...jin.moves].reverse() })),
    "a",
  );
  expect(reordered.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
});

test.each([
  ["throw break:jin:Jin-df+2+4", ["1", "2 !", "1+2", "none"]],
  ["throw break:jin:Jin-1+3", ["1 !", "2 !", "1+2", "none"]],
  ["turn:king:jin:Jin-1:block", ["punish", "yours", "even", "theirs !"]],
  ["turn:king:jin:Jin-2:block", ["punish", "yours", "even !", "theirs"]],
  ["turn:king:jin:Jin-df+3:block", ["punish", "yours !", "even", "theirs"]],
])("%s offers %j", (id, options) => {
  expect(shown(id)).toEqual(options);
});

test.each([
  ["string:jin:Jin-b+1,2", "duck 2", ["block 2", "low parry 2", "press 2"]],
  ["string:jin:Jin-DVS.4,4", "block 2", ["duck 2", "low parry 2", "press 2", "step 2 ssl", "step 2 ssr"]],
  ["string:jin:Jin-CD.DF+4,2", "press 2", ["block 2", "duck 2", "low parry 2"]],
])("%s is answered by %s, not by %j", (id, right, wrong) => {
  const options = cardOf(id)?.options ?? [];
  const keys = (isRight: boolean) => options.filter((one) => one.isRight === isRight).map(({ key }) => key);
  expect([keys(true), keys(false).sort()]).toEqual([[right], wrong]);
});

test.each([
  [undefined, ["duck 2", "step 2 ssr"]],
  [["whiffsTo"], ["duck 2"]],
])("a step that the source doubts is neither right nor wrong: %j", (unsure, right) => {
  const changed = listCards(
    kingAgainstJin((jin) => ({
      ...jin,
      moves: jin.moves.map((move) =>
        move.id === "b+1,2" ? { ...move, whiffsTo: ["ssr"], ...(unsure && { unsure }) } : move,
      ),
    })),
    "a",
  );
  const { options = [] } = changed.find(({ id }) => id === "string:jin:Jin-b+1,2") ?? {};
  const keys = (isRight: boolean) => options.filter((one) => one.isRight === isRight).map(({ key }) => key);
  expect(keys(true).sort()).toEqual(right);
  expect(keys(false)).not.toContain("step 2 ssr");
});

test("a sheet's route is asked among routes that begin otherwise, and none that follows the same launcher", () => {
  const options = cardOf("sheet:king:route:uf 4")?.options ?? [];
  expect(options.map(({ key }) => key).sort()).toEqual([
    "air f f f 2+4",
    "df 4 3 > b 1 2 t",
    "f 1+4 > df 4 3",
    "f 3 > df 4 3",
  ]);
});

test("a row of the sheet that needs Heat is no right answer", () => {
  const options = cardOf("sheet:king:punisher:10 standing")?.options ?? [];
  expect(options.filter(({ isRight }) => isRight).map(({ key }) => key)).toEqual(["2 1"]);
});

test("a deck is what the filter leaves", () => {
  const ids = (filter: Parameters<typeof dealDeck>[1]) => dealDeck(cards, filter).map(({ id }) => id);
  expect(new Set(dealDeck(cards, { kinds: new Set(["turn"]) }).map(({ kind }) => kind))).toEqual(
    new Set(["turn"]),
  );
  expect(dealDeck(cards, { onlyLaunches: true }).every(({ launches }) => launches)).toBe(true);
  expect(ids({ onlyLaunches: true })).toContain("punish:king:jin:Jin-d+3+4");
  expect(ids({ cards: new Set(["throw break:jin:Jin-1+3", "gone"]) })).toEqual(["throw break:jin:Jin-1+3"]);
  expect(ids({ favourites: new Set(["Jin-1"]) })).toEqual([
    "turn:king:jin:Jin-1:block",
    "turn:jin:Jin-1:hit",
  ]);
  expect(ids({ favourites: new Set() })).toEqual([]);
});

test("favourites of one's own are cards that they are the best answer of, and routes that they begin", () => {
  const { matchup, me, them } = kingAgainstJin();
  const sheet = { ...me.sheet, frameData: { "uf 4": me.moves.moves.filter(({ id }) => id === "uf+4") } };
  const own = listCards({ matchup, me: { ...me, sheet }, them }, "a");
  const dealt = dealDeck(own, { favourites: new Set(["King-uf+4"]) });
  expect(dealt.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      "punish:king:jin:Jin-d+3+4",
      "sheet:king:route:uf 4",
      "sheet:king:punisher:15 standing",
    ]),
  );
  for (const { best, options, question } of dealt) {
    const right = options[best];
    const begins = question.kind === "route" && question.launchers.includes("uf 4");
    expect(begins || (right?.kind === "move" && right.move === "uf 4")).toBe(true);
  }
});

test("a favourite beyond what a deck has is in the deck of favourites", () => {
  const dealt = new Set(dealDeck(cards).map(({ id }) => id));
  const beyond = cards.find(({ id, kind }) => kind === "punish" && !dealt.has(id));
  const favourites = dealDeck(cards, { favourites: new Set(beyond?.moves) }).map(({ id }) => id);
  expect(favourites).toContain(beyond?.id);
});

test("a character with few moves gives fewer cards and no error", () => {
  const { matchup, me, them } = kingAgainstJin();
  const few = { ...them.moves, moves: them.moves.moves.slice(0, 3) };
  expect(
    listCards({ matchup: { ...matchup, situations: [] }, me, them: { ...them, moves: few } }, "a").length,
  ).toBeLessThan(20);
  const nobody = { ...me, moves: { ...me.moves, moves: [] } };
  expect(listCards({ matchup, me: nobody, them }, "a").some(({ kind }) => kind === "punish")).toBe(false);
});
