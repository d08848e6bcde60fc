import {
  type Advantage,
  type AdvantageEffect,
  lastMoveOf,
  type Move,
  type MoveReading,
} from "@tactician/game";
import { type Check, judge } from "./check.ts";

/** On the ground, in the air, staggered or in a throw: the opponent cannot act. */
const OPEN_EFFECTS: ReadonlySet<AdvantageEffect> = new Set(["airborne", "down", "stagger", "thrown"]);

/** A standing opponent who is stunned this long without guard is hit by the usual 15-frame launchers. */
const OPEN_FRAMES = 15;

/** Words that put the hit in a situation for which movelists give no number. */
const UNKNOWN_SITUATIONS: ReadonlySet<string> = new Set([
  "hold",
  "low parry",
  "parry",
  "absorb",
  "wall",
  "side",
  "back",
  "air",
  "grounded",
  "crouching",
  "installed",
]);

/** A combo's launcher launches, knocks down or leaves the opponent open: on hit, or with `ch` on counter hit. */
export const launcher: Check = {
  id: "launcher",
  label: "a combo's launcher launches, knocks down or is a counter hit that does",
  check: ({ sheet, read }) => {
    const launchers = sheet.importantCombos.flatMap((combo, n) =>
      combo.launchers.map((text, m) => ({ path: ["importantCombos", n, "launchers", m], text })),
    );
    return judge(launchers, ({ path, text }) => {
      const reading = read(text);
      const move = lastMoveOf(reading)?.move;
      if (move === undefined || reading.words.some((word) => UNKNOWN_SITUATIONS.has(word))) return undefined;
      const reason = findReason(move, reading);
      return reason === undefined ? undefined : { path, message: `"${text}" ${reason}` };
    });
  },
};

/** Why the move starts no combo, or `undefined` where it does or the movelist does not say. */
function findReason(move: Move, { tokens, moves }: MoveReading): string | undefined {
  const isCounterHit = tokens.some(({ id }) => id === "ch");
  const isInHeat = tokens.some(({ id }) => id === "heat");
  // A Heat Dash follows: it keeps the combo going whatever the engager alone does.
  if (isInHeat && move.properties.includes("heat engager")) return undefined;
  if (move.properties.includes("attack throw")) return undefined;

  const intoStance = move.transitions?.find(({ into }) => into === moves.at(-1)?.into);
  const onHit = [move.hit, intoStance?.hit];
  const onCounterHit = [move.counterHit, intoStance?.counterHit];
  const relevant = isCounterHit ? [...onCounterHit, ...onHit] : onHit;
  if (relevant.every((advantage) => advantage === undefined)) return undefined;
  if (relevant.some(isOpening)) return undefined;
  // Movelists give what follows a counter hit by the last hit, not by an earlier one.
  if (isCounterHit && move.hits.length > 1) return undefined;
  if (!isCounterHit && onCounterHit.some(isOpening))
    return `launches on counter hit only; write "CH ${move.command}"`;
  return isCounterHit ? "does not launch, not even on counter hit" : "does not launch on hit";
}

/** Whether the hit starts a combo, in one of the cases that the movelist gives for it. */
function isOpening(advantage: Advantage | undefined): boolean {
  if (advantage === undefined) return false;
  return [advantage, ...(advantage.alternatives ?? [])].some(isOpeningCase);
}

function isOpeningCase(advantage: Pick<Advantage, "min" | "max" | "effects" | "maxEffects">): boolean {
  const effects = [...(advantage.effects ?? []), ...(advantage.maxEffects ?? [])];
  if (effects.some((effect) => OPEN_EFFECTS.has(effect))) return true;
  return !effects.includes("guard") && (advantage.max ?? advantage.min) >= OPEN_FRAMES;
}
