import sharp from "sharp";
import { expect, test } from "vitest";
import { readPalettePng } from "./render-move-pictures.ts";

/** A picture of many colours, written with every filter that the library chooses. */
async function picture(adaptiveFiltering: boolean): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, n) => (n * 37 + (n >> 5)) % 256));
  return sharp(raw, { raw: { width: 64, height: 48, channels: 3 } })
    .png({ palette: true, colours: 200, adaptiveFiltering })
    .toBuffer();
}

test.each([true, false])(
  "pixels and palette are those that a library reads (filters: %s)",
  async (filters) => {
    const png = await picture(filters);
    const { palette, pixels } = readPalettePng(png);
    const wanted = await sharp(png).removeAlpha().raw().toBuffer();
    const colours = Array.from(pixels).flatMap((colour) => [...palette.subarray(colour * 3, colour * 3 + 3)]);
    expect(Buffer.from(colours).equals(wanted)).toBe(true);
  },
);

test("another sort of PNG is refused", async () => {
  const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect(() => readPalettePng(png)).toThrow("Not a PNG with a palette");
});
