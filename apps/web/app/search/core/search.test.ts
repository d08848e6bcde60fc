import { packSearchIndex } from "@tactician/contract";
import { CHARACTERS, moveVocabulary, publicMoveId } from "@tactician/game";
import { frozenCharacters, frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { beforeAll, describe, expect, test } from "vitest";
import { createSearch, type Search, type SearchResult } from "./search.ts";

const FROZEN = new Set(frozenCharacters());
const SOURCES = CHARACTERS.filter(({ characterId }) => FROZEN.has(characterId)).map(
  ({ characterId, name, fullName }) => ({
    id: characterId,
    name,
    fullName,
    movelist: frozenMovelist(characterId),
    vocabulary: moveVocabulary(frozenMovelist(characterId)),
  }),
);
const MOVE_COUNT = SOURCES.reduce((sum, { movelist }) => sum + movelist.moves.length, 0);

let search: Search;
beforeAll(async () => {
  search = await createSearch(packSearchIndex(SOURCES));
});

const itemsOf = (query: string, group: string): readonly SearchResult[] =>
  search(query, []).groups.find(({ title }) => title === group)?.items ?? [];
const firstMove = (query: string) => itemsOf(query, "Moves")[0]?.to;

describe("moves", () => {
  test("a part of a string is unsafe only if it ends there", () => {
    expect(itemsOf("jin f3", "Moves")[0]?.detail).toBe(
      "punishable if it ends here, goes on: gap of 3 to 1, gap of 1 to 3",
    );
    expect(itemsOf("jin d3+4", "Moves")[0]?.detail).not.toContain("if it ends here");
  });

  test.each([
    ["jin df2", "/move/jin/df+2"],
    ["df+2 Jin", "/move/jin/df+2"],
    ["jin d/f+2", "/move/jin/df+2"],
    ["jin zen 1 3", "/move/jin/ZEN.1,3"],
    ["jin ZEN.1,3", "/move/jin/ZEN.1,3"],
    ["devil jin ewgf", "/move/devil-jin/f,n,d,df:2"],
    ["devil jin 6n23RP", "/move/devil-jin/f,n,d,df+2"],
    ["jin 기상 RP", "/move/jin/ws2"],
    ["jin 立ち途中2", "/move/jin/ws2"],
    ["kazuya ６ｎ２３ＲＰ", "/move/kazuya/f,n,d,df+2"],
    ["jin AP", "/move/jin/1+2"],
    ["jin WP", "/move/jin/1+2"],
    ["jin 2AK", "/move/jin/d+3+4"],
    ["devil jin 6☆23RP", "/move/devil-jin/f,n,d,df+2"],
    ["king 횡이동 AK", "/move/king/ss3+4"],
    ["reina 立ち途中WK", "/move/reina/ws3+4"],
    ["king 立ち途中ＷＰ", "/move/king/ws1+2"],
    ["king giant swing", "/move/king/f,hcf+1"],
    ["king giant swng", "/move/king/f,hcf+1"],
    ["knig giant swing", "/move/king/f,hcf+1"],
    ["giant swing king", "/move/king/f,hcf+1"],
    ["jack8 df1", "/move/jack-8/df+1"],
    // Not Jin Kazama.
    ["kaz df2", "/move/kazuya/df+2"],
    ["dj ewgf", "/move/devil-jin/f,n,d,df:2"],
    ["jin zen1", "/move/jin/ZEN.1"],
    ["devil jin 623RP", "/move/devil-jin/f,n,d,df+2"],
    ["king gaint swing", "/move/king/f,hcf+1"],
  ])("%j finds %s first", (query, to) => {
    expect(firstMove(query)).toBe(to);
  });

  test("623 alone finds what begins with that motion, of everybody", () => {
    const commands = itemsOf("623", "Moves").map(({ move }) => move?.command);
    expect(commands[0]).toMatch(/^f (n )?d df/);
    expect(commands.length).toBeGreaterThan(10);
  });

  test.each([
    ["safe", (block: number) => block >= -9],
    ["plus", (block: number) => block > 0],
    ["punishable", (block: number) => block <= -10],
  ])("%j asks for frames on block", (word, fits) => {
    const blocks = itemsOf(`king ${word}`, "Moves").map(({ move }) => move?.block);
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.every((block) => block !== undefined && fits(block))).toBe(true);
  });

  test("one's own moves come first, by command and by filter, and no other is lost", () => {
    for (const query of ["df2", "-13", "safe low"]) {
      const own = search(query, [], { ids: new Set(), isOnly: false, first: ["king"] });
      const items = own.groups.find(({ title }) => title === "Moves")?.items ?? [];
      expect(items[0]?.move?.character.id, query).toBe("king");
      expect(own.moveCount).toBe(search(query, []).moveCount);
    }
  });

  test("filters ask of everybody, or of one", () => {
    const all = search("-13 launch", []);
    expect(all.moveCount).toBeGreaterThan(20);
    for (const { move } of itemsOf("-13 launch", "Moves")) {
      expect(move?.block).toBe(-13);
      expect(move?.filters.has("launch")).toBe(true);
    }
    const own = itemsOf("king homing mid", "Moves");
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ move }) => move?.character.id === "king")).toBe(true);
  });

  test("a filter's word is also a word of names", () => {
    const titles = itemsOf("low parry", "Moves").map(({ title }) => title);
    expect(titles.some((title) => /parry/i.test(title))).toBe(true);
  });
});

describe("favourites", () => {
  const ids = new Set(["King-f,hcf+1", "Jin-ZEN.1,3", "Jin-df+2", "Jin-gone", "Nobody-1", "__proto__"]);
  const mine = (query: string, isOnly = false, first: readonly string[] = []) =>
    search(query, [], { ids, isOnly, first });
  const found = (answer: ReturnType<typeof mine>) =>
    answer.groups.flatMap(({ items }) => items.map(({ move }) => `${move?.character.id} ${move?.command}`));

  test("the word asks for them, as the switch does; a character, a filter or a name narrows them", () => {
    expect(found(mine("mine"))).toEqual(["jin ZEN 1 3", "jin df 2", "king f hcf 1"]);
    expect(found(mine("", true))).toEqual(found(mine("★")));
    expect(found(mine("Favorites king"))).toEqual(["king f hcf 1"]);
    expect(found(mine("mine throw"))).toEqual(["jin ZEN 1 3", "king f hcf 1"]);
    expect(found(mine("zen 1 3", true))).toEqual(["jin ZEN 1 3"]);
    expect(mine("mine hadouken")).toEqual({ groups: [], moveCount: 0, isMine: true });
  });

  test("those of the characters at hand come first", () => {
    expect(found(mine("mine", false, ["king"]))).toEqual(["king f hcf 1", "jin ZEN 1 3", "jin df 2"]);
  });

  test("every move is found by its public id, and brings none that is pressed otherwise", () => {
    for (const { id, movelist } of SOURCES)
      for (const move of movelist.moves) {
        const own = new Set([publicMoveId(id, move.id)]);
        const commands = found(search("mine", [], { ids: own, isOnly: false, first: [] }));
        expect(new Set(commands)).toEqual(new Set([`${id} ${move.command}`]));
      }
  });

  test("they are marked among all others", () => {
    const moves = mine("jin df2").groups.find(({ title }) => title === "Moves")?.items ?? [];
    expect(moves.filter(({ isFavourite }) => isFavourite).map(({ to }) => to)).toEqual([
      firstMove("jin df2"),
    ]);
    expect(moves.length).toBeGreaterThan(1);
  });
});

describe("pages", () => {
  test("a character alone leads to their three pages", () => {
    expect(itemsOf("jin", "Characters").map(({ to }) => to)).toEqual([
      "/character/combos/jin-combos/jin",
      "/character/frames/jin-frames/jin",
      "/anti-guide/character/jin",
    ]);
    expect(itemsOf("dj", "Characters")[0]?.title).toBe("Devil Jin");
    expect(itemsOf("xiaoyu frame data", "Characters").map(({ to }) => to)).toEqual([
      "/character/frames/ling-xiaoyu-frames/xiaoyu",
    ]);
  });

  test("with filters, to the table that shows them", () => {
    expect(itemsOf("king -10 or worse launch", "Characters")[0]).toMatchObject({
      title: "King: -10 or worse, Launches",
      to: "/character/frames/king-frames/king?show=-10-or-worse&show=launch",
    });
  });

  test.each([
    ["privacy", "/privacy-policy"],
    ["privcy", "/privacy-policy"],
    ["combo maker", "/combo-generator"],
    ["donate", "/about"],
    ["drills", "/drills"],
    ["flash cards", "/drills"],
    ["practice recipe", "/drills/practice"],
    ["world matchups", "/matchups"],
    ["patch notes", "/changes"],
  ])("%j finds %s", (query, path) => {
    expect(itemsOf(query, "Pages").map(({ to }) => to)).toContain(path);
  });

  test.each([
    ["drill", "Pages"],
    ["combo maker", "Pages"],
    ["jab", "Moves"],
    ["throw", "Moves"],
  ])("a page of that name goes before moves: %j begins with %s", (query, first) => {
    expect(search(query, []).groups[0]?.title).toBe(first);
  });

  test("titles of news that are there are found too", () => {
    const news = [{ title: "Season pass trailer revealed", url: "https://news.example/1" }];
    const { groups } = search("trailer", news);
    expect(groups.at(-1)).toEqual({
      title: "News",
      items: [
        {
          id: "https://news.example/1",
          title: "Season pass trailer revealed",
          detail: "News",
          to: "https://news.example/1",
        },
      ],
    });
  });
});

test.each([
  "",
  "   ",
  "\u0000",
  "<script>alert(1)</script>",
  "()[]{}*+?^$|\\",
  "x".repeat(100_000),
  "-13 ".repeat(9000),
  "🥋 +",
])("junk is answered: %#", (query) => {
  expect(search(query, []).moveCount).toBeLessThan(MOVE_COUNT);
});
