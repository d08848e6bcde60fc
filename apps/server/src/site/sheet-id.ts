/** The character's id in the address of a sheet, whatever its name segment: `/character/combos/jin-combos/jin` -> `jin`. */
export function sheetId(path: string): string | undefined {
  return /^\/character\/combos\/[^/]+\/([^/]+)$/.exec(path)?.[1];
}

/** The character's id in the address of an anti-guide: `/anti-guide/character/jin` -> `jin`. */
export function antiGuideId(path: string): string | undefined {
  return /^\/anti-guide\/character\/([^/]+)$/.exec(path)?.[1];
}
