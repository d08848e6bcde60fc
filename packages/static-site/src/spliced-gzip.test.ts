import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { joinPieces, packPiece, WINDOW_BYTES } from "./spliced-gzip.ts";

test("pieces packed by themselves are one gzip stream, whatever is in them", async () => {
  const texts = fc.array(fc.string({ unit: "grapheme", maxLength: 3000 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const plain = parts.map((part) => Buffer.from(part));
      const { gzip, bytes } = joinPieces(await Promise.all(plain.map((part) => packPiece(part))));
      expect(gunzipSync(gzip)).toEqual(Buffer.concat(plain));
      expect(bytes).toBe(Buffer.concat(plain).length);
    }),
    { numRuns: 40 },
  );
});

test("a piece leaves out what it repeats of those before it, however long they are", async () => {
  const before = Buffer.from(Array.from({ length: WINDOW_BYTES }, (_, n) => (n * n).toString(36)).join(" "));
  const piece = before.subarray(-2000);
  const [first, repeated, alone] = await Promise.all([
    packPiece(before),
    packPiece(piece, before),
    packPiece(piece),
  ]);
  expect(repeated.deflated.length).toBeLessThan(alone.deflated.length / 5);
  expect(gunzipSync(joinPieces([first, repeated]).gzip)).toEqual(Buffer.concat([before, piece]));
});
