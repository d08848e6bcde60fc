import type { CharacterId } from "./character.ts";
import type { Move } from "./move.ts";

declare const isMoveKey: unique symbol;

/**
 * What a move is called within its character: the id in the movelist, `ZEN.1,3`, `f,n,d,df#2`, `db+1 (2)`. It comes out of a movelist or a
 * reader below, never out of a text. All its other forms are made and read in this module.
 */
export type MoveKey = string & { readonly [isMoveKey]: true };

/**
 * The name that the community's movelists know a character by, which public ids begin with: `devil-jin` is `Devil Jin`, `jack-8` is
 * `Jack-8`, and `xiaoyu`, who is Ling Xiaoyu in the game, is `Xiaoyu`.
 */
export function movelistName(characterId: CharacterId): string {
  return characterId.replace(/(?:^|-)[a-z]/g, (first) => first.replace("-", " ").toUpperCase());
}

/** A number behind the key tells rows apart that the movelists' source calls the same: `db+1 (2)` is the second `db+1`. */
const NUMBER = / \((\d+)\)$/;

/** The key as the movelists' source writes it, which of two rows may be called the same: `db+1` of `db+1 (2)`. */
export function withoutNumber(key: string): MoveKey {
  return key.replace(NUMBER, "") as MoveKey;
}

/** A move among those of all characters, as the source and its wiki write it: `Jin-1,2,1`. In favourites, cards and the API. */
export function publicMoveId(characterId: CharacterId, key: MoveKey): string {
  return `${movelistName(characterId)}-${withoutNumber(key)}`;
}

/** The key in a public id of this character, of two rows that the source calls the same the first; nothing of any other text. */
export function readPublicMoveId(characterId: CharacterId, text: string): MoveKey | undefined {
  const [before, ...key] = text.split(`${movelistName(characterId)}-`);
  return before === "" && key.length === 1 ? (key[0] as MoveKey) : undefined;
}

/**
 * Where the community's wiki describes a move and shows it as a video, by its public id. The wiki writes spaces as underscores:
 * `wikiMoveAddress("devil-jin", "Devil Jin-df+2")` is `https://wavu.wiki/t/Devil_Jin_movelist#Devil_Jin-df+2`.
 */
export function wikiMoveAddress(characterId: CharacterId, publicId: string): string {
  const [page, place] = [`${movelistName(characterId)}_movelist`, publicId].map((text) =>
    encodeURI(text.replaceAll(" ", "_")),
  );
  return `https://wavu.wiki/t/${page}#${place}`;
}

/**
 * The last part of the address of a move's page, decoded. It is the key without what addresses cannot have or what chats cut off:
 * `Back throw` -> `Back_throw`, `f,n,d,df#2` -> `f,n,d,df:2`, `(Back to wall).b,b,UB` -> `Back_to_wall.b,b,UB`, `db+1 (2)` -> `db+1-2`. A
 * test holds that no two moves of a character share one.
 */
export function moveAddressPart(key: MoveKey): string {
  return key
    .replace(NUMBER, "-$1")
    .replaceAll("#", ":")
    .replace(/[^\w+,.:*~-]+/g, "_")
    .replace(/_*([.,])_*/g, "$1")
    .replace(/^_+|_+$/g, "");
}

/** The one of these moves whose address ends in the part, exactly. */
export function findByAddressPart<Named extends Pick<Move, "id">>(
  moves: readonly Named[],
  part: string,
): Named | undefined {
  return moves.find(({ id }) => moveAddressPart(id) === part);
}

/**
 * Where each move stands in the table of frame data (`#df-2`, `#ZEN-1-3`), in the order of the moves. It is made from the command and
 * unique in the list: the second of two moves with the same command gets `.2` behind. Other signs than letters, digits, `+` and `-` are
 * left out.
 */
export function moveAnchors(moves: readonly Pick<Move, "command">[]): string[] {
  const seen = new Map<string, number>();
  return moves.map(({ command }) => {
    const anchor = moveAnchor(command);
    const count = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, count);
    return count === 1 ? anchor : `${anchor}.${count}`;
  });
}

/** The anchor of the first move with a command: `df 2` -> `df-2`, `(Back to wall) b b ub` -> `Back-to-wall-b-b-ub`. */
export function moveAnchor(command: string): string {
  return command
    .replace(/[^\w+ -]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}
