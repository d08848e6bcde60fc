import { ANTI_GUIDE_PATTERN, FRAMES_PATTERN, SHEET_PATTERN } from "@tactician/contract";

const PAGES_OF_CHARACTERS = [
  { kind: "combos", address: asExpression(SHEET_PATTERN) },
  { kind: "frames", address: asExpression(FRAMES_PATTERN) },
];
const ANTI_GUIDE = asExpression(ANTI_GUIDE_PATTERN);

/**
 * Which page of which character an address means, whatever its name segment: `/character/combos/jin-combos/jin` ->
 * `combos/jin`, `/character/frames/old-name/jin` -> `frames/jin`; nothing for other addresses.
 */
export function characterPageKey(path: string): string | undefined {
  for (const { kind, address } of PAGES_OF_CHARACTERS) {
    const id = address.exec(path)?.groups?.characterId;
    if (id !== undefined) return `${kind}/${id}`;
  }
  return undefined;
}

/** The character's id in a key of `characterPageKey`: `combos/jin` -> `jin`. */
export function idOfKey(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** The character's id in the address of an anti-guide: `/anti-guide/character/jin` -> `jin`. */
export function antiGuideId(path: string): string | undefined {
  return ANTI_GUIDE.exec(path)?.groups?.characterId;
}

/** `/anti-guide/character/:characterId` -> an expression with a group of that name. */
function asExpression(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
}
