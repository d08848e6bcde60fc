import { findCharacter } from "@tactician/game";
import { formatNotation, parseNotation } from "@tactician/notation";
import type { Combo } from "../../../kept/core/combo.ts";

export type ComboDialect = "site" | "community";

/** What stands between two moves; both are read back as the arrow. */
const ARROWS: Readonly<Record<ComboDialect, string>> = { site: " into ", community: " ⏵ " };

/**
 * Combos as text to paste somewhere: `df+2 / uf+4 ⏵ f,f+2 ⏵ b+2,1`, one line for each route, names and characters on a line
 * above (`Corner carry (Jin):`). `splitPasted` reads it again. `stancesOf` gives the stance words of a row, if they are known.
 */
export function formatCombos(
  combos: readonly Combo[],
  dialect: ComboDialect,
  stancesOf: (combo: Combo) => readonly string[] = () => [],
): string {
  return combos
    .map((combo) => formatCombo(combo, dialect, stancesOf(combo)))
    .filter(Boolean)
    .join("\n\n");
}

function formatCombo(combo: Combo, dialect: ComboDialect, stances: readonly string[]): string {
  const write = (text: string) => formatNotation(parseNotation(text, { stances }).tokens, dialect);
  const launcher = combo.launchers.map(write).filter(Boolean).join(" / ");
  const lines = combo.followUps.map((sequence) =>
    [launcher, ...sequence.map(write)].filter(Boolean).join(ARROWS[dialect]),
  );
  const routes = [...new Set(lines)].filter(Boolean);
  const title = titleOf(combo);
  return routes.length > 0 && title !== "" ? [`${title}:`, ...routes].join("\n") : routes.join("\n");
}

function titleOf({ name = "", character }: Combo): string {
  const who = character === undefined ? undefined : findCharacter(character)?.name;
  const trimmed = name.trim();
  if (who === undefined || trimmed === "") return trimmed || (who ?? "");
  return `${trimmed} (${who})`;
}
