import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflateAsync = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture with a palette as PNG. `palette` has three bytes a colour, 256 at most; `pixels` a byte each, row by row. */
export async function encodePng(
  width: number,
  height: number,
  palette: Uint8Array,
  pixels: Uint8Array,
): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are places in the palette.
  head.set([8, 3, 0, 0, 0], 8);
  // In front of each row stands how it is changed: not at all, which is best for a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const packed = await deflateAsync(rows, { level: 6 });
  return Buffer.concat([
    SIGNATURE,
    ...chunk("IHDR", head),
    ...chunk("PLTE", palette),
    ...chunk("IDAT", packed),
    ...chunk("IEND", Buffer.of()),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const before = Buffer.alloc(8);
  before.writeUInt32BE(data.length, 0);
  before.write(type, 4, "latin1");
  const behind = Buffer.alloc(4);
  behind.writeUInt32BE(crc32(data, crc32(before.subarray(4))), 0);
  return [before, data, behind];
}
