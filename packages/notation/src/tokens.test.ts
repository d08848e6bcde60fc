import { describe, expect, test } from "vitest";
import { definitionOf, NAMED_INPUTS, parseNotation, TOKENS, tokenDefinition } from "./index.ts";

function idsOf(text: string): readonly string[] {
  return parseNotation(text).tokens.map(({ id }) => id);
}

describe("the token table", () => {
  test("has every id once", () => {
    const ids = TOKENS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("lists every sum of the four buttons once, in rising order", () => {
    const buttons = TOKENS.filter(({ kind }) => kind === "button").map(({ id }) => id);
    const sums = Array.from({ length: 15 }, (_, index) =>
      ["1", "2", "3", "4"].filter((_button, bit) => ((index + 1) >> bit) & 1).join("+"),
    );
    expect([...buttons].sort()).toEqual(sums.sort());
  });

  test.each(TOKENS.map((row) => [row.id, row] as const))(
    "reads %s and all its spellings as itself",
    (_, row) => {
      for (const spelling of [row.id, row.id.toUpperCase(), ...row.spellings]) {
        expect(idsOf(spelling), spelling).toEqual([row.id]);
        expect(idsOf(`1 ${spelling} 2`), spelling).toEqual(["1", row.id, "2"]);
      }
    },
  );

  test("names no two drawings of a set alike and only as files may be named", () => {
    for (const set of ["newer", "older"] as const) {
      const names = TOKENS.flatMap(({ icon }) => icon?.[set] ?? []);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z0-9+-]+$/);
    }
  });

  test("makes motions of directions that have drawings", () => {
    for (const id of TOKENS.flatMap(({ kind, directions = [] }) => (kind === "motion" ? directions : [])))
      expect(tokenDefinition(id)?.icon, id).toBeDefined();
  });

  test("finds rows by id, and none for a text that looks like an id", () => {
    expect(tokenDefinition("holddf")?.words).toBe("hold down forward");
    expect(tokenDefinition("ZEN")).toBeUndefined();
    expect(definitionOf({ kind: "text", id: "heat" })).toBeUndefined();
    expect(definitionOf({ kind: "mark", id: "heat" })?.label).toBe("Heat");
  });
});

describe("named inputs", () => {
  test.each(NAMED_INPUTS.map(({ name, tokens }) => [name, tokens.map(({ id }) => id)] as const))(
    "%s reads as %j in any case",
    (name, ids) => {
      expect(idsOf(name)).toEqual(ids);
      expect(idsOf(name.toUpperCase())).toEqual(ids);
    },
  );
});
