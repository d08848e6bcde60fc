import { type History, lastMoveOf, type Move, type Movelist, withoutGameChanges } from "@tactician/game";
import type { Cast, GuideCharacter } from "../guide-character.ts";
import type { CharacterFile } from "../schema.ts";

/**
 * Everybody with the movelists as they would be if the game had changed nothing since a day. Sheets stay, and so do the readers of
 * their move strings: what is written means today's moves. `histories` are by slug; who has none counts as unchanged.
 */
export function castBefore(cast: Cast, histories: ReadonlyMap<string, History>, since: string): Cast {
  return new Map(
    [...cast].map(([slug, character]) => {
      const history = histories.get(slug);
      return [slug, history === undefined ? character : characterBefore(character, history, since)];
    }),
  );
}

function characterBefore(character: GuideCharacter, history: History, since: string): GuideCharacter {
  const movelist = withoutGameChanges(character.movelist, history, since);
  const lifted = newLaunchers(character.movelist, movelist);
  const sheet = lifted.size === 0 ? character.sheet : withoutLaunchers(character, lifted);
  return { ...character, sheet, movelist };
}

/** Moves that lift the opponent on a normal hit since the patch: no combo of the sheet began with them before. */
function newLaunchers(now: Movelist, before: Movelist): Set<string> {
  const former = new Map(before.moves.map((move) => [move.id, move]));
  const isNew = (move: Move) => {
    const then = former.get(move.id);
    return then !== undefined && lifts(move) && !lifts(then);
  };
  return new Set(now.moves.filter(isNew).map(({ id }) => id));
}

function lifts({ hit }: Move): boolean {
  return hit?.effects?.includes("airborne") === true;
}

function withoutLaunchers({ sheet, read }: GuideCharacter, ids: ReadonlySet<string>): CharacterFile {
  const isKept = (text: string) => !ids.has(lastMoveOf(read(text))?.move.id ?? "");
  return {
    ...sheet,
    importantCombos: sheet.importantCombos.map((combo) => ({
      ...combo,
      launchers: combo.launchers.filter(isKept),
    })),
  };
}
