import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { packSearchIndex, unpackSearchIndex } from "@tactician/contract";
import { CHARACTERS, findMoveFilter, frameNumbers, type Movelist, moveAnchors } from "@tactician/game";
import { beforeAll, describe, expect, test } from "vitest";
import { createSearch, type Search, type SearchResult } from "./search.ts";

const folder = join(import.meta.dirname, "../../../../../../content/movelists");
const SOURCES = CHARACTERS.map(({ slug, name, fullName }) => ({
  id: slug,
  name,
  fullName,
  movelist: JSON.parse(readFileSync(join(folder, `${slug}.json`), "utf8")) as Movelist,
}));
const PACKED = packSearchIndex(SOURCES);

let search: Search;
beforeAll(async () => {
  search = await createSearch(PACKED);
});

const itemsOf = (query: string, group: string): readonly SearchResult[] =>
  search(query, []).groups.find(({ title }) => title === group)?.items ?? [];
const firstMove = (query: string) => itemsOf(query, "Moves")[0]?.to;

describe("the index", () => {
  test("stays below 60 KB with Brotli", () => {
    expect(brotliCompressSync(JSON.stringify(PACKED)).length).toBeLessThan(60_000);
  });

  test("gives every move of every character back", () => {
    const searched = [...Object.keys(PACKED.filters), "high", "mid", "low", "throw"].flatMap(
      (id) => findMoveFilter(id) ?? [],
    );
    const wanted = SOURCES.flatMap(({ id, movelist: { moves } }) => {
      const anchors = moveAnchors(moves);
      return moves.map((move, place) => {
        const { command, aliases = [], name, nicknames = [] } = move;
        const { startup, block } = frameNumbers(move);
        const filters = searched.filter(({ test: passes }) => passes(move)).map((filter) => filter.id);
        const names = name === undefined ? nicknames : [name, ...nicknames];
        return JSON.stringify([id, command, aliases, names, anchors[place], startup, block, filters.sort()]);
      });
    });
    const found = unpackSearchIndex(PACKED).moves.map(
      ({ character, command, aliases, names, anchor, startup, block, filters }) =>
        JSON.stringify([character.id, command, aliases, names, anchor, startup, block, [...filters].sort()]),
    );
    expect(found.length).toBe(wanted.length);
    expect(found.filter((move, place) => move !== wanted[place])).toEqual([]);
  });

  test("a damaged index is read as far as it goes", () => {
    const cut = { ...PACKED, names: "", blocks: "", levels: "9x", filters: { launch: "zz,%,1" } };
    expect(unpackSearchIndex(cut).moves.length).toBe(unpackSearchIndex(PACKED).moves.length);
  });
});

describe("moves", () => {
  test.each([
    ["jin df2", "/character/frames/jin-frames/jin#df-2"],
    ["df+2 Jin", "/character/frames/jin-frames/jin#df-2"],
    ["jin d/f+2", "/character/frames/jin-frames/jin#df-2"],
    ["jin zen 1 3", "/character/frames/jin-frames/jin#ZEN-1-3"],
    ["jin ZEN.1,3", "/character/frames/jin-frames/jin#ZEN-1-3"],
    ["devil jin ewgf", "/character/frames/devil-jin-frames/devil-jin#f-n-d-df-just-2"],
    ["king giant swing", "/character/frames/king-frames/king#f-hcf-1"],
    ["king giant swng", "/character/frames/king-frames/king#f-hcf-1"],
    ["knig giant swing", "/character/frames/king-frames/king#f-hcf-1"],
    ["giant swing king", "/character/frames/king-frames/king#f-hcf-1"],
    ["jack8 df1", "/character/frames/jack-8-frames/jack-8#df-1"],
  ])("%j finds %s first", (query, to) => {
    expect(firstMove(query)).toBe(to);
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

describe("pages", () => {
  test("a character alone leads to their three pages", () => {
    expect(itemsOf("jin", "Characters").map(({ to }) => to)).toEqual([
      "/character/combos/jin-combos/jin",
      "/character/frames/jin-frames/jin",
      "/anti-guide/character/jin",
    ]);
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
  ])("%j finds %s", (query, path) => {
    expect(itemsOf(query, "Pages").map(({ to }) => to)).toContain(path);
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
  expect(search(query, []).moveCount).toBeLessThan(7000);
});
