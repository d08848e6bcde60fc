import type { Character } from "@tactician/contract";

type Punisher = Character["punishers"]["startup"][number];

export type PunishingMove = Pick<Punisher, "move" | "note">;

export interface PunisherRow {
  readonly frames: number;
  readonly standing: readonly PunishingMove[];
  /** After blocking a low: while standing up, or still from crouch. */
  readonly crouching: readonly PunishingMove[];
}

/** Punishers by frames, the fastest first; within a row in the order of the sheet, the best first. */
export function groupPunishers(punishers: readonly Punisher[]): PunisherRow[] {
  const rows = Map.groupBy(punishers, ({ frames }) => frames);
  return Array.from(rows, ([frames, members]) => {
    const moves = members.map(({ move, note }) => (note === undefined ? { move } : { move, note }));
    return {
      frames,
      standing: moves.filter(({ move }) => !isFromCrouch(move)),
      crouching: moves.filter(({ move }) => isFromCrouch(move)),
    };
  }).toSorted((one, other) => one.frames - other.frames);
}

/** Whether the move is done while standing up or from crouch: `ws 2`, `FC d 1`, `heat ws 2`. */
export function isFromCrouch(move: string): boolean {
  return /^(?:heat\s+)?(?:ws|fc|hfc)\b/i.test(move.trim());
}
