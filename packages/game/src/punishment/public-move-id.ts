/**
 * A move's id as the movelists' source and its wiki write it, `Jin-1,2,1`, from `movelistName(characterId)` and the id in the
 * movelist. The second of two rows with the same id has ` (2)` behind it there, which the source does not have.
 */
export function publicMoveId(name: string, id: string): string {
  return `${name}-${id.replace(/ \(\d+\)$/, "")}`;
}
