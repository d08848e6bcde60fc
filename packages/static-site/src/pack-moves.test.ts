import { mkdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
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

/** Were a character's pieces packed anew, these would be gone. */
async function markPacked(dist: string, character: string): Promise<Buffer> {
  const file = join(dist, `../moves/${character}.packed`);
  const packed = deserialize(await readFile(file));
  await writeFile(file, serialize({ ...packed, bytes: packed.bytes.fill(7) }));
  return Buffer.from(packed.bytes);
}

test("pieces that have not changed are packed once: what was kept of them is taken", async () => {
  const dist = await smallDist();
  const first = await packAgain(dist, "first");
  expect(first.addresses).toContain("/move/jin/df+2");
  const marked = await markPacked(dist, "jin");
  const second = await packAgain(dist, "second");
  expect(second.list).toBe(first.list);
  expect(second.bytes.includes(marked)).toBe(true);
});

test.each<[string, (moves: string) => Promise<void>]>([
  [
    "pieces that changed",
    async (moves) => {
      const file = join(moves, "jin.json");
      await writeFile(file, `${await readFile(file, "utf8")} `);
    },
  ],
  ["packed ones that are empty", (moves) => truncate(join(moves, "jin.packed"), 0)],
  ["packed ones that lost their end", (moves) => truncate(join(moves, "jin.packed"), 200)],
])("%s are packed anew", async (_, spoil) => {
  const dist = await smallDist();
  const first = await packAgain(dist, "first");
  const marked = await markPacked(dist, "kazuya");
  await spoil(join(dist, "../moves"));
  const second = await packAgain(dist, "second");
  expect(second.list).toBe(first.list);
  const jin = first.bytes.length - marked.length;
  expect(second.bytes.subarray(0, jin)).toEqual(first.bytes.subarray(0, jin));
  expect(second.bytes.subarray(jin), "the other one is taken").toEqual(marked);
});
