import type { Character, CharacterMoves } from "@tactician/contract";
import { usedMoves } from "@tactician/drills";
import { publicMoveId } from "@tactician/game";
import type { MetSum } from "@tactician/mine";

export interface OfferedMove {
  /** Public id. */
  readonly id: string;
  /** Site notation; the id where the movelist has no such move any more. */
  readonly command: string;
  readonly name: string | undefined;
  readonly isGone: boolean;
}

/** All moves of a movelist to choose from, by public id; of two rows with one id the first. */
export function movesById({ _id, moves }: CharacterMoves): ReadonlyMap<string, OfferedMove> {
  return new Map(
    moves.toReversed().map(({ id, command, name }) => {
      const publicId = publicMoveId(_id, id);
      return [publicId, { id: publicId, command, name, isGone: false }];
    }),
  );
}

/** A move that was named at some time. */
export function offeredMove(moves: ReadonlyMap<string, OfferedMove>, id: string): OfferedMove {
  return moves.get(id) ?? { id, command: id, name: undefined, isGone: true };
}

/** What probably hit: what was named before, the most often first, then key moves and strings, then what the owner's own sheet names. */
export function offerMoves(
  sheet: Character | undefined,
  moves: ReadonlyMap<string, OfferedMove>,
  sums: readonly MetSum[],
): OfferedMove[] {
  const used = [...(sheet === undefined ? [] : usedMoves(sheet))].sort(([, one], [, other]) => other - one);
  const ids = new Set([
    ...sums.map(({ move }) => move).filter((id) => moves.has(id)),
    ...used.map(([id]) => id),
    ...[...moves.keys()].reverse(),
  ]);
  return [...ids].flatMap((id) => moves.get(id) ?? []);
}
