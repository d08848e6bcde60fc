import { close, fstatSync, openSync, read } from "node:fs";
import { mkdir, open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import {
  type CharacterPieces,
  MOVE_BODY_SLOT,
  MOVE_FRAME_FILE,
  MOVE_HEAD_SLOT,
  type MovePieces,
  movePartPath,
  NEAREST_MOVES_SLOT,
  OTHERS_MOVES_SLOT,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import { createEntry, type Entry, type EntryHeaders, gzipContent } from "./entry.ts";
import { inlineHashes } from "./pack-site.ts";

/** The pieces of all moves (`MovePieces`), each deflated, one behind the other. It stays on disk: a move's are read when somebody asks. */
export const MOVE_PIECES = "move-pieces.bin";
/** Whose they are. Kept by `packSite`, as the frames. */
export const MOVE_LIST = "moves/list.json";
/** What stands around every move, and around what is said of an unknown one: where in the built site, and its two places. */
export const FRAMES = {
  [MOVE_FRAME_FILE]: { file: `moves/${MOVE_FRAME_FILE}`, slots: [MOVE_HEAD_SLOT, MOVE_BODY_SLOT] },
  [UNKNOWN_MOVE_FILE]: { file: `moves/${UNKNOWN_MOVE_FILE}`, slots: [NEAREST_MOVES_SLOT, OTHERS_MOVES_SLOT] },
} as const;
type FrameName = keyof typeof FRAMES;

/** Where a move's pieces lie. */
export interface MovePlace {
  readonly start: number;
  readonly length: number;
}

/** What `MOVE_LIST` holds. */
interface MoveList {
  /** Of all pieces. */
  bytes: number;
  /** By id: their moves by the last part of the address, in the order of the movelist, and parts that moves had once, with those of today. */
  characters: [
    id: string,
    places: [part: string, MovePlace][],
    former: readonly (readonly [former: string, part: string])[],
  ][];
}

/** The frames, and the headers of what is made of them. */
type Frames = Readonly<Record<FrameName, { readonly html: string; readonly about: EntryHeaders }>>;

const readAsync = promisify(read);

/** The pages of all moves, put together and compressed when somebody asks: the frame is in memory, what a move puts into it on disk. */
export class MovePages {
  /** By character and the last part of the address, in the order of the movelist. */
  readonly places: ReadonlyMap<string, ReadonlyMap<string, MovePlace>>;
  /** What parts that no move has any more became, by character. */
  readonly former: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly #frames: Frames;
  readonly #file: number;
  #isClosed = false;

  /** Opens the file of the pieces, which stays open, so that a new build does not disturb it. Throws when it is not there or does not fit the list. */
  constructor(distDir: string, { bytes, characters }: MoveList, frames: Frames) {
    this.#frames = frames;
    this.places = new Map(characters.map(([id, places]) => [id, new Map(places)]));
    this.former = new Map(characters.map(([id, , former]) => [id, new Map(former)]));
    this.#file = openSync(join(distDir, MOVE_PIECES), "r");
    if (fstatSync(this.#file).size === bytes) return;
    this.close();
    throw new Error(`${MOVE_LIST} does not fit ${MOVE_PIECES}`);
  }

  /** The move at an address by its decoded parts, `find("jin", "df+2")`; nothing where none has exactly this one. */
  find(characterId: string, part: string): MovePlace | undefined {
    return this.places.get(characterId)?.get(part);
  }

  /** What a move puts into its frame and its picture. */
  async read({ start, length }: MovePlace): Promise<MovePieces> {
    const { bytesRead, buffer } = await readAsync(this.#file, Buffer.alloc(length), 0, length, start);
    if (bytesRead < length) throw new Error(`${MOVE_PIECES} ends too early`);
    return JSON.parse(inflateRawSync(buffer).toString("utf8"));
  }

  /** The text of a move's page, with the headers that it is sent with. */
  async html(place: MovePlace): Promise<{ html: string; about: EntryHeaders }> {
    const { head, body } = await this.read(place);
    return this.#fill(MOVE_FRAME_FILE, head, body);
  }

  async page(place: MovePlace): Promise<Entry> {
    const { html, about } = await this.html(place);
    return createEntry(await gzipContent(Buffer.from(html)), about);
  }

  /** What is said of a move that nobody has: the nearest ones, and those of others. */
  async unknown(nearest: readonly MovePlace[], others: readonly MovePlace[]): Promise<Entry> {
    const rows = async (places: readonly MovePlace[]) =>
      (await Promise.all(places.map((place) => this.read(place)))).map(({ row }) => row).join("");
    const { html, about } = this.#fill(UNKNOWN_MOVE_FILE, await rows(nearest), await rows(others));
    return createEntry(await gzipContent(Buffer.from(html)), about);
  }

  #fill(name: FrameName, ...texts: [string, string]): { html: string; about: EntryHeaders } {
    const { html, about } = this.#frames[name];
    const [first, second] = FRAMES[name].slots;
    // The second place first: what goes into the other is never searched.
    return { html: html.replace(second, () => texts[1]).replace(first, () => texts[0]), about };
  }

  /** Lets go of the file. */
  close(): void {
    if (!this.#isClosed) close(this.#file);
    this.#isClosed = true;
  }
}

const deflateAsync = promisify(deflateRaw);

/**
 * Puts what the web build has rendered of moves (`CharacterPieces` and two frames, files of `piecesDir`) into the built site: the pieces
 * into one file, all else as files that `packSite` keeps. Resolves to the addresses of all moves. Throws an error that names what no page
 * can be made of: a frame without its places, markup that the security policy forbids, two moves with one address.
 */
export async function packMoves(piecesDir: string, distDir: string): Promise<string[]> {
  await mkdir(join(distDir, "moves"), { recursive: true });
  for (const name of [MOVE_FRAME_FILE, UNKNOWN_MOVE_FILE] as const) {
    const html = await readFile(join(piecesDir, name), "utf8");
    for (const slot of FRAMES[name].slots)
      if (html.split(slot).length !== 2) throw new Error(`${name} has not exactly one "${slot}"`);
    await writeFile(join(distDir, FRAMES[name].file), html);
  }
  const list: MoveList = { bytes: 0, characters: [] };
  const addresses: string[] = [];
  const pieces = await open(join(distDir, MOVE_PIECES), "w");
  try {
    for (const file of (await readdir(piecesDir)).filter((name) => name.endsWith(".json")).sort()) {
      const { character, lengths, formerParts, bytes } = await packOnce(join(piecesDir, file));
      await pieces.write(bytes);
      const places = new Map<string, MovePlace>();
      for (const [part, length] of lengths) {
        if (places.has(part)) throw new Error(`Two moves of ${character} have one address: ${part}`);
        places.set(part, { start: list.bytes, length });
        list.bytes += length;
        addresses.push(movePartPath(character, part));
      }
      list.characters.push([character, [...places], formerParts]);
    }
  } finally {
    await pieces.close();
  }
  await writeFile(join(distDir, MOVE_LIST), JSON.stringify(list));
  return addresses;
}

/** A character's pieces, deflated one behind the other, and how long each is. */
interface PackedPieces extends Pick<CharacterPieces, "character" | "formerParts"> {
  readonly lengths: readonly (readonly [part: string, length: number])[];
  readonly bytes: Uint8Array;
}

/**
 * Packs the pieces of a file, or takes what an earlier build has packed of the same file and kept beside it: `jin.lengths` and
 * `jin.packed` of `jin.json`.
 */
async function packOnce(file: string): Promise<PackedPieces> {
  const { mtimeMs, size } = await stat(file);
  const madeOf = `${mtimeMs} ${size}`;
  const beside = (ending: string) => file.replace(/json$/, ending);
  const kept = await readPacked(beside("lengths"), beside("packed"));
  if (kept?.madeOf === madeOf) return kept;
  const { character, moves, formerParts }: CharacterPieces = JSON.parse(await readFile(file, "utf8"));
  for (const { part, head, body, row } of moves) {
    const page = `The page of ${character} ${part}`;
    const { scripts, styles } = inlineHashes(head + body + row, page);
    if (scripts.length + styles.length > 0)
      throw new Error(`${page} has inline code, which belongs into the frame`);
  }
  const packed = await Promise.all(moves.map((move) => deflateAsync(JSON.stringify(move))));
  const lengths = moves.map(({ part }, place) => [part, packed[place]?.length ?? 0] as const);
  const bytes = Buffer.concat(packed);
  await writeFile(beside("packed"), bytes);
  await writeFile(beside("lengths"), JSON.stringify({ madeOf, character, formerParts, lengths }));
  return { character, formerParts, lengths, bytes };
}

/** Nothing where there is none, or only half of one. */
async function readPacked(
  lengthsFile: string,
  bytesFile: string,
): Promise<(PackedPieces & { readonly madeOf: string }) | undefined> {
  try {
    const known: PackedPieces & { readonly madeOf: string } = JSON.parse(await readFile(lengthsFile, "utf8"));
    const bytes = await readFile(bytesFile);
    const length = known.lengths.reduce((sum, [, one]) => sum + one, 0);
    return bytes.length === length ? { ...known, bytes } : undefined;
  } catch {
    return undefined;
  }
}
