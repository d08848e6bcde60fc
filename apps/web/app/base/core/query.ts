/*
 * The query of an address. A plus in it stands for a space, but `with=king:df+2` means a plus, and so people type it: in the parameters
 * that name a move a plus is a plus, and a space is `%20`.
 */

const NAMING = /(?<=^|&)(?:move|with)=[^&]*/g;

/** The parameters of a query without its `?`. */
export function parseQuery(text: string): URLSearchParams {
  return new URLSearchParams(text.replace(NAMING, (part) => part.replaceAll("+", "%2B")));
}

/** The query that reads as these parameters, with commands as people write them. */
export function formatQuery(parameters: URLSearchParams): string {
  return parameters
    .toString()
    .replace(NAMING, (part) =>
      part.replaceAll("+", "%20").replaceAll("%2B", "+").replaceAll("%2C", ",").replaceAll("%3A", ":"),
    );
}
