import type { CharacterMoves } from "@tactician/contract";
import { findMoveFilter, moveAnchors, moveVocabulary, stanceFilters } from "@tactician/game";
import { frozenMovelist } from "@tactician/game/testing/frozen-movelists";
import { key } from "@tactician/game/testing/move-keys";
import { describe, expect, test } from "vitest";
import { AS_LISTED, COLUMNS, directionOf, sortedRows, sortingAfter } from "./columns.ts";
import { fittingMoves, ownFavourites } from "./fitting-moves.ts";
import {
  type FrameView,
  frameViewIn,
  WHOLE_TABLE,
  withColumnTurned,
  withFilter,
  withoutGroup,
} from "./frame-view.ts";

const MOVELIST = frozenMovelist("king");
const KING: CharacterMoves = { _id: "king", name: "King", vocabulary: moveVocabulary(MOVELIST), ...MOVELIST };
const STANCES = new Set(stanceFilters(KING).map(({ id }) => id));

const codec = frameViewIn(STANCES);
const view = (query: string) => codec.parse(new URLSearchParams(query));
const formatted = (shown: FrameView) => codec.format(shown).toString();
const filter = (id: string) => {
  const found = findMoveFilter(id);
  if (found === undefined) throw new Error(`No filter is called ${id}`);
  return found;
};

describe("the address", () => {
  test.each([
    "",
    "show=-15-or-worse&show=launch&show=mid&show=homing&show=from-JGS&show=string",
    "show=i12-or-faster&show=%2B1-or-better&find=giant+swing&hide=damage&hide=level",
    "show=-13",
    "on=2025-06-01&show=-13",
    "on=2025-02-30",
    "show=mine&show=launch&hide=damage",
    "move=df%2B2&with=king%3Adf%2B2",
    "hide=damage&sort=block",
    "sort=-counter-hit",
    "sort=-move",
  ])("%j round-trips", (query) => {
    expect(formatted(view(query))).toBe(query);
  });

  test.each([
    ["show=nonsense&show=from-ZEN&hide=everything&other=1", ""],
    ["show=launch&show=knockdown", "show=launch"],
    ["hide=block&hide=block&hide=%00", "hide=block"],
    ["show=__proto__&show=constructor&show=%3Cscript%3E", ""],
    [`find=${"x".repeat(500)}`, `find=${"x".repeat(60)}`],
    // What is no day is said on the page.
    [`on=${"9".repeat(500)}&on=2025-06-01`, `on=${"9".repeat(20)}`],
    ["on=", ""],
    [`with=${"1".repeat(10_000)}`, `with=${"1".repeat(150)}`],
    ["show=mine&show=mine", "show=mine"],
    ["sort=__proto__&sort=block", ""],
    ["sort=--block", ""],
    ["sort=-", ""],
    ["sort=move", ""],
    // Nobody would see what the rows are sorted by.
    ["hide=block&sort=-block", "hide=block"],
  ])("junk in %j is left out", (query, kept) => {
    expect(formatted(view(query))).toBe(kept);
  });

  test("a filter takes the place of the one of its group, and goes again", () => {
    const first = withFilter(withFilter(WHOLE_TABLE, filter("launch")), filter("-10-or-worse"));
    const second = withFilter(first, filter("-15-or-worse"));
    expect(formatted(second)).toBe("show=-15-or-worse&show=launch");
    expect(formatted(withoutGroup(second, "hit"))).toBe("show=-15-or-worse");
    expect(withColumnTurned(withColumnTurned(first, "damage"), "damage")).toEqual(first);
    expect(formatted(withColumnTurned(view("sort=block"), "block"))).toBe("hide=block");
  });
});

describe("the moves of a view", () => {
  const shown = (query: string, favourites: readonly string[] = []) => [
    ...fittingMoves(KING, view(query), new Set(favourites)),
  ];

  test("nothing asked shows all", () => {
    expect(shown("")).toEqual(moveAnchors(KING.moves));
  });

  test.each([
    ["find=giant+swing", "f-hcf-1"],
    ["find=GIANT", "f-hcf-1"],
    ["find=f,hcf%2B1", "f-hcf-1"],
    ["show=throw&find=f+hcf+1", "f-hcf-1"],
    ["show=from-JGS", "JGS-1"],
  ])("%s finds %s", (query, anchor) => {
    expect(shown(query)).toContain(anchor);
    expect(shown(query).length).toBeLessThan(KING.moves.length / 2);
  });

  test("mine are those with a star, together with other filters", () => {
    const favourites = ["King-f,hcf+1", "King-1", "Jin-1", "King-gone", "__proto__"];
    expect(shown("show=mine", favourites)).toEqual(["1", "f-hcf-1"]);
    expect(shown("show=mine&show=throw", favourites)).toEqual(["f-hcf-1"]);
    expect(shown("show=mine")).toEqual([]);
    expect(shown("show=throw", favourites)).toContain("f-hcf-1");
  });

  test("what nobody does is found nowhere", () => {
    expect(shown("find=hadouken")).toEqual([]);
  });
});

describe("sorting", () => {
  const { moves } = KING;
  const sorted = (query: string) => sortedRows(moves, view(query).sorting, (move) => move);

  test.each(COLUMNS.map(({ id }) => id))(
    "by %s, and the other way round, with what is not known last",
    (id) => {
      const column = COLUMNS.find((one) => one.id === id);
      const values = (query: string) => sorted(query).map((move) => column?.order(move));
      const [best, worst] = [values(`sort=${id}`), values(`sort=-${id}`)];
      const known = best.filter((value) => value !== undefined);
      expect(known.length).toBeGreaterThan(1);
      expect(best.slice(0, known.length)).toEqual(known);
      const ascending = known.toSorted((a, b) => Number(a > b) - Number(a < b));
      expect(known).toEqual(column?.bestFirst === "ascending" ? ascending : ascending.toReversed());
      expect(worst.slice(0, known.length)).toEqual(known.toReversed());
      expect(worst).toHaveLength(moves.length);
    },
  );

  test("the fastest and the safest come first, and rows return to the order of the list", () => {
    expect(sorted("sort=startup")[0]?.startup?.min).toBeLessThanOrEqual(10);
    expect(sorted("sort=block")[0]?.block?.min).toBeGreaterThan(0);
    expect(sorted("sort=level").at(-1)?.hits, "what hits nobody has no level").toEqual([]);
    expect(sorted("")).toEqual(moves);
    expect(sorted("sort=-move")).toEqual(moves.toReversed());
  });

  test("a second press on a head turns it round", () => {
    const once = sortingAfter(AS_LISTED, "block");
    const twice = sortingAfter(once, "block");
    expect([once, twice].map((sorting) => directionOf(sorting, "block"))).toEqual([
      "descending",
      "ascending",
    ]);
    expect(directionOf(once, "startup")).toBeUndefined();
    expect(sortingAfter(twice, "block")).toEqual(once);
    expect(directionOf(sortingAfter(twice, "startup"), "startup")).toBe("ascending");
    expect(directionOf(AS_LISTED, "move")).toBe("ascending");
  });
});

describe("favourites", () => {
  test("of this character, here or gone", () => {
    const all = new Set(["King-1", "Jin-1", "King-zz+9", "Devil Jin-1", "<script>", "King-"]);
    expect(ownFavourites(KING, all)).toEqual({ here: new Set(["King-1"]), gone: ["King-", "King-zz+9"] });
  });
});

test("columns have one id each, and a string says when its last hit comes", () => {
  expect(new Set(COLUMNS.map(({ id }) => id)).size).toBe(COLUMNS.length);
  const startup = COLUMNS.find(({ id }) => id === "startup");
  const facts = { command: "1 2", parent: key("1"), startup: { min: 10 }, ownStartup: [{ min: 20 }] };
  expect(startup?.text({ ...facts, hits: [], properties: [] })).toBe("i10\nlast i20");
});
