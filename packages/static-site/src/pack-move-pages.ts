import { open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CharacterPieces,
  MOVE_BODY_SLOT,
  MOVE_FRAME_FILE,
  MOVE_HEAD_SLOT,
  NEAREST_MOVES_SLOT,
  OTHERS_MOVES_SLOT,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import { MOVE_BODIES, MOVE_INDEX, type MoveIndex } from "./move-pages.ts";
import { inlineHashes } from "./pack-site.ts";
import { type Piece, packPiece } from "./spliced-gzip.ts";

/**
 * Packs what the web build has rendered of moves (`CharacterPieces` and two frames, files of `piecesDir`) into two files of the built
 * site. Resolves to how many moves there are. Throws an error that names what no page can be made of: a frame without its places, markup
 * that the security policy forbids, two moves with one address.
 */
export async function packMovePages(piecesDir: string, distDir: string): Promise<number> {
  const frame = await readFrame(join(piecesDir, MOVE_FRAME_FILE), MOVE_HEAD_SLOT, MOVE_BODY_SLOT);
  const unknown = await readFrame(join(piecesDir, UNKNOWN_MOVE_FILE), NEAREST_MOVES_SLOT, OTHERS_MOVES_SLOT);
  const bodies = await open(join(distDir, MOVE_BODIES), "w");
  try {
    const packedFrames = [await packFrame(frame), await packFrame(unknown)] as const;
    await bodies.writev(packedFrames.flatMap(({ deflated }) => deflated));
    const index: MoveIndex = {
      frame: packedFrames[0].entry,
      unknown: packedFrames[1].entry,
      characters: [],
      numbers: [],
    };
    for (const file of (await readdir(piecesDir)).filter((name) => name.endsWith(".json")).sort()) {
      const character: CharacterPieces = JSON.parse(await readFile(join(piecesDir, file), "utf8"));
      index.characters.push(addressesOf(character));
      // All moves of a character at once: other threads do the work.
      const packed = await Promise.all(
        character.moves.map((move) => packMove(move, frame, character.character)),
      );
      const pieces = packed.flat();
      await bodies.writev(pieces.map(({ deflated }) => deflated));
      for (const { deflated, crc, bytes } of pieces) index.numbers.push(deflated.length, crc, bytes);
    }
    await writeFile(join(distDir, MOVE_INDEX), JSON.stringify(index));
    return index.characters.reduce((sum, { parts }) => sum + parts.length, 0);
  } finally {
    await bodies.close();
  }
}

interface Frame {
  readonly name: string;
  readonly texts: readonly [string, string, string];
}

async function readFrame(file: string, ...slots: readonly [string, string]): Promise<Frame> {
  const html = await readFile(file, "utf8");
  const [before, rest, ...more] = html.split(slots[0]);
  const [between, behind, ...others] = rest?.split(slots[1]) ?? [];
  if (
    before === undefined ||
    between === undefined ||
    behind === undefined ||
    more.length + others.length > 0
  )
    throw new Error(`${file} has not exactly one "${slots[0]}" with one "${slots[1]}" behind it`);
  return { name: file, texts: [before, between, behind] };
}

async function packFrame({ name, texts }: Frame) {
  const pieces = await Promise.all(texts.map((text) => packPiece(Buffer.from(text))));
  const entry = {
    pieces: pieces.map(({ deflated, crc, bytes }) => ({ length: deflated.length, crc, bytes })),
    inline: inlineHashes(texts.join(""), name),
  } as MoveIndex["frame"];
  return { entry, deflated: pieces.map(({ deflated }) => deflated) };
}

async function packMove(
  { part, head, body, row, picture }: CharacterPieces["moves"][number],
  { texts }: Frame,
  character: string,
): Promise<Piece[]> {
  const { scripts, styles } = inlineHashes(head + body + row, `The page of ${character} ${part}`);
  if (scripts.length + styles.length > 0)
    throw new Error(`The page of ${character} ${part} has inline code, which belongs into the frame`);
  const [before, between] = texts;
  return Promise.all([
    packPiece(Buffer.from(head), Buffer.from(before)),
    packPiece(Buffer.from(body), Buffer.from(before + head + between)),
    packPiece(Buffer.from(row)),
    packPiece(Buffer.from(JSON.stringify(picture))),
  ]);
}

function addressesOf({ character, moves, formerParts }: CharacterPieces): MoveIndex["characters"][number] {
  const parts = moves.map(({ part }) => part);
  const known = new Set(parts);
  if (known.size < parts.length)
    throw new Error(
      `Two moves of ${character} have one address: ${parts.filter((part, n) => parts.indexOf(part) < n)}`,
    );
  const former = formerParts
    .filter(([old]) => !known.has(old))
    .map(([old, part]) => [old, part] as [string, string]);
  return { id: character, parts, former };
}
