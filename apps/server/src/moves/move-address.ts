import { MOVES_PREFIX } from "@tactician/contract";
import { CHARACTERS } from "@tactician/game";

/** What an address of a move names, decoded. */
export interface MoveAddress {
  /** As written. */
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
    [characterId, name, fullName].map((text) => [folded(text), characterId as string]),
  ),
);

/** The id of the character whom a text names in any spelling: `Devil Jin`, `DEVIL_JIN`, `Ling Xiaoyu`. */
export function findCharacterId(text: string): string | undefined {
  return byName.get(folded(text));
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
