import type { Movelist } from "@tactician/game";
import type { TOKENS } from "@tactician/notation";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/*
 * docs/how-to/teach-the-notation-a-token.md says that a row of the table teaches everything. Here the table has three more rows,
 * and every part is loaded anew on top of it: nothing else mentions them.
 */
const TABLE = "../../../packages/notation/src/tokens.ts";

type TokenRow = Pick<(typeof TOKENS)[number], "id" | "kind" | "label"> & Record<string, unknown>;

const NEW_ROWS: readonly TokenRow[] = [
  { id: "mwk", kind: "state", label: "Moonwalk", spellings: ["moonwalk"] },
  {
    id: "cfi",
    kind: "mark",
    label: "Confetti",
    shown: "CFI",
    icon: { newer: "confetti", size: "large" },
  },
  {
    id: "lull",
    kind: "mark",
    label: "Lulled",
    shown: "%",
    joins: "infix",
    role: "manner",
    isOptional: true,
  },
];

const MOVES = ["2", "mwk 2", "1 lull 2"].map((command) => ({
  id: command,
  command,
  hits: [],
  properties: [],
}));
const movelist = { character: "jin", name: "Jin", stances: [], moves: MOVES } as unknown as Movelist;

beforeAll(() => {
  vi.resetModules();
  vi.doMock(TABLE, async (importOriginal) => {
    const original = await importOriginal<{ TOKEN_ROWS: readonly TokenRow[] }>();
    return { ...original, TOKEN_ROWS: [...original.TOKEN_ROWS, ...NEW_ROWS] };
  });
});

afterAll(() => {
  vi.doUnmock(TABLE);
  vi.resetModules();
});

test("is read in every spelling, and what is written and shown reads back", async () => {
  const { formatNotation, parseNotation, presentMove } = await import("@tactician/notation");
  const idsOf = (text: string) => parseNotation(text).tokens.map(({ id }) => id);
  const tokens = ["mwk", "2", "lull", "1", "cfi"];
  for (const text of ["mwk 2 lull 1 cfi", "MWK.2%1 CFI", "moonwalk 2 % 1 cfi", "mwk2%1 cfi"]) {
    expect(idsOf(text), text).toEqual(tokens);
  }
  expect(parseNotation("mwk 2 lull 1 cfi").tokens.filter(({ kind }) => kind === "text")).toEqual([]);
  const community = formatNotation(parseNotation("mwk 2 lull 1 cfi").tokens, "community");
  expect(community).toBe("MWK.2%1 CFI");
  const { pieces, phrase } = presentMove("mwk 2 lull 1 cfi", []);
  expect(pieces.map(({ form, text }) => [form, text])).toEqual([
    ["chip", "MWK"],
    ["icon", "2"],
    ["glue", "%"],
    ["icon", "1"],
    ["icon", "CFI"],
  ]);
  expect(idsOf(pieces.map(({ text, tight }) => (tight ? text : ` ${text}`)).join(""))).toEqual(tokens);
  expect(phrase).toBe("moonwalk 2 lulled 1, confetti");
});

test("is in the legend, with its picture or its text", async () => {
  const { ComboHelp } = await import("./pages/combos/ComboHelp.tsx");
  const html = renderToStaticMarkup(createElement(ComboHelp));
  for (const { id, label } of NEW_ROWS) {
    expect(html).toContain(label);
    expect(html).toMatch(new RegExp(`<kbd[^>]*>${id}</kbd>`));
  }
  expect(html).toContain('class="mi mi-cfi"');
  expect(html).toContain(">MWK<");
});

test("tells moves apart, or may be left out, as its role says", async () => {
  const { createMoveReader, foldState, isCommonState } = await import("@tactician/game");
  const read = createMoveReader(movelist, []);
  const commandsOf = (text: string) => read(text).moves.map(({ move }) => move.command);
  expect(commandsOf("2")).toEqual(["2"]);
  expect(commandsOf("MWK.2 CFI")).toEqual(["mwk 2"]);
  expect(commandsOf("1%2")).toEqual(["1 lull 2"]);
  expect(commandsOf("1 2")).toEqual(["1 lull 2"]);
  expect(read("mwk 2 cfi")).toMatchObject({ unknown: [], unresolved: [] });
  expect([isCommonState("MWK"), foldState("MWK")]).toEqual([true, "mwk"]);
});

test("is suggested where somebody begins to type it", async () => {
  const { createSuggest } = await import("./pages/combos/core/combo-checks.ts");
  const suggest = createSuggest(movelist, []);
  expect(suggest("MWK.", 3).map(({ command }) => command)).toEqual(["mwk 2"]);
});

test("has its picture on saved pictures of combos", async () => {
  const { iconFiles, iconSize } = await import("./pages/combos/picture/save-picture.tsx");
  const { CLASSIC_WRITING: writing, tokenDefinition } = await import("@tactician/notation");
  const combo = { id: "1", launchers: ["1 cfi"], followUps: [] };
  expect(iconFiles([combo], { display: "icons", colors: "off", writing })).toContain(
    "/icons-t8/confetti.png",
  );
  expect(iconFiles([combo], { display: "icons", colors: "on", writing })).toContain("/icons/cfi.webp");
  const icon = tokenDefinition("cfi")?.icon;
  expect(icon && iconSize(icon, "off")).toBe(45);
});
