import { setImmediate } from "node:timers/promises";
import { type CharacterMoves, MOVES_PREFIX } from "@tactician/contract";
import { CHARACTERS, type CharacterId, createMoveLookup, type Move, type MoveLookup } from "@tactician/game";
import { FairQueue } from "@tactician/resilience";
import type { Entry, Site } from "@tactician/static-site";
import { LRUCache } from "lru-cache";
import { readDocument } from "../made.ts";

/** A lookup is a movelist unpacked, some 2 MB; the characters asked for last. */
const MOST_LOOKUPS = 3;
/** One at a time: each is some milliseconds of the one thread. */
const QUEUE = { atOnce: 1, mostWaiting: 100, mostWaitingOfOne: 20 };

/** What became of a text: the move that it names, or the nearest ones. */
export interface LookedUp {
  readonly found: Move | undefined;
  readonly nearest: readonly Move[];
}

const NEAREST = 3;

/** Finds moves by what visitors write into addresses. Visitors take turns; who has too many waiting is refused (`ServiceError` "busy"). */
export class MoveLookups {
  readonly #moves: Site["data"]["moves"];
  readonly #queue = new FairQueue(QUEUE);
  readonly #lookups = new LRUCache<string, MoveLookup, Entry>({
    max: MOST_LOOKUPS,
    memoMethod: (_id, _old, { context }) => makeLookup(context),
  });

  constructor({ moves }: Site["data"]) {
    this.#moves = moves;
  }

  /** For a character whom the site has not there is nothing. */
  async find(characterId: CharacterId, text: string, visitor: string): Promise<LookedUp> {
    return this.#queue.run(visitor, async () => {
      // Whoever asks for something else comes first.
      await setImmediate();
      const moves = this.#moves.get(characterId);
      const lookup = moves && this.#lookups.memo(characterId, { context: moves });
      const found = lookup?.find(text);
      return { found, nearest: found === undefined ? (lookup?.nearest(text, NEAREST) ?? []) : [] };
    });
  }
}

function makeLookup(moves: Entry): MoveLookup {
  const { vocabulary, ...movelist } = readDocument<CharacterMoves>(moves);
  return createMoveLookup(movelist, vocabulary);
}

/** What an address of a move names, decoded. */
interface MoveAddress {
  readonly character: string;
  /** Everything behind it: a move may be written with strokes, `d/f+2`. */
  readonly move: string;
  /** Encoded once at most, and without a stroke at the end: an address of a page if there is such a move. */
  readonly isPlain: boolean;
}

/** Addresses that were encoded more often than this name nothing. */
const MOST_DECODINGS = 3;

/** Reads the path of an address below `/move/`. `malformed` when its percent signs do not decode. */
export function readMoveAddress(path: string): MoveAddress | "malformed" {
  const [character = "", ...move] = path.slice(MOVES_PREFIX.length).split("/");
  try {
    const written = move.join("/");
    const asked = { character: decodeAll(character), move: decodeAll(written.replace(/\/+$/, "")) };
    return {
      ...asked,
      isPlain:
        decodeURIComponent(written) === asked.move && decodeURIComponent(character) === asked.character,
    };
  } catch {
    return "malformed";
  }
}

/** What is encoded more than once means what it says then: `df%252B2` -> `df+2`. */
function decodeAll(text: string): string {
  let decoded = decodeURIComponent(text);
  for (let times = 1; times < MOST_DECODINGS && /%[0-9a-f]{2}/i.test(decoded); times++) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      break;
    }
  }
  return decoded;
}

const byName = new Map(
  CHARACTERS.flatMap(({ characterId, name, fullName }) =>
    [characterId, name, fullName].map((text) => [folded(text), characterId] as const),
  ),
);

/** The id of the character whom a text names in any spelling: `Devil Jin`, `DEVIL_JIN`, `Ling Xiaoyu`. */
export function findCharacterId(text: string): CharacterId | undefined {
  return byName.get(folded(text));
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
