import {
  CHARACTERS,
  type CharacterId,
  fieldsOf,
  isTime,
  type MoveKey,
  movelistName,
  parseCharacterId,
  readPublicMoveId,
} from "@tactician/game";

/** What a note is about: a move by its public id, `move:Jin-1,2`, an opponent, `them:jin`, or a character that one plays, `me:jin`. */
export type NoteSubject = `move:${string}` | `them:${CharacterId}` | `me:${CharacterId}`;

export interface Note {
  readonly subject: NoteSubject;
  /** Plain text, at most `LONGEST_NOTE` characters. Empty: the note was deleted, and older ones of other devices with it. */
  readonly text: string;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

export const LONGEST_NOTE = 4000;

/** A subject taken apart. `move` is there for a note on a move; its character is the move's owner. */
export interface SubjectParts {
  readonly about: "move" | "them" | "me";
  readonly characterId: CharacterId;
  readonly move?: MoveKey;
}

const SUBJECT = /^(?:move:.{1,200}|(?:them|me):[a-z0-9-]{1,40})$/s;

const OWNERS = CHARACTERS.map(({ characterId }) => [characterId, movelistName(characterId)] as const);

/** `undefined` for what is no subject, and for a move of a character that this version does not know. */
export function readSubject(subject: string): SubjectParts | undefined {
  const [, about, rest = ""] = /^(move|them|me):(.{1,200})$/s.exec(subject) ?? [];
  if (about === "them" || about === "me") {
    const characterId = parseCharacterId(rest);
    return characterId && { about, characterId };
  }
  if (about !== "move") return undefined;
  for (const [characterId, name] of OWNERS) {
    if (!rest.startsWith(name)) continue;
    const move = readPublicMoveId(characterId, rest);
    if (move !== undefined) return { about, characterId, move };
  }
  return undefined;
}

/** A note as it is kept or stands in a file; `undefined` where it is broken. */
export function parseNote(value: unknown): Note | undefined {
  const { subject, text, at } = fieldsOf(value);
  // A character of a later version stays.
  if (typeof subject !== "string" || !SUBJECT.test(subject)) return undefined;
  if (typeof text !== "string" || !isTime(at)) return undefined;
  return { subject: subject as NoteSubject, text: cleanText(text), at };
}

/** Without signs that cannot be seen or printed, and cut to the longest note that is kept. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{C}\n\t\u200d]/gu, "")
    .trim()
    .slice(0, LONGEST_NOTE);
}

/**
 * What is kept when somebody saves `text` who had `seen` before them (nothing: there was no note) and `kept` is there by now. Where
 * another page has written in between, both texts stay, theirs first.
 */
export function writeNote(
  subject: NoteSubject,
  text: string,
  seen: Note | undefined,
  kept: Note | undefined,
  now: number,
): Note {
  const mine = cleanText(text);
  const theirs = kept?.text ?? "";
  const isTheirsNew = theirs !== (seen?.text ?? "") && theirs !== "" && !mine.includes(theirs);
  const both = isTheirsNew && mine !== "" ? cleanText(`${theirs}\n\n${mine}`) : mine;
  // Who empties a field has not read what another page wrote meanwhile.
  const next = isTheirsNew && mine === "" ? theirs : both;
  return { subject, text: next, at: Math.max(now, (kept?.at ?? 0) + 1) };
}

/** Of two notes on the same subject the newer one; of the same time the longer one. */
export function newerNote(one: Note, other: Note): Note {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.text.length >= other.text.length ? one : other;
}
