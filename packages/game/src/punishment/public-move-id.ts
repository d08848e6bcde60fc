/**
 * A move's id as the movelists' source and its wiki write it, `Jin-1,2,1`, from `movelistName(characterId)` and the id in the
 * movelist. The second of two rows with the same id has ` (2)` behind it there, which the source does not have.
 */
export function publicMoveId(name: string, id: string): string {
  return `${name}-${id.replace(/ \(\d+\)$/, "")}`;
}

/**
 * The name that the public id of a character's move begins with: `Devil Jin` of `Devil Jin-df+2`. It is as long as the characterId that
 * is made of it, so pages need no table of names for it.
 */
export function nameInMoveId(characterId: string, publicId: string): string {
  return publicId.slice(0, characterId.length);
}
