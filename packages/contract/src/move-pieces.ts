import type { CharacterId } from "@tactician/game";
import type { MovePicture } from "./move-picture.ts";

/*
 * Pages of moves are not files: the web build renders one frame for all of them and what each puts into it, the build packs both, and
 * the server puts a page together when somebody asks for it.
 */

/** Where the frame has room for a move's tags, and for its page. */
export const MOVE_HEAD_SLOT = '<meta name="slot" content="move"/>';
export const MOVE_BODY_SLOT = "<!--page of a move-->";
/** Where the page of an unknown move has room for the nearest ones and for those of others. */
export const NEAREST_MOVES_SLOT = "<!--nearest moves-->";
export const OTHERS_MOVES_SLOT = "<!--moves of others-->";

/** What a move puts into the frame, a line about it for the page of an unknown one, and what its picture says. */
export interface MovePieces {
  /** What the address of its page ends with (`moveAddressPart`). */
  readonly part: string;
  /** Markup, as the next two. */
  readonly head: string;
  readonly body: string;
  readonly row: string;
  readonly picture: MovePicture;
}

/** The moves of a character as the web build has rendered them, in the order of the movelist. */
export interface CharacterPieces {
  readonly character: CharacterId;
  readonly moves: readonly MovePieces[];
  /** The parts of ids that nobody has any more, with what they became. */
  readonly formerParts: readonly (readonly [former: string, part: string])[];
}

/** Names of the files in the folder of pieces, beside one for each character, `jin.json`. */
export const MOVE_FRAME_FILE = "frame.html";
export const UNKNOWN_MOVE_FILE = "unknown.html";
