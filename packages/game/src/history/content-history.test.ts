import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHARACTERS } from "../character.ts";
import type { Move } from "../move.ts";
import type { MoveKey } from "../move-key.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { changesOf } from "./changes-of.ts";
import type { History } from "./history.ts";
import { FACTS_SINCE, movelistAt } from "./movelist-at.ts";

/* The committed histories, by content/ alone. */

const FOLDER = join(import.meta.dirname, "../../../../content/history");
const movelists = contentMovelists();
const histories = CHARACTERS.map(
  ({ characterId }): History => JSON.parse(readFileSync(join(FOLDER, `${characterId}.json`), "utf8")),
);

/** What a string has of the hits before it too. */
const INHERITED: ReadonlySet<string> = new Set(["hits", "damage", "startup"]);

/** The moves of a day by id, every fact of them. */
function movesOf(history: History, date: string): Map<string, Move> {
  const movelist = movelists.get(history.character);
  const moves = movelist && movelistAt(movelist, history, date)?.moves;
  return new Map(moves?.map((move) => [move.id, move]));
}

describe("the histories in content/", () => {
  it("are there for exactly the roster", () => {
    expect(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith(".json"))
        .sort(),
    ).toEqual(CHARACTERS.map(({ characterId }) => `${characterId}.json`).sort());
  });

  it.each(histories.map((history) => [history.character, history] as const))(
    "%s: folding all steps onto the first day gives today's movelist",
    (character, history) => {
      const today = movelists.get(character)?.moves ?? [];
      const byId = new Map(today.map((move) => [move.id, move]));
      const folded = movesOf(history, history.since);
      for (const { date, added = [], removed = [], renamed = [], changed = [], also = {} } of history.steps) {
        const isAsked = added.length > 0 || Object.keys(also).length > 0;
        const after = isAsked ? movesOf(history, date) : new Map<string, Move>();
        for (const { move } of removed) expect(folded.delete(move.id), `${date} ${move.id}`).toBe(true);
        for (const { move, from } of renamed) {
          const facts = folded.get(from.id);
          folded.delete(from.id);
          if (facts !== undefined) folded.set(move, { ...facts, id: move });
        }
        for (const { move } of added) folded.set(move, after.get(move) as Move);
        for (const { move, field, from, to } of changed) {
          const facts = folded.get(move) as Move;
          expect(facts[field], `${date} ${move} ${field}`).toEqual(from);
          folded.set(move, { ...facts, [field]: to });
        }
        for (const [move, former] of Object.entries(also)) {
          const fields = Object.keys(former) as (keyof Move)[];
          const facts = Object.fromEntries(fields.map((field) => [field, after.get(move)?.[field]]));
          folded.set(move, { ...(folded.get(move) as Move), ...facts });
        }
      }
      expect([...folded.keys()].sort()).toEqual([...byId.keys()].sort());
      for (const [id, move] of folded)
        expect(factsOf(move), id).toEqual(factsOf(byId.get(id as MoveKey) as Move));
    },
  );

  it("tell nothing of a string that becomes a move of its own: its startup was that of the first hit", () => {
    const told = histories.flatMap(({ character, steps }) => {
      const parents = new Map(movelists.get(character)?.moves.map(({ id, parent }) => [id, parent]));
      return steps.flatMap(({ renamed = [], changed = [] }) => {
        const alone = renamed.filter(({ move, from }) => from.parent !== undefined && !parents.get(move));
        const ids = new Set(alone.map(({ move }) => move));
        return changed.filter(({ move, field }) => ids.has(move) && INHERITED.has(field));
      });
    });
    expect(told.filter(({ kind }) => kind !== "recorded")).toEqual([]);
    expect(histories.find(({ character }) => character === "jin")?.steps).toContainEqual(
      expect.objectContaining({
        renamed: expect.arrayContaining([expect.objectContaining({ move: "DVS.2" })]),
      }),
    );
  });

  it("tell few changes on days when only the shape of the rows changed", () => {
    const days = histories.flatMap(changesOf).map(({ date }) => date);
    const on = (date: string) => days.filter((day) => day === date).length;
    expect(on("2024-11-04")).toBeLessThanOrEqual(45);
    expect(on("2025-01-27")).toBeLessThanOrEqual(5);
    expect(on("2026-08-20")).toBeLessThanOrEqual(45);
    expect(on("2025-04-05")).toBeGreaterThan(400);
  });
});

/** Without what is carried from today, not folded: names, and facts that the first exports had no column for. */
function factsOf({ id, command, aliases, nicknames, name, parent, from, unsure, ...facts }: Move) {
  const late = Object.entries(facts).filter(([field]) => !FACTS_SINCE.has(field as never));
  return Object.fromEntries(late.filter(([, value]) => value !== undefined));
}
