import { DIFFICULTIES } from "@tactician/game";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTurn } from "./wheel-turn.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("the wheel turns at least twice and comes to rest on the difficulty drawn", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DIFFICULTIES),
      fc.array(chance, { minLength: 2 }),
      (difficulty, chances) => {
        let turn = 0;
        for (const value of chances) {
          const next = nextTurn(turn, difficulty, () => value);
          expect(next - turn).toBeGreaterThanOrEqual(720);
          expect(next - turn).toBeLessThan(1440);
          // The segment under the pointer, of 24 in the order of the difficulties.
          const segment = Math.floor((360 - (next % 360)) / 15) % 24;
          expect(DIFFICULTIES[segment % DIFFICULTIES.length]).toBe(difficulty);
          turn = next;
        }
      },
    ),
  );
});
