/**
 * Which page of which character an address means, whatever its name segment: `/character/combos/jin-combos/jin` ->
 * `combos/jin`, `/character/frames/old-name/jin` -> `frames/jin`; nothing for other addresses.
 */
export function characterPageKey(path: string): string | undefined {
  const [, kind, id] = /^\/character\/(combos|frames)\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  return kind === undefined || id === undefined ? undefined : `${kind}/${id}`;
}

/** The character's id in a key of `characterPageKey`: `combos/jin` -> `jin`. */
export function idOfKey(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** The character's id in the address of an anti-guide: `/anti-guide/character/jin` -> `jin`. */
export function antiGuideId(path: string): string | undefined {
  return /^\/anti-guide\/character\/([^/]+)$/.exec(path)?.[1];
}
