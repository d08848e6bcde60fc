/**
 * Parses an answer of the replay service and keeps every digit of the user ids: they have up to 60 bits and a double holds 53,
 * so `"p1_user_id": 971791190910122632` comes out as the text "971791190910122632". Throws a `SyntaxError` like `JSON.parse`.
 *
 * A quotation mark inside a string is written `\"`, so the pattern can only find a key of an object and never a player's name.
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text.replace(USER_ID, '$1"$2"'));
}

const USER_ID = /("p[12]_user_id"\s*:\s*)(\d+)/g;
