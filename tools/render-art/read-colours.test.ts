import sharp from "sharp";
import { expect, test } from "vitest";
import { readColours } from "./render-move-pictures.ts";

const raw = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, n) => (n * 37 + (n >> 5)) % 256));
const picture = () => sharp(raw, { raw: { width: 64, height: 48, channels: 3 } });

test("pixels and palette of a ground are those that a library reads", async () => {
  const png = await picture().png({ palette: true, colours: 16 }).toBuffer();
  const { palette, pixels } = await readColours(png);
  const wanted = await sharp(png).removeAlpha().raw().toBuffer();
  const colours = Array.from(pixels).flatMap((colour) => [...palette.subarray(colour * 3, colour * 3 + 3)]);
  expect(Buffer.from(colours).equals(wanted)).toBe(true);
});

test("a ground with more colours than letters leave is refused", async () => {
  await expect(readColours(await picture().png().toBuffer())).rejects.toThrow("colours");
});
