import { antiGuidePath, movePath, sheetPath } from "@tactician/contract";
import { type CharacterId, findCharacter } from "@tactician/game";
import { readSubject, type SubjectParts } from "@tactician/mine";
import * as words from "../words.ts";

/** What a note is about, as lists say it, and where that is shown. */
export interface NoteAbout {
  readonly label: string;
  readonly characterId?: CharacterId | undefined;
  readonly about?: SubjectParts["about"];
  /** Absent for a character of a later version. */
  readonly path?: string;
}

/** `move:Jin-1,2` is `Jin 1,2` with the address of its page; of a subject that this version does not know its own text. */
export function aboutNote(subject: string): NoteAbout {
  const parts = readSubject(subject);
  if (parts === undefined) return { label: subject.replace(/^\w+:/, "") };
  const { about, characterId, move } = parts;
  const name = findCharacter(characterId)?.name;
  if (name === undefined) return { label: characterId };
  if (move !== undefined)
    return { about, characterId, label: `${name} ${move}`, path: movePath(characterId, move) };
  if (about === "me")
    return { about, characterId, label: words.playing(name), path: sheetPath(characterId, name) };
  return { about, characterId, label: words.against(name), path: antiGuidePath(characterId) };
}
