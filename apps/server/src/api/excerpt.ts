import type { Entry } from "@tactician/static-site";

/** Fields that hold things by their names: moves by command, names by number. */
const BY_NAME = new Set(["also", "frameData", "keyMoves", "characters", "ranks"]);

/** One of everything that a document of JSON has: of each list its fullest item, of what is kept by name the first. */
export function excerptOf({ identity }: Entry): unknown {
  return JSON.parse(identity.readBody().toString("utf8"), (field, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted(byLength).slice(0, 1);
    if (BY_NAME.has(field)) return Object.fromEntries(Object.entries(value as object).slice(0, 1));
    return value;
  });
}

function byLength(a: unknown, b: unknown): number {
  return JSON.stringify(b).length - JSON.stringify(a).length;
}
