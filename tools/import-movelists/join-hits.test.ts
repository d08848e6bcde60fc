import { describe, expect, it } from "vitest";
import { buildMovelist } from "./build-movelist.ts";
import type { SourceRow } from "./source-row.ts";
import { ImportTally } from "./tally.ts";

const FIRST: SourceRow = { id: "Jin-1", input: "1", target: "m", damage: "14", startup: "i14", block: "-9" };

/** The move that continues FIRST, with the fields of the row. */
function second(row: Partial<SourceRow>, first: Partial<SourceRow> = {}) {
  const rows = [
    { ...FIRST, ...first },
    { id: "Jin-1,2", input: ",2", parent: "Jin-1", target: ",m", startup: ",i20", ...row },
  ];
  const { moves } = buildMovelist({ character: "jin", checkedAt: "2026-08", rows }, new ImportTally());
  return moves.find(({ id }) => id === "1,2");
}

describe("the damage of a string", () => {
  it("is the sum of its hits", () => {
    expect(second({ damage: ",20" })?.damage).toBe(34);
  });

  it("counts the hits before once where the row repeats them", () => {
    expect(second({ damage: "14,20" })).toMatchObject({ damage: 34, hits: [{ damage: 14 }, { damage: 20 }] });
  });

  it("takes the scaled number of a hit that comes in a combo", () => {
    const notes = "Aerial combo from 1st hit";
    expect(second({ damage: ",25 (17)", notes })).toMatchObject({
      damage: 31,
      hits: [{ damage: 14 }, { damage: 25, scaledDamage: 17 }],
    });
    expect(second({ damage: ",25 (17)", notes: "31 damage with scaling from 1st hit" })?.damage).toBe(31);
  });

  it("takes the unscaled number where the combo on a plain hit is a standing one", () => {
    const notes = "* Combo from 1st hit\n* Airborne combo from 1st CH";
    expect(second({ damage: ",12 (8)", notes })?.damage).toBe(26);
  });

  it("believes a total that the notes state", () => {
    expect(second({ damage: ",20", notes: "28 damage in total with scaling" })?.damage).toBe(28);
    expect(second({ damage: ",20", notes: "23 total dmg from 1st hit" })?.damage).toBe(23);
  });

  it("scales the throw that the last hit turns into", () => {
    const notes = "15 scaled damage on attack throw";
    expect(second({ target: ",sm,t", damage: ",10,28", notes })?.damage).toBe(39);
  });

  it("leaves out what only a throw on counter hit adds", () => {
    expect(second({ target: ",m,(t)", damage: ",20,(14)" })?.damage).toBe(34);
  });

  it("counts two hits of one level (mm)", () => {
    expect(second({ damage: ",4,4", target: ",mm" }, { damage: "4,4", target: "mm" })).toMatchObject({
      damage: 16,
      ownHits: 2,
    });
  });

  it("counts the attack once where a transition repeats its row", () => {
    const row = { input: ",F", damage: "14", target: "m", startup: "i14" };
    expect(second(row)).toMatchObject({ damage: 14, ownHits: 0, hits: [{ damage: 14 }] });
  });
});
