import { createHash } from "node:crypto";
import { close, fstatSync, openSync, read } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { MovePicture } from "@tactician/contract";
import * as z from "zod";
import { type Build, inlineHashesSchema, parseJson, SiteError } from "./answer-index.ts";
import { createEntry, type Entry, type EntryHeaders } from "./entry.ts";
import { type HeaderList, pagePolicy } from "./security-headers.ts";
import { joinPieces, type Piece, unpackPiece } from "./spliced-gzip.ts";

/** A move by its place in the list of all. */
export type MovePlace = number;

interface CharacterPlaces {
  /** By the last part of the address. */
  readonly places: ReadonlyMap<string, MovePlace>;
  readonly parts: readonly string[];
  readonly former: ReadonlyMap<string, string>;
}

interface LoadedFrame {
  readonly pieces: readonly [Piece, Piece, Piece];
  readonly about: EntryHeaders;
}

/** Pieces of a move, in the order in which they lie. */
const [HEAD, BODY, ROW, PICTURE] = [0, 1, 2, 3] as const;

const readAsync = promisify(read);

/**
 * The pages of all moves, put together when somebody asks: the frame is in memory, what a move puts into it is read from one packed
 * file. Both are packed already, so a page is a few copies.
 */
export class MovePages {
  readonly #file: number;
  readonly #characters: ReadonlyMap<string, CharacterPlaces>;
  readonly #numbers: Uint32Array;
  /** Where in the file each move begins. */
  readonly #starts: Uint32Array;
  readonly #frame: LoadedFrame;
  readonly #unknown: LoadedFrame;
  #isClosed = false;

  private constructor(
    file: number,
    index: MoveIndex,
    frames: Pick<MovePagesFrames, "frame" | "unknown">,
    firstStart: number,
  ) {
    this.#file = file;
    this.#frame = frames.frame;
    this.#unknown = frames.unknown;
    this.#numbers = Uint32Array.from(index.numbers);
    this.#starts = startsOf(this.#numbers, firstStart);
    let first = 0;
    const characters = new Map<string, CharacterPlaces>();
    for (const { id, parts, former } of index.characters) {
      const start = first;
      characters.set(id, {
        places: new Map(parts.map((part, n) => [part, start + n])),
        parts,
        former: new Map(former),
      });
      first += parts.length;
    }
    this.#characters = characters;
  }

  /** Opens the packed file, which stays open. Throws a `SiteError` when something is missing or wrong. */
  static async open(distDir: string, build: Build, security: HeaderList): Promise<MovePages> {
    const text = await readFile(join(distDir, MOVE_INDEX), "utf8").catch(() => missing(MOVE_INDEX));
    const index = parseJson(text, moveIndexSchema, MOVE_INDEX);
    const file = openFile(join(distDir, MOVE_BODIES));
    try {
      const frames = await readFrames(file, index, build, security);
      const pages = new MovePages(file, index, frames, frames.end);
      if (pages.#starts.at(-1) !== fstatSync(file).size)
        throw new SiteError(`The built site is broken (${MOVE_INDEX} does not fit ${MOVE_BODIES})`);
      return pages;
    } catch (error) {
      close(file);
      throw error;
    }
  }

  /** Whether there is such a character. */
  has(characterId: string): boolean {
    return this.#characters.has(characterId);
  }

  /** The move at an address by its decoded parts, `find("jin", "df+2")`; nothing where none has exactly this one. */
  find(characterId: string, part: string): MovePlace | undefined {
    return this.#characters.get(characterId)?.places.get(part);
  }

  /** Who has moves, by id. */
  characterIds(): Iterable<string> {
    return this.#characters.keys();
  }

  /** The last parts of the addresses of a character's moves, in the order of the movelist. */
  partsOf(characterId: string): readonly string[] {
    return this.#characters.get(characterId)?.parts ?? [];
  }

  /** What a part of an address that no move has any more became. */
  findFormer(characterId: string, part: string): string | undefined {
    return this.#characters.get(characterId)?.former.get(part);
  }

  /** The page of a move. */
  async page(place: MovePlace): Promise<Entry> {
    const [head, body] = await this.#read(place, HEAD, BODY);
    const { pieces, about } = this.#frame;
    return entryOf([pieces[0], head, pieces[1], body, pieces[2]], about);
  }

  /** What is said of a move that nobody has: the nearest ones, and those of others. */
  async unknown(nearest: readonly MovePlace[], others: readonly MovePlace[]): Promise<Entry> {
    const rows = (places: readonly MovePlace[]) =>
      Promise.all(places.map(async (place) => (await this.#read(place, ROW, ROW))[0]));
    const { pieces, about } = this.#unknown;
    return entryOf(
      [pieces[0], ...(await rows(nearest)), pieces[1], ...(await rows(others)), pieces[2]],
      about,
    );
  }

  /** What the picture of a move says. */
  async pictureOf(place: MovePlace): Promise<MovePicture> {
    const [{ deflated }] = await this.#read(place, PICTURE, PICTURE);
    return JSON.parse(unpackPiece(deflated).toString("utf8"));
  }

  /** Lets go of the packed file. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    close(this.#file);
  }

  /** Some of a move's pieces, from one to another, which lie side by side. */
  async #read(place: MovePlace, from: number, to: number): Promise<[Piece, Piece]> {
    const first = place * NUMBERS_OF_MOVE;
    const number = (piece: number, which: number) =>
      this.#numbers[first + piece * NUMBERS_OF_PIECE + which] ?? 0;
    let start = this.#starts[place] ?? 0;
    for (let piece = 0; piece < from; piece++) start += number(piece, 0);
    let length = 0;
    for (let piece = from; piece <= to; piece++) length += number(piece, 0);
    const all = Buffer.allocUnsafe(length);
    const { bytesRead } = await readAsync(this.#file, all, 0, length, start);
    if (bytesRead < length) throw new Error(`${MOVE_BODIES} ends too early`);
    const cut = number(from, 0);
    return [
      { deflated: all.subarray(0, cut), crc: number(from, 1), bytes: number(from, 2) },
      { deflated: all.subarray(cut), crc: number(to, 1), bytes: number(to, 2) },
    ];
  }
}

interface MovePagesFrames {
  readonly frame: LoadedFrame;
  readonly unknown: LoadedFrame;
  /** Where the pieces of moves begin. */
  readonly end: number;
}

async function readFrames(
  file: number,
  { frame, unknown }: MoveIndex,
  build: Build,
  security: HeaderList,
): Promise<MovePagesFrames> {
  let start = 0;
  const load = async ({ pieces, inline }: MoveIndex["frame"], vary?: string): Promise<LoadedFrame> => {
    const loaded: Piece[] = [];
    for (const { length, crc, bytes } of pieces) {
      const deflated = Buffer.alloc(length);
      await readAsync(file, deflated, 0, length, start);
      start += length;
      loaded.push({ deflated, crc, bytes });
    }
    const policy = pagePolicy({
      ...inline,
      connect: build.connectSources,
      providerScripts: build.scriptSources,
    });
    const about: EntryHeaders = {
      contentType: "text/html; charset=utf-8",
      cacheControl: "no-cache",
      headers: [...security, "content-security-policy", policy, "cross-origin-resource-policy", "same-site"],
      ...(vary && { vary }),
    };
    return { pieces: loaded as [Piece, Piece, Piece], about };
  };
  // An unknown address is answered in HTML or JSON, as the visitor's Accept header asks.
  return { frame: await load(frame), unknown: await load(unknown, "Accept"), end: start };
}

function entryOf(pieces: readonly Piece[], about: EntryHeaders): Entry {
  const { gzip, bytes } = joinPieces(pieces);
  const hash = createHash("sha256").update(gzip).digest("base64url").slice(0, 22);
  return createEntry({ hash, bytes, bodies: { gzip } }, about);
}

/** One number more than there are moves: the last is where the file ends. */
function startsOf(numbers: Uint32Array, first: number): Uint32Array {
  const count = numbers.length / NUMBERS_OF_MOVE;
  const starts = new Uint32Array(count + 1);
  let start = first;
  for (let move = 0; move < count; move++) {
    starts[move] = start;
    for (let piece = 0; piece < NUMBERS_OF_MOVE; piece += NUMBERS_OF_PIECE)
      start += numbers[move * NUMBERS_OF_MOVE + piece] ?? 0;
  }
  starts[count] = start;
  return starts;
}

function openFile(path: string): number {
  try {
    return openSync(path, "r");
  } catch {
    return missing(MOVE_BODIES);
  }
}

function missing(file: string): never {
  throw new SiteError(`The built site is broken (${file} is missing)`);
}

/** All pieces of the pages of moves, packed, one behind the other. It stays on disk: a page is read when somebody asks for it. */
export const MOVE_BODIES = "move-pages.bin";
/** What they are, in the same order. */
export const MOVE_INDEX = "move-pages.json";

const whole = z.int().nonnegative();

const pieceSchema = z.object({ length: whole, crc: whole, bytes: whole });

const frameSchema = z.object({
  /** What stands before, between and behind its two places. */
  pieces: z.tuple([pieceSchema, pieceSchema, pieceSchema]),
  inline: inlineHashesSchema,
});

export const moveIndexSchema = z.object({
  /** Around every move, and around what is said of an unknown one. */
  frame: frameSchema,
  unknown: frameSchema,
  characters: z.array(
    z.object({
      id: z.string(),
      /** Last parts of the addresses of its moves (`MovePieces`). */
      parts: z.array(z.string()),
      /** Parts that moves had once, with those of today. */
      former: z.array(z.tuple([z.string(), z.string()])),
    }),
  ),
  /** Of every move, all characters' one behind the other: length, checksum and plain bytes of head, page, row and what its picture says (`MovePicture`). */
  numbers: z.array(whole),
});

export type MoveIndex = z.infer<typeof moveIndexSchema>;

/** Numbers of a move, and of a piece of it. */
const NUMBERS_OF_MOVE = 12;
const NUMBERS_OF_PIECE = 3;
