import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addPacked, addSums, mergePacked, packSums, type Sums } from "./packed-sums.ts";

const number = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger().map((value) => Math.trunc(value / 4) + 0),
);
// Sums of nothing are not kept, so none go in.
const pair = fc.tuple(number, number).filter((values) => values.some((value) => value !== 0));
const sums = fc.array(fc.tuple(number, pair), { maxLength: 20 });
const asMap = (entries: readonly (readonly [number, readonly number[]])[]): Sums =>
  new Map(entries.map(([key, values]) => [key, [...values]]));

function unpacked(bytes: Uint8Array): Sums {
  const into: Sums = new Map();
  addPacked(bytes, 2, into);
  return into;
}

describe("packed sums", () => {
  test("are the numbers that went in", () => {
    fc.assert(
      fc.property(sums, (entries) => {
        expect(unpacked(packSums(asMap(entries)))).toEqual(asMap(entries));
      }),
    );
  });

  test("are the same bytes in whichever order they were added up", () => {
    fc.assert(
      fc.property(sums, (entries) => {
        expect(packSums(asMap([...asMap(entries)].reverse()))).toEqual(packSums(asMap(entries)));
      }),
    );
  });

  test("add up like plain ones, and are nothing when taken away from themselves", () => {
    fc.assert(
      fc.property(sums, sums, (one, other) => {
        const plain = asMap(one);
        addSums(asMap(other), plain);
        const packed = unpacked(packSums(asMap(one)));
        addPacked(packSums(asMap(other)), 2, packed);
        expect(packed).toEqual(plain);
        expect(mergePacked(packSums(asMap(one)), asMap(other))).toEqual(packSums(plain));
        addPacked(packSums(plain), 2, packed, -1);
        expect([...packed.values()].flat().every((value) => Math.abs(value) === 0)).toBe(true);
      }),
    );
  });

  test("are two bytes for a small number and its sum", () => {
    expect([...packSums(new Map([[6, [14]]]))]).toEqual([12, 28]);
    expect([...packSums(new Map([[-1, [64]]]))]).toEqual([1, 128, 1]);
    expect(packSums(new Map())).toHaveLength(0);
  });
});
