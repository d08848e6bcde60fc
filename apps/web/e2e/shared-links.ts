import { encodeShareLink } from "../app/pages/combos/core/share-link.ts";

export type Combo = {
  readonly id: string;
  readonly name?: string;
  readonly launchers: readonly string[];
  readonly followUps: readonly (readonly string[])[];
};

/** The fragment, with its `#`, that carries combos to somebody else. */
export function linkOf(combos: readonly Combo[]): string {
  return `#${encodeShareLink(combos)}`;
}

/** A link of about 1,500 letters that unpacks to 140 combos of many inputs each. */
export function longLink(): string {
  const followUps = Array.from({ length: 30 }, () => Array.from({ length: 10 }, () => "1"));
  return linkOf(
    Array.from({ length: 140 }, (_, n) => ({ id: String(n), name: `${n}`, launchers: ["1"], followUps })),
  );
}
