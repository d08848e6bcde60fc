const ENTITY_TAG = /(W\/)?("[^"]*")/g;

/** Whether an `If-None-Match` header names the tag; weak comparison, `*` names every tag. */
export function namesTag(header: string, tag: string): boolean {
  // What a browser sends: the one tag that it has.
  if (header === tag) return true;
  if (header.trim() === "*") return true;
  return [...header.matchAll(ENTITY_TAG)].some(([, , opaque]) => opaque === tag);
}

/** Whether an `If-Match` or `If-Range` header names the tag; strong comparison, so a weak tag never does. */
export function namesStrongTag(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return [...header.matchAll(ENTITY_TAG)].some(([, weak, opaque]) => weak === undefined && opaque === tag);
}
