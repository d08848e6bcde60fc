import { key } from "@tactician/game/testing/move-keys";
import { expect, it } from "vitest";
import { type DatedDifference, withKinds } from "./change-kinds.ts";

const patches = [
  { version: "2.00.01", date: "2025-04-01", balance: "yes", source: "https://example.org/" },
  { version: "2.09", date: "2026-02-10", balance: "no", source: "https://example.org/" },
] as const;

/** A block advantage that changed on a day, `by` frames. */
function block(character: string, date: string, by: number, from: number | undefined = -10): DatedDifference {
  const told = [
    {
      move: key("df+2"),
      field: "block" as const,
      ...(from === undefined ? {} : { from: { min: from } }),
      to: { min: (from ?? 0) + by },
    },
  ];
  return { character, since: "2024-01-25", date, renamed: [], added: [], removed: [], told, also: {} };
}

function kinds(differences: readonly DatedDifference[]): (string | undefined)[] {
  return withKinds(differences, patches).map(({ step }) => step.changed?.[0]?.kind);
}

it("the kind of a change is changed in the weeks after a patch, with three characters alike", () => {
  const alike = ["jin", "king", "lee"].map((character) => block(character, "2025-04-21", -2));
  expect(kinds([...alike, block("law", "2025-05-13", -1)])).toEqual(Array(4).fill("changed"));
});

it("the kind of a change is corrected for what goes another way, alone, too late, or after a patch that changed no move", () => {
  const alike = ["jin", "king", "lee"].map((character) => block(character, "2025-04-21", -2));
  expect(kinds([...alike, block("law", "2025-04-21", 2)]).at(-1)).toBe("corrected");
  expect(kinds(alike.slice(1))).toEqual(["corrected", "corrected"]);
  expect(kinds(alike.map((one) => ({ ...one, date: "2025-05-14" })))).toEqual(Array(3).fill("corrected"));
  expect(kinds(alike.map((one) => ({ ...one, date: "2026-02-19" })))).toEqual(Array(3).fill("corrected"));
});

it("the kind of a change is corrected in a character's first weeks, and recorded for what was blank", () => {
  const alike = ["jin", "king", "lee"].map((character) => block(character, "2025-04-21", -2));
  expect(kinds([...alike, { ...block("anna", "2025-04-21", -2), since: "2025-03-29" }]).at(-1)).toBe(
    "corrected",
  );
  const blank = block("law", "2025-04-21", -2);
  const told = [{ move: key("df+2"), field: "block" as const, to: { min: -12 } }];
  expect(kinds([...alike, { ...blank, told }]).at(-1)).toBe("recorded");
});
