import { mkdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOVE_PIECES, packMoves } from "./move-pages.ts";
import { smallDist } from "./testing/small-dist.ts";

/** What a second build makes of the pieces of the first, in another folder. */
async function packAgain(dist: string, name: string) {
  const other = join(dist, "..", name);
  await mkdir(other, { recursive: true });
  const addresses = await packMoves(join(dist, "../moves"), other);
  return {
    addresses,
    bytes: await readFile(join(other, MOVE_PIECES)),
    list: await readFile(join(other, "moves/list.json"), "utf8"),
  };
}

test("pieces that have not changed are packed once: what was kept of them is taken", async () => {
  const dist = await smallDist();
  const first = await packAgain(dist, "first");
  expect(first.addresses).toContain("/move/jin/df+2");
  // Were they packed anew, this would be gone.
  const packed = join(dist, "../moves/jin.packed");
  const marked = (await readFile(packed)).fill(7);
  await writeFile(packed, marked);
  const second = await packAgain(dist, "second");
  expect(second.list).toBe(first.list);
  expect(second.bytes.includes(marked)).toBe(true);
});

test.each([
  [
    "pieces that changed",
    async (moves: string) => {
      const file = join(moves, "jin.json");
      await writeFile(file, `${await readFile(file, "utf8")} `);
    },
  ],
  ["packed ones that lost their end", (moves: string) => truncate(join(moves, "jin.packed"), 3)],
  ["lengths that are half written", (moves: string) => truncate(join(moves, "jin.lengths"), 9)],
])("%s are packed anew", async (_, spoil) => {
  const dist = await smallDist();
  const first = await packAgain(dist, "first");
  const moves = join(dist, "../moves");
  await writeFile(join(moves, "kazuya.packed"), (await readFile(join(moves, "kazuya.packed"))).fill(7));
  await spoil(moves);
  const second = await packAgain(dist, "second");
  expect(second.list).toBe(first.list);
  const jin = JSON.parse(first.list).characters[0][1].reduce(
    (sum: number, [, place]: [string, { length: number }]) => sum + place.length,
    0,
  );
  expect(second.bytes.subarray(0, jin)).toEqual(first.bytes.subarray(0, jin));
  expect(
    second.bytes.subarray(jin).every((byte) => byte === 7),
    "the other one is taken",
  ).toBe(true);
});
