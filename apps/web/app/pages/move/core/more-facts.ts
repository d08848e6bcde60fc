import { advantageText, type MovePage } from "@tactician/contract";
import type { FactsRow } from "../../../moves/facts-rows.ts";

type Facts = MovePage["move"];

/** What the movelist knows of a move beyond its popover, as rows behind those: recovery, Heat Dash, walls, reach. */
export function moreFacts(move: Facts): FactsRow[] {
  const { heatDash, afterAbsorb, wallCrush, reach } = move;
  return [
    row("Recovery", recoveryText(move), "frames after a miss"),
    row("Heat Dash", pairText(heatDash), "after it was blocked, after it hit"),
    row("After absorbing", afterAbsorb?.block && advantageText(afterAbsorb.block), "on block"),
    row("At the wall", pairText(wallCrush), "driven into it: on block, on hit"),
    row("Reach", reach === undefined ? undefined : `${reach.toFixed(2)} m`, undefined),
  ].filter((one) => one !== undefined);
}

function recoveryText({ recovery }: Facts): string | undefined {
  if (recovery?.frames === undefined) return undefined;
  const { frames, into } = recovery;
  return into === undefined ? String(frames) : `${frames} into ${into}`;
}

function pairText(pair: Facts["heatDash"] | Facts["wallCrush"]): string | undefined {
  const sides = [pair?.block, pair?.hit].filter((side) => side !== undefined);
  return sides.length === 0 ? undefined : sides.map(advantageText).join(", ");
}

function row(label: string, value: string | undefined, meaning: string | undefined): FactsRow | undefined {
  return value === undefined ? undefined : { label, value, meaning, tone: "plain" };
}
