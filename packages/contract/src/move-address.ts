/** A move's page. The last part is made from the move's id in its movelist. */
export const MOVE_PATTERN = "/move/:characterId/:move";

/** What every address of a move begins with, and of its picture. */
export const MOVES_PREFIX = "/move/";
export const MOVE_PICTURES_PREFIX = "/social/move/";

/**
 * Address of a move's page by its id in the movelist: `movePath("jin", "df+2")` -> `/move/jin/df+2`. Signs that links are written with
 * stay as they are, because people read these addresses; a star is encoded, because chats take it for the end of a link.
 */
export function movePath(characterId: string, moveId: string): string {
  const part = encodeURIComponent(moveAddressPart(moveId)).replace(/%(?:2B|2C|3A)/g, decodeURIComponent);
  return `${MOVES_PREFIX}${encodeURIComponent(characterId)}/${part.replaceAll("*", "%2A")}`;
}

/** Address of the picture that chats show of a move: `movePicturePath("jin", "df+2")` -> `/social/move/jin/df+2.png`. */
export function movePicturePath(characterId: string, moveId: string): string {
  return `/social${movePath(characterId, moveId)}.png`;
}

/**
 * The last part of a move's address, decoded. It is the id without what addresses cannot have or what chats cut off: `Back throw` ->
 * `Back_throw`, `f,n,d,df#2` -> `f,n,d,df:2`, `(Back to wall).b,b,UB` -> `Back_to_wall.b,b,UB`, and the second of two moves with one
 * id, `db+1 (2)` -> `db+1-2`. A test holds that no two moves of a character share one.
 */
export function moveAddressPart(moveId: string): string {
  return moveId
    .replace(/ \((\d+)\)$/, "-$1")
    .replaceAll("#", ":")
    .replace(/[^\w+,.:*~-]+/g, "_")
    .replace(/_*([.,])_*/g, "$1")
    .replace(/^_+|_+$/g, "");
}
