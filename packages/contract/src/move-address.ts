import { type CharacterId, type MoveKey, moveAddressPart } from "@tactician/game";

/** A move's page. The last part is made from the move's key. */
export const MOVE_PATTERN = "/move/:characterId/:move";

/** What every address of a move begins with, and of its picture. */
export const MOVES_PREFIX = "/move/";
export const MOVE_PICTURES_PREFIX = "/social/move/";

/** Address of a move's page: `movePath("jin", df+2)` -> `/move/jin/df+2`. */
export function movePath(characterId: CharacterId, key: MoveKey): string {
  return movePartPath(characterId, moveAddressPart(key));
}

/**
 * The same by the address's own last part. Signs that links are written with stay as they are, because people read these addresses; a star
 * is encoded, because chats take it for the end of a link.
 */
export function movePartPath(characterId: CharacterId, part: string): string {
  const plain = encodeURIComponent(part).replace(/%(?:2B|2C|3A)/g, decodeURIComponent);
  return `${MOVES_PREFIX}${characterId}/${plain.replaceAll("*", "%2A")}`;
}

/** Address of the picture that chats show of a move: `movePicturePath("jin", df+2)` -> `/social/move/jin/df+2.png`. */
export function movePicturePath(characterId: CharacterId, key: MoveKey): string {
  return `/social${movePath(characterId, key)}.png`;
}
