import { mkdir, open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { type CharacterPieces, MOVE_FRAME_FILE, UNKNOWN_MOVE_FILE } from "@tactician/contract";
import { FRAMES, MOVE_LIST, MOVE_PIECES, type MoveList, splitFrame } from "./move-pages.ts";
import { inlineHashes } from "./pack-site.ts";

const deflateAsync = promisify(deflateRaw);

/**
 * Puts what the web build has rendered of moves (`CharacterPieces` and two frames, files of `piecesDir`) into the built site: the pieces
 * into one file, all else as files that `packSite` keeps. Resolves to how many moves there are. Throws an error that names what no page
 * can be made of: a frame without its places, markup that the security policy forbids, two moves with one address.
 */
export async function packMoves(piecesDir: string, distDir: string): Promise<number> {
  await mkdir(join(distDir, "moves"), { recursive: true });
  for (const name of [MOVE_FRAME_FILE, UNKNOWN_MOVE_FILE] as const) {
    const html = await readFile(join(piecesDir, name), "utf8");
    splitFrame(html, name);
    await writeFile(join(distDir, FRAMES[name].file), html);
  }
  const list: MoveList = [];
  const pieces = await open(join(distDir, MOVE_PIECES), "w");
  try {
    for (const file of (await readdir(piecesDir)).filter((name) => name.endsWith(".json")).sort()) {
      const character: CharacterPieces = JSON.parse(await readFile(join(piecesDir, file), "utf8"));
      assertPages(character);
      const packed = await Promise.all(character.moves.map((move) => deflateAsync(JSON.stringify(move))));
      await pieces.writev(packed);
      list.push({
        id: character.character,
        moves: character.moves.map(({ part }, n) => [part, packed[n]?.length ?? 0]),
        former: character.formerParts.map(([old, part]) => [old, part]),
      });
    }
  } finally {
    await pieces.close();
  }
  await writeFile(join(distDir, MOVE_LIST), JSON.stringify(list));
  return list.reduce((sum, { moves }) => sum + moves.length, 0);
}

function assertPages({ character, moves }: CharacterPieces): void {
  const known = new Set<string>();
  for (const { part, head, body, row } of moves) {
    if (known.has(part)) throw new Error(`Two moves of ${character} have one address: ${part}`);
    known.add(part);
    const { scripts, styles } = inlineHashes(head + body + row, `The page of ${character} ${part}`);
    if (scripts.length + styles.length > 0)
      throw new Error(`The page of ${character} ${part} has inline code, which belongs into the frame`);
  }
}
