import type { ToldChange } from "@tactician/contract";
import type { Change, Fact, Move } from "@tactician/game";
import { key } from "@tactician/game/testing/move-keys";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";

/*
 * A fact is a row of FACTS. Here moves have three more fields and the table three more rows, and every part is loaded anew on top
 * of them: nothing else mentions them. One is shown everywhere, one among the properties, one in the comparison alone.
 */
const TABLE = "../../../packages/game/src/facts/facts.ts";
const SCHEMA = "../../../packages/game/src/move.ts";

const FIELDS = {
  spin: z.optional(z.int()),
  glow: z.optional(z.literal(true)),
  hum: z.optional(z.string()),
};

type NewMove = Move & { readonly spin?: number; readonly glow?: true; readonly hum?: string };
const [spin, glow, hum] = ["spin", "glow", "hum"] as unknown as [never, never, never];

const NEW_ROWS: readonly Fact[] = [
  {
    field: spin,
    label: "Spin of the move",
    short: "Spin",
    write: (degrees) => `${degrees}°`,
    meaning: "how far it turns",
    better: "more",
    told: { unit: ["degree", "further", "less far"] },
    filter: {
      any: "Any spin",
      choices: [
        {
          id: key("spinner"),
          label: "Spins all round",
          words: ["spinner"],
          test: (move) => (move as NewMove).spin === 360,
        },
      ],
    },
    shown: { popover: 45, page: 45, table: 25, comparison: 55, changes: 25, filters: 25 },
  },
  {
    field: glow,
    label: "Glow",
    labels: (facts) => ((facts as NewMove).glow ? ["Glows"] : []),
    shown: { popover: 85, page: 85, table: 85, comparison: 205 },
  },
  { field: hum, label: "Hum", write: String, shown: { comparison: 280 } },
];

const MOVE: NewMove = {
  ...{
    id: key("1"),
    command: "1",
    hits: [{ level: "high", damage: 5 }],
    ownHits: 1,
    damage: 5,
    properties: [],
  },
  ...{ startup: { min: 10 }, block: { min: 1 }, hit: { min: 8 }, spin: 360, glow: true, hum: "b flat" },
};
const OTHER: NewMove = { ...MOVE, id: key("2"), command: "2", spin: 90 };
const MOVELIST = { _id: "jin", name: "Jin", vocabulary: [], character: "jin", checkedAt: "2026-08" };
const CHANGED = {
  ...{ date: "2026-03-17", move: key("1"), command: "1", kind: "changed", effect: "better" },
  ...{ field: "spin", from: 359, to: 360 },
} as unknown as ToldChange;

beforeAll(() => {
  vi.resetModules();
  vi.doMock(SCHEMA, async (importOriginal) => {
    const original = await importOriginal<typeof import("../../../packages/game/src/move.ts")>();
    const moveSchema = z.strictObject({ ...original.moveSchema.shape, ...FIELDS });
    const movelistSchema = z.strictObject({ ...original.movelistSchema.shape, moves: z.array(moveSchema) });
    return { ...original, moveSchema, movelistSchema };
  });
  vi.doMock(TABLE, async (importOriginal) => {
    const { FACTS } = await importOriginal<{ FACTS: readonly Fact[] }>();
    return { FACTS: [...FACTS, ...NEW_ROWS] };
  });
});

afterAll(() => {
  vi.doUnmock(SCHEMA);
  vi.doUnmock(TABLE);
  vi.resetModules();
});

test("travels with the documents of the places that show it", async () => {
  const { characterMovesSchema, frameFactsSchema } = await import("@tactician/contract");
  expect(frameFactsSchema.parse(MOVE)).toMatchObject({ spin: 360, glow: true });
  expect(frameFactsSchema.parse(MOVE)).not.toHaveProperty("hum");
  expect(characterMovesSchema.parse({ ...MOVELIST, stances: [], moves: [MOVE] }).moves).toEqual([MOVE]);
  const { withoutUnshown } = await import("./document/content.server.ts");
  const { hum: unshown, ...shown } = MOVE;
  expect(withoutUnshown(MOVE)).toEqual(shown);
});

test("is in the popover and on the page of a move, where its place is", async () => {
  const { factsRows } = await import("./moves/facts/facts-rows.ts");
  const rows = factsRows(MOVE);
  expect(rows.map(({ label }) => label).slice(0, 5)).toEqual([
    "Startup",
    "Hits",
    "Damage",
    "Spin of the move",
    "On block",
  ]);
  expect(rows).toContainEqual({
    ...{
      field: "spin",
      label: "Spin of the move",
      value: "360°",
      meaning: "how far it turns",
      tone: "plain",
    },
  });
  const { propertyLabels } = await import("@tactician/game");
  expect(propertyLabels(MOVE)).toEqual(["Glows"]);
  const { MoveFacts } = await import("./pages/move/MoveFacts.tsx");
  const html = renderToStaticMarkup(createElement(MoveFacts, { move: MOVE }));
  for (const text of ["Spin of the move", "360°", "how far it turns", "Glows"]) expect(html).toContain(text);
  expect(html).not.toContain("b flat");
});

test("is a column of the table, or one of its properties, and the address can hide it", async () => {
  const { COLUMNS } = await import("./pages/frames/core/columns.ts");
  expect(COLUMNS.map(({ label }) => label).slice(0, 4)).toEqual(["Startup", "On block", "Spin", "On hit"]);
  const cells = COLUMNS.map(({ text }) => text(MOVE));
  expect([cells[2], cells.at(-1)]).toEqual(["360°", "Glows"]);
  const { frameViewIn } = await import("./pages/frames/core/frame-view.ts");
  const { hidden } = frameViewIn(new Set()).parse(new URLSearchParams("hide=spin&hide=hum"));
  expect(hidden).toEqual(["spin"]);
});

test("is compared, with the better one", async () => {
  const { comparedFacts } = await import("./ui/compare/compared-facts.ts");
  const rows = comparedFacts(OTHER, MOVE);
  expect(rows).toContainEqual({
    ...{ label: "Spin of the move", first: "90°", second: "360°", better: "second" },
  });
  expect(rows).toContainEqual({ label: "Glow", first: "Glows", second: "Glows", better: undefined });
  expect(rows.at(-1)).toEqual({ label: "Hum", first: "b flat", second: "b flat", better: undefined });
});

test("is told when it changes, judged for its owner, and chosen among the changes", async () => {
  const { characterChangesSchema, changeSentence } = await import("@tactician/contract");
  const { historySchema, isBetterForOwner } = await import("@tactician/game");
  const told = {
    _id: "jin",
    name: "Jin",
    vocabulary: [],
    since: "2024-01-25",
    patches: [],
    changes: [CHANGED],
  };
  expect(characterChangesSchema.parse(told)).toEqual(told);
  expect(changeSentence(CHANGED)).toBe("1 spin of the move 359° -> 360°: one degree further");
  const changed = [{ move: key("1"), field: "spin", from: 359, to: 360, kind: "changed" }];
  const history = { character: "jin", since: "2024-01-25", steps: [{ date: "2026-03-17", changed }] };
  expect(historySchema.parse(history)).toEqual(history);
  expect(isBetterForOwner({ ...changed[0], what: "fact" } as unknown as Change)).toBe("better");
  const { changesAddress, NEWEST } = await import("./pages/changes/core/changes-view.ts");
  expect(changesAddress.parse(new URLSearchParams("field=spin")).field).toBe("spin");
  const { ChangeFilters } = await import("./pages/changes/Changes.island.tsx");
  const props = { view: NEWEST, patches: [], onChange: () => undefined, count: "" };
  const html = renderToStaticMarkup(createElement(ChangeFilters, props));
  expect(html).toContain('<option value="spin">Spin of the move</option>');
});

test("is a filter of the table and a word of the search", async () => {
  const { readFilterWords } = await import("@tactician/game");
  const { filters, rest } = readFilterWords("jin spinner");
  expect([filters.map(({ id }) => id), rest]).toEqual([["spinner"], ["jin"]]);
  expect([MOVE, OTHER].map((move) => filters[0]?.test(move))).toEqual([true, false]);
  const { formatFrameView, frameViewIn, WHOLE_TABLE } = await import("./pages/frames/core/frame-view.ts");
  const view = frameViewIn(new Set()).parse(new URLSearchParams("show=launch&show=spinner"));
  expect(formatFrameView(view).toString()).toBe("show=spinner&show=launch");
  const { FrameFilters } = await import("./pages/frames/FrameFilters.tsx");
  const nothing = () => undefined;
  const props = { stances: [], onChange: nothing, onColumn: nothing, shownCount: 1, count: 1, mineCount: 0 };
  const html = renderToStaticMarkup(createElement(FrameFilters, { view: WHOLE_TABLE, ...props }));
  expect(html).toMatch(/Spin<\/label><select[^>]*><option[^>]*>Any spin<\/option><option value="spinner"/);
});
