import { nameInMoveId } from "./punishment/public-move-id.ts";

/**
 * Where the community's wiki describes a move and shows it as a video, by the move's `publicMoveId`. The wiki writes spaces as
 * underscores: `wikiMoveAddress("devil-jin", "Devil Jin-df+2")` is `https://wavu.wiki/t/Devil_Jin_movelist#Devil_Jin-df+2`.
 */
export function wikiMoveAddress(characterId: string, publicId: string): string {
  const page = `${nameInMoveId(characterId, publicId)}_movelist`;
  return encodeURI(`https://wavu.wiki/t/${underscored(page)}`).concat("#", encodeURI(underscored(publicId)));
}

function underscored(text: string): string {
  return text.replaceAll(" ", "_");
}
