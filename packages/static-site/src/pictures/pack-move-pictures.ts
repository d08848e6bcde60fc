import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { type DrawnParts, LENGTH_BYTES, PICTURE_PARTS, type PictureIndex } from "./picture-format.ts";

/** Packs what pictures of moves are drawn of into one file of the built site. Resolves to how many grounds there are. */
export async function packMovePictures(
  { inks, letters, strengths, grounds }: DrawnParts,
  distDir: string,
): Promise<number> {
  const parts: Buffer[] = [];
  let end = 0;
  const add = (...pieces: Uint8Array[]) => {
    const part = Buffer.concat(pieces);
    parts.push(part);
    end += part.length;
    return { start: end - part.length, length: part.length };
  };
  const index: PictureIndex = {
    inks: [...inks],
    strengths: add(deflateRawSync(strengths)),
    letters,
    grounds: grounds.map(({ character, palette, pixels }) => ({
      character,
      colours: palette.length / 3,
      ...add(palette, deflateRawSync(pixels)),
    })),
  };
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length, 0);
  await writeFile(join(distDir, PICTURE_PARTS), Buffer.concat([length, head, ...parts]));
  return grounds.length;
}
