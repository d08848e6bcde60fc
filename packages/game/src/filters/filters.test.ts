import { describe, expect, test } from "vitest";
import { moveAnchor, moveAnchors } from "../move-key.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { readFilterWords } from "./filter-words.ts";
import { findMoveFilter, stanceFilters } from "./find-filter.ts";
import { frameFilter, OFFERED_FRAME_FILTERS } from "./frame-filter.ts";
import { FILTER_GROUPS, filtersOf, MOVE_FILTERS } from "./move-filter.ts";

const JIN = frozenMovelist("jin");
const KING = frozenMovelist("king");

function commands(list: typeof JIN, id: string): string[] {
  const filter = findMoveFilter(id);
  if (filter === undefined) throw new Error(`No filter is called ${id}`);
  return list.moves.filter(filter.test).map(({ command }) => command);
}

describe("filters by real moves", () => {
  test.each([
    ["launch", "uf 4", "df 1"],
    ["power-crush", "2+3", "df 2"],
    ["low", "db 4", "df 1"],
    ["mid", "df 1", "1 2"],
    ["homing", "1+3", "df 2"],
    ["counter-launch", "f 4", "1"],
    ["heat-engager", "1+2", "1"],
    ["string", "1 2 1", "1"],
    ["single", "1", "1 2 1"],
    ["from-ZEN", "ZEN 1 3", "1"],
    ["from-ws", "ws 2", "1"],
    ["from-standing", "1", "ws 2"],
    ["i10", "1 2 1", "df 2"],
    ["-16-or-worse", "1 2 1", "1 2"],
    ["+1-or-better", "1", "1 2"],
  ])("%s of Jin takes %s and leaves %s", (id, taken, left) => {
    const found = commands(JIN, id);
    expect(found).toContain(taken);
    expect(found).not.toContain(left);
  });

  test("a throw is one, a counter-hit launcher is none on a plain hit", () => {
    expect(commands(KING, "throw")).toContain("f hcf 1");
    const plain = new Set(commands(JIN, "launch"));
    expect(commands(JIN, "counter-launch").filter((command) => plain.has(command))).toEqual([]);
  });

  test("every filter finds a move of somebody", () => {
    const moves = [...contentMovelists().values()].flatMap((movelist) => movelist.moves);
    const offered = [...OFFERED_FRAME_FILTERS.startup, ...OFFERED_FRAME_FILTERS.block].map(findMoveFilter);
    for (const filter of [...MOVE_FILTERS, ...offered]) {
      expect(filter).toBeDefined();
      expect(
        moves.some((move) => filter?.test(move)),
        filter?.id,
      ).toBe(true);
    }
  });
});

describe("names of filters", () => {
  test("each is found again by its name, and every group but the numbers and stances has some", () => {
    for (const filter of MOVE_FILTERS) expect(findMoveFilter(filter.id)).toBe(filter);
    for (const filter of stanceFilters(JIN)) expect(findMoveFilter(filter.id)?.label).toBe(filter.label);
    const empty = FILTER_GROUPS.filter((group) => filtersOf(group).length === 0);
    expect(empty).toEqual(["startup", "block", "stance"]);
  });

  const unknown = "jump i i123 - 13 -15-or-faster i12-or-worse from- from-<b> __proto__".split(" ");
  test.each(["", ...unknown])("%j is none", (id) => expect(findMoveFilter(id)).toBeUndefined());

  test("a filter by frames answers for a move without the number", () => {
    expect(frameFilter("-10-or-worse")?.testNumbers({ startup: 10, block: undefined })).toBe(false);
    expect(frameFilter("i12-or-faster")?.testNumbers({ startup: 12, block: undefined })).toBe(true);
  });

  test("a cancel is as slow as it is from its first input", () => {
    const cancel = { command: "f 2 quick 1", startup: { min: 13 }, wholeStartup: { min: 21 } };
    const [move] = JIN.moves.map((one) => ({ ...one, ...cancel }));
    const found = ["i13-or-faster", "i13", "i21", "i20-or-slower"].filter((id) =>
      move === undefined ? false : frameFilter(id)?.test(move),
    );
    expect(found).toEqual(["i21", "i20-or-slower"]);
  });
});

describe("what players type", () => {
  test.each([
    ["king -13 launch", ["-13", "launch"], ["king"]],
    ["Homing Mids", ["homing-mid"], []],
    ["homing low", ["homing", "low"], []],
    ["−15 or worse", ["-15-or-worse"], []],
    ["i10 punish", ["i10"], ["punish"]],
    ["jin df2", [], ["jin", "df2"]],
    ["ch launcher", ["counter-launch"], []],
    ["safe low", ["-9-or-better", "low"], []],
    ["jin plus", ["+1-or-better"], ["jin"]],
    ["1 2 1", [], ["1", "2", "1"]],
    ["   ", [], []],
  ])("%j asks for %j and leaves %j", (text, filters, rest) => {
    const read = readFilterWords(text);
    expect(read.filters.map(({ id }) => id)).toEqual(filters);
    expect(read.rest).toEqual(rest);
  });

  test("a line of thousands of words is read to its end", () => {
    const { filters, rest } = readFilterWords("-13 x ".repeat(5000));
    expect(filters).toHaveLength(1);
    expect(rest).toHaveLength(5000);
  });
});

describe("anchors", () => {
  test.each([
    ["df 2", "df-2"],
    ["ZEN 1 3", "ZEN-1-3"],
    ["d 1+2", "d-1+2"],
    ["(Back to wall) b b ub", "Back-to-wall-b-b-ub"],
  ])("%j is %j", (command, anchor) => expect(moveAnchor(command)).toBe(anchor));

  test("are unique and plain in every movelist", () => {
    for (const [characterId, { moves }] of contentMovelists()) {
      const anchors = moveAnchors(moves);
      expect(new Set(anchors).size, characterId).toBe(anchors.length);
      expect(anchors.filter((anchor) => !/^[\w+.-]+$/.test(anchor))).toEqual([]);
    }
  });
});
