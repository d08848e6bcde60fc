import type { CharacterChanges, ToldChange } from "@tactician/contract";
import { key } from "@tactician/game/testing/move-keys";
import { expect, test } from "vitest";
import { sinceWords } from "./fact-history.ts";

const change = (date: string, field: string, more: object = {}): ToldChange =>
  ({
    date,
    move: key("df+2"),
    command: "df 2",
    kind: "changed",
    effect: "worse",
    field,
    ...more,
  }) as ToldChange;

const changesOf = (...changes: ToldChange[]): CharacterChanges => ({
  _id: "jin",
  name: "Jin",
  vocabulary: [],
  since: "2024-01-25",
  patches: [],
  changes,
});

test.each([
  [
    "Same since patch 3.00",
    [change("2026-03-20", "block", { patch: "3.00" }), change("2025-01-01", "block")],
  ],
  ["Same since 20 March 2026", [change("2026-03-20", "block")]],
  [
    "Same since patch 2.01",
    [change("2026-03-20", "hit"), change("2025-06-01", "move", { what: "added", patch: "2.01" })],
  ],
  ["Same since our first list, 25 January 2024", [change("2026-03-20", "hit")]],
  [
    "Same since our first list, 25 January 2024",
    [change("2026-03-20", "move", { what: "renamed", from: "df 1" })],
  ],
])("%s", (words, changes) => {
  expect(sinceWords(changesOf(...changes), "df+2", "block")).toBe(words);
});

test("another move's changes say nothing, and of some facts no history is kept", () => {
  const changes = changesOf(change("2026-03-20", "block", { move: key("df+1"), patch: "3.00" }));
  expect(sinceWords(changes, "df+2", "block")).toMatch(/our first list/);
  expect(sinceWords(changes, "df+2", "reach")).toBe("We keep no history of this");
});
