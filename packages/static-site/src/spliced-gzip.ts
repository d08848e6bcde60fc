import { promisify } from "node:util";
import { constants, crc32, deflateRaw, inflateRawSync } from "node:zlib";

/*
 * A gzip stream put together from pieces that were packed before. A piece is deflated by itself and ends at a whole byte, so pieces
 * follow each other as they are; what stands at the end of the stream, a checksum of all plain bytes, is made of those of the pieces.
 * An answer of many parts costs no packing then.
 */

/** A part of a text, packed. */
export interface Piece {
  readonly deflated: Buffer;
  /** CRC-32 of the plain bytes, and how many there are. */
  readonly crc: number;
  readonly bytes: number;
}

const deflateAsync = promisify(deflateRaw);

/** What deflate looks back at most. */
export const WINDOW_BYTES = 32_768;

/**
 * Packs a piece as hard as can be. `before` is what always stands before it in the stream, to its end: what the piece repeats of that is
 * not written again.
 */
export async function packPiece(plain: Buffer, before?: Buffer): Promise<Piece> {
  const deflated = await deflateAsync(plain, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before && { dictionary: before.subarray(-WINDOW_BYTES) }),
  });
  return { deflated, crc: crc32(plain), bytes: plain.length };
}

/** The plain bytes of a piece by itself, one that was packed with nothing before it. */
export function unpackPiece(deflated: Buffer): Buffer {
  return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
}

/** A gzip stream's head without a name or a time, from no particular system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** The stream of the pieces, one behind the other, and how long its text is. */
export function joinPieces(pieces: readonly Piece[]): { readonly gzip: Buffer; readonly bytes: number } {
  let crc = 0;
  let bytes = 0;
  for (const piece of pieces) {
    crc = joinedCrc(crc, piece.crc, piece.bytes);
    bytes += piece.bytes;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(bytes % 2 ** 32, 4);
  const gzip = Buffer.concat([HEAD, ...pieces.map(({ deflated }) => deflated), LAST_BLOCK, end]);
  return { gzip, bytes };
}

/* CRC-32 as arithmetic of polynomials whose coefficients are bits, the highest power in the lowest bit (RFC 1952, zlib's crc32.c). */

/** CRC-32's polynomial. */
const POLYNOMIAL = 0xedb88320;
/** x to the power of 0. */
const ONE = 0x80000000;

/** The product of two, without what is a multiple of the polynomial. */
function times(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** x to the power of 8, 16, 32, ...: what a byte, two, four move a checksum on by. */
const STEPS: number[] = [ONE >>> 8];

/** The checksum of two texts, one behind the other, by those of both and the second's length in bytes. */
function joinedCrc(first: number, second: number, secondBytes: number): number {
  let moved = first;
  for (let left = secondBytes, place = 0; left > 0; left = Math.floor(left / 2), place += 1) {
    if (STEPS[place] === undefined) STEPS.push(times(STEPS[place - 1] ?? ONE, STEPS[place - 1] ?? ONE));
    if (left % 2 === 1) moved = times(moved, STEPS[place] ?? ONE);
  }
  return (moved ^ second) >>> 0;
}
