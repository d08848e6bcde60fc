import { countPunishable, type MatchupSide, punishableMovesSchema } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { expect, test } from "vitest";
import { buildPunishableMoves } from "./punishable-moves.ts";
import { sides } from "./testing/content.ts";

const table = buildPunishableMoves(sides);

/** Stances of all characters that highs go over. */
const LOW = new Set("aop trt rlx sit gmh hbs ind med dck snk hsp mnt".split(" "));

/** A move can be punished where a sheet names an answer that needs nothing, or the quickest fitting move is quick enough. */
function recount(me: MatchupSide, them: MatchupSide): number {
  const moves = new Set<string>();
  for (const { id, pushback, posture, stance, from, worstFrames } of them.situations) {
    const named = me.named.filter((one) => one.against === them._id && one.id === id);
    // What is done before the block is no answer to it.
    const sheet = named
      .flatMap(({ answers }) => answers)
      .filter((one) => !("beforeHit" in one) && !("ducked" in one));
    if (pushback === "out of reach") {
      if (sheet.length > 0) moves.add(id);
      continue;
    }
    const lies = posture === "face up" || posture === "face down";
    const low = ["crouching", "not known"].includes(posture) || LOW.has(stance?.toLowerCase() ?? "");
    const startups = me.candidates
      .filter((one) => one.from === from && (lies ? one.hitsLying : !one.onlyLying && !(low && one.isHigh)))
      .filter(({ answer }) => answer.condition === undefined)
      .map(({ answer }) => answer.frames);
    if (sheet.some(({ condition }) => condition === undefined) || Math.min(...startups) <= worstFrames)
      moves.add(id);
  }
  return moves.size;
}

test("every pair's number of punishable moves is the one that a plain recount finds", () => {
  const wrong = sides.flatMap((me) =>
    sides
      .filter((them) => countPunishable(table, me._id, them._id) !== recount(me, them))
      .map(
        (them) =>
          `${me._id} against ${them._id}: ${countPunishable(table, me._id, them._id)}, not ${recount(me, them)}`,
      ),
  );
  expect(wrong).toEqual([]);
  expect(punishableMovesSchema.parse(table)).toEqual(table);
}, 60_000);

test("whoever is not known has no number", () => {
  expect(countPunishable(table, "jin", "nobody" as CharacterId)).toBeUndefined();
  expect(countPunishable(table, "constructor" as CharacterId, "jin")).toBeUndefined();
});
