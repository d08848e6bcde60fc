/** `df+2,1`, `PGR 1+2`, `f,f+3`, `1,2,4`: with a direction, or a string of buttons. */
const NAMED =
  /(?<![\w+,-])(?:(?:CH|FC|WS|ws|fc|bt|ss|[A-Z]{2,5}) )?(?:(?:[udfbn]{1,2}|[qh]c[fb])(?:,(?:[udfbn]{1,2}|[qh]c[fb]))*\+[1-4](?:\+[1-4])*|(?<= )[1-4](?:\+[1-4])*(?=,))(?:,(?:(?:[udfb]{1,2})\+)?[1-4](?:\+[1-4])*)*(?![\w+])/g;

/**
 * The moves that a text names in players' notation, in site notation: `after df+2,1 or PGR 1+2` -> `df 2 1`. A single button
 * is left out: a text means it as often as a throw break.
 *
 * Example: `listTextMoves("Of his launchers df+2 is safe.")` -> `["df 2"]`
 */
export function listTextMoves(text: string): string[] {
  return [...text.matchAll(NAMED)].map(([named]) => toSiteNotation(named));
}

function toSiteNotation(named: string): string {
  return named
    .replace(/,/g, " ")
    .replace(/([a-z])\+(?=[1-4])/g, "$1 ")
    .replace(/^(?:CH|FC|WS) /, (state) => state.toLowerCase());
}
