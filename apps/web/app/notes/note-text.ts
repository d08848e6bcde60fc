import { movePath } from "@tactician/contract";
import type { CharacterId, Move } from "@tactician/game";
import { fetchMoves } from "../base/api.ts";
import { element } from "../base/element.ts";
import { logFailure } from "../base/log.ts";
import { moveInputs } from "../moves/move-inputs.ts";
import { asNumbers } from "../typed/writing.ts";
import { createNoteReader, type ReadNote } from "./core/read-note.ts";
import styles from "./Notes.module.css";

/** A character's movelist, as far as notes need it. */
export interface NotedCharacter {
  readonly read: ReadNote;
  readonly ids: ReadonlySet<string>;
  readonly stances: readonly string[];
}

const known = new Map<CharacterId, Promise<NotedCharacter | undefined>>();

/** The reader of notes on a character; nothing where the movelist does not arrive: notes are shown as they were typed then. */
export function notedCharacter(characterId: CharacterId): Promise<NotedCharacter | undefined> {
  const asked = known.get(characterId) ?? load(characterId);
  known.set(characterId, asked);
  return asked;
}

async function load(characterId: CharacterId): Promise<NotedCharacter | undefined> {
  try {
    const movelist = await fetchMoves(characterId);
    return {
      read: createNoteReader(movelist, asNumbers),
      ids: new Set(movelist.moves.map(({ id }) => id)),
      stances: movelist.vocabulary,
    };
  } catch (thrown) {
    known.delete(characterId);
    logFailure("Moves in notes are shown as text", thrown);
    return undefined;
  }
}

/** The text of a note. What is typed as a move of the character becomes one when the movelist is there. */
export function noteText(text: string, characterId: CharacterId | undefined): HTMLElement {
  const shown = element("p", { className: styles.text }, text);
  // Nothing without a digit can be a move.
  if (characterId !== undefined && /\P{ASCII}|[1-4A-Z]/u.test(text))
    void notedCharacter(characterId).then((character) => {
      if (character === undefined) return;
      const pieces = character
        .read(text)
        .map((piece) =>
          typeof piece === "string" ? piece : moveLink(piece.move, characterId, character.stances),
        );
      shown.replaceChildren(...pieces);
    });
  return shown;
}

/** A move as pages show it, with the way to its page. */
function moveLink(
  { id, command }: Pick<Move, "id" | "command">,
  characterId: CharacterId,
  stances: readonly string[],
): HTMLElement {
  return element(
    "a",
    { href: movePath(characterId, id), className: styles.move },
    moveInputs(command, stances),
  );
}
