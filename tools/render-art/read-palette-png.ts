import { inflateSync } from "node:zlib";

/** A picture with a palette: three bytes a colour, and a byte for each pixel, row by row. */
export interface PalettePicture {
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** Reads a PNG with a palette and eight bits a pixel, as sharp writes one. Throws for any other. */
export function readPalettePng(png: Buffer): PalettePicture {
  const parts = new Map<string, Buffer[]>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    parts.set(type, [...(parts.get(type) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [head] = parts.get("IHDR") ?? [];
  const [palette] = parts.get("PLTE") ?? [];
  if (head === undefined || palette === undefined || head[8] !== 8 || head[9] !== 3 || head[12] !== 0)
    throw new Error("Not a PNG with a palette and eight bits a pixel");
  const rows = inflateSync(Buffer.concat(parts.get("IDAT") ?? []));
  return { palette, pixels: unfiltered(rows, head.readUInt32BE(0), head.readUInt32BE(4)) };
}

/** Each row begins with how it was changed by its neighbours (PNG specification, "Filtering"). */
function unfiltered(rows: Buffer, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (width + 1)];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const left = x > 0 ? (pixels[at - 1] ?? 0) : 0;
      const up = y > 0 ? (pixels[at - width] ?? 0) : 0;
      const corner = x > 0 && y > 0 ? (pixels[at - width - 1] ?? 0) : 0;
      const guesses = [0, left, up, (left + up) >> 1, nearest(left, up, corner)];
      pixels[at] = (rows[y * (width + 1) + 1 + x] ?? 0) + (guesses[filter ?? 0] ?? 0);
    }
  }
  return pixels;
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
