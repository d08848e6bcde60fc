/** Addresses and storage may hold anything; an id is short, lower case and has no other signs than hyphens. */
export function plainId(text: string | null | undefined): string | undefined {
  return text !== null && text !== undefined && /^[a-z0-9-]{1,40}$/.test(text) ? text : undefined;
}
