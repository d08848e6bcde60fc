import { parseNotation } from "@tactician/notation";
import { expect, test } from "vitest";
import type { Move, Movelist } from "../move.ts";
import { contentMovelists } from "../testing/content-movelists.ts";
import { createKeyReader } from "./command-tree.ts";
import { stanceWords } from "./players-names.ts";
import { createResolver } from "./resolver.ts";

/** Every way a movelist writes a move. */
function textsOf(move: Move): string[] {
  return [move.command, ...(move.aliases ?? [])];
}

/** The moves that a movelist gives a spelling in common: their input does not tell them apart. */
function movesBySpelling(movelist: Movelist): (text: string) => Set<string> {
  const found = new Map<string, Set<string>>();
  const keysOf = createKeyReader(movelist);
  const spellingsOf = (text: string) => keysOf(text).map((keys) => keys.join(" "));
  for (const move of movelist.moves) {
    for (const spelling of textsOf(move).flatMap(spellingsOf))
      found.set(spelling, (found.get(spelling) ?? new Set()).add(move.id));
  }
  return (text) => new Set(spellingsOf(text).flatMap((spelling) => [...(found.get(spelling) ?? [])]));
}

test("every command and alias of every movelist is read as that one move", () => {
  const offenders: string[] = [];
  let checked = 0;
  for (const [character, movelist] of contentMovelists()) {
    const stances = stanceWords(movelist);
    const resolve = createResolver(movelist);
    const sameInput = movesBySpelling(movelist);
    for (const move of movelist.moves) {
      for (const text of textsOf(move)) {
        checked += 1;
        const { moves, unknown } = resolve(parseNotation(text, { stances }).tokens);
        const ids = moves.map((resolved) => resolved.move.id);
        const isOneMove = ids.length === 1 && unknown.length === 0;
        if (isOneMove && ids[0] === move.id) continue;
        if (isOneMove && [text, move.command].some((same) => sameInput(same).has(ids[0] ?? ""))) continue;
        offenders.push(`${character} ${move.id}: "${text}" is read as ${ids.join(" + ") || "nothing"}`);
      }
    }
  }
  expect(offenders).toEqual([]);
  expect(checked).toBeGreaterThan(6500);
}, 60_000);
