import { close, fstatSync, openSync, read } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import {
  MOVE_BODY_SLOT,
  MOVE_FRAME_FILE,
  MOVE_HEAD_SLOT,
  type MovePieces,
  NEAREST_MOVES_SLOT,
  OTHERS_MOVES_SLOT,
  UNKNOWN_MOVE_FILE,
} from "@tactician/contract";
import * as z from "zod";
import { missing, SiteError } from "./answer-index.ts";
import { createEntry, type Entry, type EntryHeaders, gzipContent } from "./entry.ts";

/** The pieces of all moves (`MovePieces`), each deflated, one behind the other. It stays on disk: a move's are read when somebody asks. */
export const MOVE_PIECES = "move-pieces.bin";
/** Whose they are, in the same order. Kept by `packSite`, as the frames. */
export const MOVE_LIST = "moves/list.json";
/** What stands around every move, and around what is said of an unknown one: where in the built site, and its two places. */
export const FRAMES = {
  [MOVE_FRAME_FILE]: { file: `moves/${MOVE_FRAME_FILE}`, slots: [MOVE_HEAD_SLOT, MOVE_BODY_SLOT] },
  [UNKNOWN_MOVE_FILE]: { file: `moves/${UNKNOWN_MOVE_FILE}`, slots: [NEAREST_MOVES_SLOT, OTHERS_MOVES_SLOT] },
} as const;

export const moveListSchema = z.array(
  z.object({
    id: z.string(),
    /** In the order of the movelist: the last part of each move's address, and how long its packed pieces are. */
    moves: z.array(z.tuple([z.string(), z.int().nonnegative()])),
    /** Parts that moves had once, with those of today. */
    former: z.array(z.tuple([z.string(), z.string()])),
  }),
);

export type MoveList = z.infer<typeof moveListSchema>;

/** Where a move's pieces lie. */
export interface MovePlace {
  readonly start: number;
  readonly length: number;
}

interface CharacterPlaces {
  /** By the last part of the address, in the order of the movelist. */
  readonly places: ReadonlyMap<string, MovePlace>;
  readonly former: ReadonlyMap<string, string>;
}

/** A frame in three, without its two places, and the headers of what is made of it. */
export interface Frame {
  readonly texts: readonly [string, string, string];
  readonly about: EntryHeaders;
}

/** Cuts a frame at its two places. Throws an error that names it when it has not exactly one of each. */
export function splitFrame(html: string, name: keyof typeof FRAMES): Frame["texts"] {
  const [first, second] = FRAMES[name].slots;
  const [before = "", rest = "", ...more] = html.split(first);
  const [between = "", behind, ...others] = rest.split(second);
  if (behind === undefined || more.length + others.length > 0)
    throw new Error(`${name} has not exactly one "${first}" with one "${second}" behind it`);
  return [before, between, behind];
}

const readAsync = promisify(read);

/** The pages of all moves, put together and compressed when somebody asks: the frame is in memory, what a move puts into it on disk. */
export class MovePages {
  readonly #frames: Readonly<Record<keyof typeof FRAMES, Frame>>;
  readonly #characters = new Map<string, CharacterPlaces>();
  readonly #file: number;
  #isClosed = false;

  /** Opens the file of the pieces, which stays open, so that a new build does not disturb it. Throws a `SiteError` when it does not fit the list. */
  constructor(distDir: string, list: MoveList, frames: Readonly<Record<keyof typeof FRAMES, Frame>>) {
    this.#frames = frames;
    let start = 0;
    for (const { id, moves, former } of list) {
      const places = new Map<string, MovePlace>();
      for (const [part, length] of moves) {
        places.set(part, { start, length });
        start += length;
      }
      this.#characters.set(id, { places, former: new Map(former) });
    }
    try {
      this.#file = openSync(join(distDir, MOVE_PIECES), "r");
    } catch {
      missing(MOVE_PIECES);
    }
    if (fstatSync(this.#file).size === start) return;
    this.close();
    throw new SiteError(`The built site is broken (${MOVE_LIST} does not fit ${MOVE_PIECES})`);
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
  partsOf(characterId: string): string[] {
    return [...(this.#characters.get(characterId)?.places.keys() ?? [])];
  }

  /** What a part of an address that no move has any more became. */
  findFormer(characterId: string, part: string): string | undefined {
    return this.#characters.get(characterId)?.former.get(part);
  }

  /** What a move puts into its frame and its picture. */
  async read({ start, length }: MovePlace): Promise<MovePieces> {
    const { bytesRead, buffer } = await readAsync(this.#file, Buffer.alloc(length), 0, length, start);
    if (bytesRead < length) throw new Error(`${MOVE_PIECES} ends too early`);
    return JSON.parse(inflateRawSync(buffer).toString("utf8"));
  }

  /** The page of a move. */
  async page(place: MovePlace): Promise<Entry> {
    const { head, body } = await this.read(place);
    return fill(this.#frames[MOVE_FRAME_FILE], head, body);
  }

  /** What is said of a move that nobody has: the nearest ones, and those of others. */
  async unknown(nearest: readonly MovePlace[], others: readonly MovePlace[]): Promise<Entry> {
    const rows = async (places: readonly MovePlace[]) =>
      (await Promise.all(places.map((place) => this.read(place)))).map(({ row }) => row).join("");
    return fill(this.#frames[UNKNOWN_MOVE_FILE], await rows(nearest), await rows(others));
  }

  /** Lets go of the file. */
  close(): void {
    if (!this.#isClosed) close(this.#file);
    this.#isClosed = true;
  }
}

async function fill(
  { texts: [before, between, behind], about }: Frame,
  first: string,
  second: string,
): Promise<Entry> {
  const body = Buffer.from(before + first + between + second + behind);
  return createEntry(await gzipContent(body), about);
}
