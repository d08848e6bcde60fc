const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/** Whether an `If-None-Match` header names the tag: the visitor has that answer already. Weak comparison, `*` names every tag. */
export function namesTag(header: string, tag: string): boolean {
  // What a browser sends: the one tag that it has.
  if (header === tag || header.trim() === "*") return true;
  return [...header.matchAll(ENTITY_TAG)].some(([, opaque]) => opaque === tag);
}
