/** The short signs of frame data in words, for readers who do not know them yet. */

const LEVELS: Readonly<Record<string, string>> = {
  h: "high",
  m: "mid",
  l: "low",
  sm: "special mid",
  sl: "special low",
  t: "throw",
};

/** What the letters behind an advantage say about the opponent (`+27a`). */
const EFFECTS: Readonly<Record<string, string>> = {
  a: "opponent in the air",
  c: "opponent crouching",
  g: "opponent can still guard",
  d: "opponent on the ground",
  s: "opponent staggers",
  th: "throw",
};

/** `m, H` -> `mid, high (also grounded)`; `m!` -> `mid (cannot be blocked)`. What is not a level stays as it is. */
export function levelWords(levels: string): string {
  return levels.split(/,\s*/).map(levelWord).join(", ");
}

function levelWord(written: string): string {
  const [, letters = "", rest = ""] = /^([a-z]+)(.*)$/i.exec(written.trim()) ?? [];
  const word = LEVELS[letters.toLowerCase()];
  if (word === undefined) return written.trim();
  const grounded = letters === letters.toUpperCase() ? " (also grounded)" : "";
  return `${word}${grounded}${rest.replace("!", " (cannot be blocked)")}`;
}

/** The words for the letters behind the first number: `+14cg` -> `["opponent crouching", "opponent can still guard"]`. */
export function effectWords(advantage: string): string[] {
  const [, letters = ""] = /^[+\-−]?\d+([a-z]+)/.exec(advantage.trim()) ?? [];
  const known = letters.match(/th|[acgds]/g) ?? [];
  return known.join("") === letters ? known.flatMap((letter) => EFFECTS[letter] ?? []) : [];
}
