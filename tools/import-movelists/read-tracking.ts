import { type Reading, read, unread } from "./reading.ts";

/**
 * Reads how many frames of a sidestep to one side a move follows, `12`, `5?`, `13(?)`, `14f?`. Of several readings by players (`7?/8?`) the lowest
 * is taken and unsure; words (`tracks left`) are no number.
 */
export function readTracking(source: string): Reading<number> {
  const text = source.trim();
  const match = /^\d+f?(?:\(?\?\)?)?(?:\/\d+\??)*$/.exec(text);
  if (match === null) return unread("not a number of frames");
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return read(Math.min(...numbers), /[?/]/.test(text));
}
