const DAY_MS = 86_400_000;

/** The unix day of a time in milliseconds since 1970, UTC. */
export function dayAt(milliseconds: number): number {
  return Math.floor(milliseconds / DAY_MS);
}

/** `2026-10-01` -> 20727; nothing for any other text. */
export function dayOf(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : dayAt(time);
}
