import { type FileHandle, mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { deflateRaw, inflateRawSync } from "node:zlib";
import * as contract from "@tactician/contract";
import { createEntry, type Entry, gzipContent } from "./entry.ts";
import { brokenSite, inlineHashes } from "./pack-site.ts";
import type { HeaderFields } from "./security-headers.ts";

/** The pieces of all moves (`MovePieces`), each deflated, one behind the other. It stays on disk: a move's are read when somebody asks. */
export const MOVE_PIECES = "move-pieces.bin";
/** Whose they are. Kept by `packSite`, as the frames. */
const MOVE_LIST = "moves/list.json";
/** What stands around every move, and around what is said of an unknown one, each with its two places. */
const FRAMES = {
  [contract.MOVE_FRAME_FILE]: [contract.MOVE_HEAD_SLOT, contract.MOVE_BODY_SLOT],
  [contract.UNKNOWN_MOVE_FILE]: [contract.NEAREST_MOVES_SLOT, contract.OTHERS_MOVES_SLOT],
} as const;

/** What `MOVE_LIST` holds of each character, in the order of the pieces. */
interface ListedMoves extends Pick<contract.CharacterPieces, "character" | "formerParts"> {
  /** How long the pieces are, by the last part of the address, in the order of the movelist. */
  readonly lengths: readonly (readonly [part: string, length: number])[];
}

/** Where a move's pieces lie. */
export interface MovePlace {
  readonly start: number;
  readonly length: number;
}

/** A text of the site, with the headers that it is sent with. */
interface Page {
  readonly html: string;
  readonly headers: HeaderFields;
}

/** The pages of all moves, put together and compressed when somebody asks: the frame is in memory, what a move puts into it on disk. */
export class MovePages {
  /** By character and the last part of the address, in the order of the movelist. */
  readonly places = new Map<string, ReadonlyMap<string, MovePlace>>();
  /** What parts that no move has any more became, by character. */
  readonly former = new Map<string, ReadonlyMap<string, string>>();
  readonly #file: FileHandle;
  readonly #fillMove: FillFrame;
  readonly #fillUnknown: FillFrame;
  #bytes = 0;

  /**
   * Opens the file of the pieces, which stays open, so that a new build does not disturb it. Throws a `SiteError` when it is not there
   * or does not fit the list. `read` gives what is kept in memory.
   */
  static async open(distDir: string, read: (path: string) => Page): Promise<MovePages> {
    const file = await open(join(distDir, MOVE_PIECES)).catch(({ code, message }) => {
      throw brokenSite(code === "ENOENT" ? `${MOVE_PIECES} is missing` : message);
    });
    try {
      const moves = new MovePages(file, read);
      if ((await file.stat()).size === moves.#bytes) return moves;
      throw brokenSite(`${MOVE_LIST} does not fit ${MOVE_PIECES}`);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private constructor(file: FileHandle, read: (path: string) => Page) {
    this.#file = file;
    this.#fillMove = frameFiller(contract.MOVE_FRAME_FILE, read);
    this.#fillUnknown = frameFiller(contract.UNKNOWN_MOVE_FILE, read);
    const list: readonly ListedMoves[] = JSON.parse(read(MOVE_LIST).html);
    for (const { character, lengths, formerParts } of list) {
      const places = new Map<string, MovePlace>();
      for (const [part, length] of lengths) {
        places.set(part, { start: this.#bytes, length });
        this.#bytes += length;
      }
      this.places.set(character, places);
      this.former.set(character, new Map(formerParts));
    }
  }

  /** The move at an address by its decoded parts, `find("jin", "df+2")`; nothing where none has exactly this one. */
  find(characterId: string, part: string): MovePlace | undefined {
    return this.places.get(characterId)?.get(part);
  }

  /** What a move puts into its frame and its picture. */
  async read({ start, length }: MovePlace): Promise<contract.MovePieces> {
    const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(length), 0, length, start);
    if (bytesRead < length) throw new Error(`${MOVE_PIECES} ends too early`);
    return JSON.parse(inflateRawSync(buffer).toString("utf8"));
  }

  async html(place: MovePlace): Promise<Page> {
    const { head, body } = await this.read(place);
    return this.#fillMove(head, body);
  }

  async page(place: MovePlace): Promise<Entry> {
    return entryOf(await this.html(place));
  }

  /** What is said of a move that nobody has: the nearest ones, and those of others. */
  async unknown(nearest: readonly MovePlace[], others: readonly MovePlace[]): Promise<Entry> {
    const rows = async (places: readonly MovePlace[]) =>
      (await Promise.all(places.map((place) => this.read(place)))).map(({ row }) => row).join("");
    return entryOf(this.#fillUnknown(await rows(nearest), await rows(others)));
  }

  /** Lets go of the file. */
  close(): Promise<void> {
    return this.#file.close();
  }
}

type FillFrame = (first: string, second: string) => Page;

function frameFiller(name: keyof typeof FRAMES, read: (path: string) => Page): FillFrame {
  const { html, headers } = read(`moves/${name}`);
  const [first, second] = FRAMES[name];
  // The second place first: what goes into the other is never searched.
  return (one, other) => ({ html: html.replace(second, () => other).replace(first, () => one), headers });
}

async function entryOf({ html, headers }: Page): Promise<Entry> {
  return createEntry(await gzipContent(Buffer.from(html)), headers);
}

const deflateAsync = promisify(deflateRaw);

/**
 * Puts what the web build has rendered of moves (`CharacterPieces` and two frames, files of `piecesDir`) into the built site: the pieces
 * into one file, all else as files that `packSite` keeps. Resolves to the addresses of all moves. Throws an error that names what no page
 * can be made of: a frame without its places, markup that the security policy forbids, two moves with one address.
 */
export async function packMoves(piecesDir: string, distDir: string): Promise<string[]> {
  await mkdir(join(distDir, "moves"), { recursive: true });
  for (const [name, slots] of Object.entries(FRAMES)) {
    const html = await readFile(join(piecesDir, name), "utf8");
    for (const slot of slots)
      if (html.split(slot).length !== 2) throw new Error(`${name} has not exactly one "${slot}"`);
    await writeFile(join(distDir, "moves", name), html);
  }
  const list: ListedMoves[] = [];
  const all: Uint8Array[] = [];
  for (const file of (await readdir(piecesDir)).filter((name) => name.endsWith(".json")).sort()) {
    const { listed, bytes } = await packOnce(join(piecesDir, file));
    list.push(listed);
    all.push(bytes);
  }
  await writeFile(join(distDir, MOVE_PIECES), all);
  await writeFile(join(distDir, MOVE_LIST), JSON.stringify(list));
  return list.flatMap(({ character, lengths }) =>
    lengths.map(([part]) => contract.movePartPath(character, part)),
  );
}

/** A character's pieces, one behind the other, and of which version of their file they were made. */
interface PackedMoves {
  readonly listed: ListedMoves;
  readonly bytes: Uint8Array;
  readonly madeOf: string;
}

/** Packs the pieces of a file, or takes what an earlier build has packed of the same file and kept beside it: `jin.packed` of `jin.json`. */
async function packOnce(file: string): Promise<PackedMoves> {
  const { mtimeMs, size } = await stat(file);
  const madeOf = `${mtimeMs} ${size}`;
  const keptFile = file.replace(/json$/, "packed");
  try {
    const kept: PackedMoves = deserialize(await readFile(keptFile));
    if (kept.madeOf === madeOf) return kept;
  } catch {
    // There is none, or half of one.
  }
  const { character, moves, formerParts }: contract.CharacterPieces = JSON.parse(
    await readFile(file, "utf8"),
  );
  const parts = new Set<string>();
  for (const { part, head, body, row } of moves) {
    if (parts.has(part)) throw new Error(`Two moves of ${character} have one address: ${part}`);
    parts.add(part);
    const page = `The page of ${character} ${part}`;
    const { scripts, styles } = inlineHashes(head + body + row, page);
    if (scripts.length + styles.length > 0)
      throw new Error(`${page} has inline code, which belongs into the frame`);
  }
  const pieces = await Promise.all(moves.map((move) => deflateAsync(JSON.stringify(move))));
  const lengths = [...parts].map((part, place) => [part, pieces[place]?.length ?? 0] as const);
  const packed = { listed: { character, formerParts, lengths }, bytes: Buffer.concat(pieces), madeOf };
  await writeFile(keptFile, serialize(packed));
  return packed;
}
