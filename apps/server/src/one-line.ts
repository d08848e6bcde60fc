/** A text of somebody else as one line of at most so many characters, without control characters and marks of direction. */
export function oneLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim();
  return [...line].slice(0, most).join("").trimEnd();
}
