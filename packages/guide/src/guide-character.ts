import {
  createMoveReader,
  isCrouched,
  type Movelist,
  type MoveReading,
  moveVocabulary,
  type ReadMove,
} from "@tactician/game";
import type { CharacterFile } from "./schema.ts";

/** A character as checks and documents take them: the sheet, the movelist, and the one reader of their move strings. */
export interface GuideCharacter {
  readonly sheet: CharacterFile;
  readonly movelist: Movelist;
  /** The stance words that `read` parses with. Documents carry them, and the page parses with the same. */
  readonly vocabulary: string[];
  /** Reads a move string of the sheet, or any other of this character. */
  readonly read: ReadMove;
  /** The moves that one of the newest patches changed, by id, with the day of that patch; documents mark them. */
  readonly changed?: ReadonlyMap<string, string>;
  /** The last patch before the movelist (`lastPatch`); documents carry it. */
  readonly patch?: string;
}

/** Characters by their ids. */
export type Cast = ReadonlyMap<string, GuideCharacter>;

/** Puts a sheet beside its movelist and makes their reader: the only place that makes one of the guide's. */
export function guideCharacter(sheet: CharacterFile, movelist: Movelist): GuideCharacter {
  const tokens = sheet.stances.map(({ token }) => token);
  const vocabulary = moveVocabulary(movelist, tokens);
  return { sheet, movelist, vocabulary, read: createMoveReader(movelist, vocabulary) };
}

/** Whether one of these tokens is in a move string: `hasToken(read("CH df 2"), "ch")`. */
export function hasToken({ tokens }: MoveReading, ...ids: readonly string[]): boolean {
  return tokens.some(({ id }) => ids.includes(id));
}

/** Where a punisher is written to begin: `ws 4` and `fc df 4` crouching, all others standing. */
export function writtenFrom({ tokens }: MoveReading): "crouching" | "standing" {
  return tokens.some(({ id }) => isCrouched(id)) ? "crouching" : "standing";
}
