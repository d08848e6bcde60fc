import { defined, type Hit, type Move } from "@tactician/game";
import { type DamagePart, nonEmpty, sum } from "./read-cells.ts";
import type { Entry } from "./read-entry.ts";

type HitFacts = Pick<Move, "hits" | "ownHits" | "damage" | "startup" | "ownStartup">;

export function hitFacts(entry: Entry, parent?: Move, parentRow?: Entry["row"]): HitFacts {
  if (parent !== undefined && repeats(entry.row, parentRow)) {
    const { hits, damage, startup } = parent;
    return defined({ hits, ownHits: 0, damage, startup });
  }
  const base = entry.added ? parent : undefined;
  const parts = ownParts(entry, base);
  const own = ownHits(entry, parts, base);
  const ranges = entry.startup?.ranges;
  return defined({
    hits: [...(base?.hits ?? []), ...own],
    ownHits: own.length,
    damage: totalDamage(entry, parts, base),
    startup: parent === undefined ? ranges?.[0] : base?.startup,
    ownStartup: nonEmpty([...(ranges ?? [])]),
  });
}

/** Whether a bare transition (`,F`) repeats the attack before it. */
function repeats(row: Entry["row"], parent: Entry["row"] | undefined): boolean {
  if (row.damage === undefined || /[1-4P]/.test(row.input ?? "1")) return false;
  return row.damage === parent?.damage && row.target === parent.target && row.startup === parent.startup;
}

/** The damages of the entry's own hits; some rows repeat those of earlier hits (`14,20` for the second hit, `,m`). */
function ownParts(
  { damage, target, notes }: Entry,
  base: Move | undefined,
): readonly DamagePart[] | undefined {
  const before = base?.hits ?? [];
  const own = target?.hits.length ?? 0;
  const isWhole = before.length > 0 && own > 0 && damage?.length === before.length + own;
  const isRepeated = isWhole && before.every((hit, index) => hit.damage === damage[index]?.damage);
  const parts = isRepeated ? damage.slice(before.length) : damage;
  const { throwScaled } = notes.damage;
  if (throwScaled === undefined) return parts;
  return parts?.map((part, index) =>
    index === parts.length - 1 ? { ...part, brackets: [throwScaled] } : part,
  );
}

function ownHits(entry: Entry, parts: readonly DamagePart[] | undefined, base: Move | undefined): Hit[] {
  const levels = entry.target?.hits ?? [];
  const isPerHit = parts?.length === levels.length;
  return levels.map((level, index) => {
    const part = isPerHit ? parts?.[index] : undefined;
    const hit: Hit = { ...level };
    if (part === undefined) return hit;
    hit.damage = part.damage;
    if (part.recoverable) hit.recoverable = true;
    if (part.conditional) hit.conditional = true;
    const scaled = isFirst(index, base) ? undefined : scaledDamage(part);
    if (scaled !== undefined) hit.scaledDamage = scaled;
    const others = scaled === undefined ? [...part.versions, ...part.brackets] : part.versions;
    if (others.length > 0) hit.otherDamages = [...others];
    return hit;
  });
}

function isFirst(index: number, base: Move | undefined): boolean {
  return index === 0 && base === undefined;
}

/** A smaller number in brackets is scaled by earlier hits. Of several, the last counts for all of them. */
function scaledDamage({ damage, brackets }: DamagePart): number | undefined {
  const last = brackets.at(-1);
  return last !== undefined && last < damage ? last : undefined;
}

function totalDamage(
  entry: Entry,
  parts: readonly DamagePart[] | undefined,
  base: Move | undefined,
): number | undefined {
  const before = damageBefore(base);
  if (before === undefined) return undefined;
  const levels = entry.target?.hits ?? [];
  if (parts === undefined) return levels.length > 0 || before === 0 ? undefined : before;
  const plain = sum(parts.map((part) => (part.conditional ? 0 : part.damage)));
  const { total, ownOrTotal } = entry.notes.damage;
  if (total !== undefined && total <= before + plain) return total;
  const scaled = sum(
    parts.map((part, index) => {
      if (part.conditional) return 0;
      return (isFirst(index, base) ? undefined : scaledDamage(part)) ?? part.damage;
    }),
  );
  if (scaled < plain && isScaled(entry, parts, base)) return before + scaled;
  // "35 damage with scaling from 1st hit" is the sum if the own hits alone deal less.
  const isSum = ownOrTotal !== undefined && ownOrTotal > plain && ownOrTotal < before + plain;
  return isSum && parts.every(({ brackets }) => brackets.length === 0) ? ownOrTotal : before + plain;
}

/** Damage of earlier hits: 0 for a stance, undefined if a hit has no number. */
function damageBefore(base: Move | undefined): number | undefined {
  if (base === undefined || (base.damage === undefined && base.hits.length === 0)) return 0;
  return base.damage;
}

/** Whether the hits follow earlier ones in a combo on normal hit, so that their damage is scaled. */
function isScaled({ notes, target }: Entry, parts: readonly DamagePart[], base: Move | undefined): boolean {
  if (notes.damage.isScaled) return true;
  const [first] = parts;
  // `16 (11),48 (33)`: what a lying opponent takes.
  if (base === undefined && first !== undefined && scaledDamage(first) !== undefined) return false;
  // `16(15)` for a hit and the throw that follows it.
  if (target !== undefined && target.hits.length !== parts.length) return false;
  if (base?.hit?.effects?.includes("airborne") === true) return true;
  const combos = notes.links.filter(({ kind }) => kind === "combo" || kind === "counter-hit combo");
  if (combos.length === 0) return true;
  const onHit = combos.filter(({ kind, when }) => kind === "combo" && when === undefined);
  return onHit.length > 0 && onHit.every(({ airborne }) => airborne === true);
}
