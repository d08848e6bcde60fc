import type { Advantage, Hit, Movelist } from "./move.ts";
import type { MoveReading } from "./move-reader.ts";
import { type MovesById, partsOf } from "./parts-of.ts";
import type { ResolvedMove } from "./resolve/resolver.ts";

/** One step of a combo as it was read. */
export type ComboStep = Pick<MoveReading, "tokens" | "moves" | "words">;

/** A part of a string with hits of its own, `4` in `df 2 4`, and what these hits leave behind. */
interface Segment {
  readonly hits: readonly Hit[];
  readonly onHit: Advantage | undefined;
  readonly onCounterHit: Advantage | undefined;
}

/** A standing opponent who is stunned this long without guard cannot escape what follows. */
const STUN_FRAMES = 15;

type OpponentState = "standing" | "airborne" | "grounded";

/** Where damage follows a rule of its own that nobody has written down. */
const UNRULED_TOKENS: ReadonlySet<string> = new Set(["heat", "rage", "otg"]);
const UNRULED_WORDS = new Set(["hold", "absorb", "parry", "low parry", "wall", "installed", "grounded"]);
const BUTTON = /^[1-4](?:\+[1-4])*$/;

/**
 * What a combo does in all, in points: the starter, then the steps, by `DAMAGE_PERCENT`. `undefined` where a part has no known
 * rule (Heat, throws and attack throws, charged moves, the wall), where a hit's damage is unknown, or where the movelist
 * does not say what the starter does to the opponent.
 *
 * Jin, `uf 4` and then `df 2 4`, `b 2 1`: 13, then 70, 50, 40 and 30 percent of 12, 19, 12 and 10.
 */
export function estimateComboDamage(
  starter: ComboStep,
  steps: readonly ComboStep[],
  movelist: Movelist,
): number | undefined {
  const byId = new Map(movelist.moves.map((move) => [move.id, move]));
  if (starter.moves.length === 0 || [starter, ...steps].some(isUnruled)) return undefined;
  const isCounterHit = starter.tokens.some(({ id }) => id === "ch");
  let state: OpponentState = "standing";
  let total = 0;
  let airHits = 0;
  let counters = isCounterHit;
  let isStunned = false;
  for (const [place, step] of [starter, ...steps].entries()) {
    // Nobody has written down how one is picked up from the ground; and who still stands and can act has been launched by
    // something that the movelist does not tell.
    if (state !== "airborne" && place > 1) return undefined;
    if (state === "standing" && place === 1 && !isStunned) return undefined;
    const segments = step.moves.flatMap((performed) => segmentsOf(step, performed, byId));
    for (const { hits, onHit, onCounterHit } of segments) {
      for (const hit of hits) {
        const isThrow = hit.conditional === true || hit.level.endsWith("throw");
        if (hit.damage === undefined || isThrow) return undefined;
        total += Math.floor((hit.damage * percentOf(state, airHits, counters)) / 100);
        if (state === "airborne") airHits += 1;
        counters = false;
      }
      if (hits.length === 0 || state !== "standing") continue;
      const advantage = (isCounterHit && place === 0 ? onCounterHit : undefined) ?? onHit;
      state = stateAfter(advantage);
      isStunned = isOpen(advantage);
    }
  }
  return total > 0 ? total : undefined;
}

function percentOf(state: OpponentState, airHits: number, counters: boolean): number {
  if (counters) return DAMAGE_PERCENT.counterHit;
  if (state !== "airborne") return DAMAGE_PERCENT[state];
  const { airborne } = DAMAGE_PERCENT;
  return airborne[Math.min(airHits, airborne.length - 1)] ?? 0;
}

function isUnruled({ tokens, moves, words }: ComboStep): boolean {
  if (words.some((word) => UNRULED_WORDS.has(word))) return true;
  if (tokens.some(({ id }) => UNRULED_TOKENS.has(id))) return true;
  const isCharged = tokens.some(({ id }) => id === "charge");
  return moves.some(({ move: { properties } }) => {
    return isCharged || properties.includes("attack throw") || properties.includes("rage art");
  });
}

/** What a hit makes of a standing opponent. */
function stateAfter(advantage: Advantage | undefined): OpponentState {
  const effects = effectsOf(advantage);
  if (effects.includes("airborne")) return "airborne";
  return effects.includes("down") ? "grounded" : "standing";
}

function isOpen(advantage: Advantage | undefined): boolean {
  if (advantage === undefined) return false;
  const effects = effectsOf(advantage);
  if (effects.includes("stagger")) return true;
  return !effects.includes("guard") && (advantage.max ?? advantage.min) >= STUN_FRAMES;
}

function effectsOf(advantage: Advantage | undefined): readonly string[] {
  return [...(advantage?.effects ?? []), ...(advantage?.maxEffects ?? [])];
}

/**
 * The parts of a string that this step performs and that connect. Buttons are laid on the string from its end, because
 * a step may be only the rest of one; what is in brackets does not connect, `(2) 4`. An alias that begins as the string does and has
 * fewer buttons leaves out parts before the last, as Heihachi's `f n d df 4 3` does of three lows.
 */
function segmentsOf(step: ComboStep, { move, start, end, into }: ResolvedMove, byId: MovesById): Segment[] {
  const buttons = buttonsOf(step.tokens).filter(({ place }) => place >= start && place < end);
  const segments: Segment[] = [];
  const parts = partsOf(move, byId).map((entry, n, all) => {
    const parent = all[n - 1];
    const count = countButtons(entry.command) - (parent === undefined ? 0 : countButtons(parent.command));
    return { entry, parent, count };
  });
  const root = `${parts[0]?.entry.command} `;
  const isShortened = (move.aliases ?? []).some(
    (alias) => alias.startsWith(root) && countButtons(alias) === buttons.length,
  );
  let leftOut = isShortened ? countButtons(move.command) - buttons.length : 0;
  for (const { entry, parent, count } of parts.toReversed()) {
    if (entry !== move && count > 0 && leftOut >= count) {
      leftOut -= count;
      continue;
    }
    if (count > 0 && buttons.length === 0) break;
    const own = count > 0 ? buttons.splice(-count) : [];
    const connects = own.length === 0 || own.some(({ isBracketed }) => !isBracketed);
    // A hit out of which one goes into a stance may leave the opponent otherwise.
    const taken =
      entry === move ? entry.transitions?.find((transition) => transition.into === into) : undefined;
    const onHit = taken?.hit ?? entry.hit;
    const onCounterHit = taken?.counterHit ?? entry.counterHit;
    const hits = parent === undefined ? entry.hits : entry.hits.slice(entry.hits.length - entry.ownHits);
    if (connects) segments.unshift({ hits, onHit, onCounterHit });
  }
  return segments;
}

function countButtons(command: string): number {
  return command.split(" ").filter((word) => BUTTON.test(word)).length;
}

function buttonsOf(tokens: ComboStep["tokens"]): { place: number; isBracketed: boolean }[] {
  const buttons: { place: number; isBracketed: boolean }[] = [];
  let depth = 0;
  for (const [place, { id, kind }] of tokens.entries()) {
    if (id === "(") depth += 1;
    else if (id === ")") depth -= 1;
    else if (kind === "button") buttons.push({ place, isBracketed: depth > 0 });
  }
  return buttons;
}

/**
 * How much of its damage a hit does, in percent, by the state of the opponent; each hit is rounded down.
 *
 * Sources: the Wavu wiki's pages "Combo" and "Attack" for the steps of the scaling and for the counter hit; the movelists'
 * own "x (y)" damages, whose second number is the scaled one; 27 totals recorded by players in Season 1, of which this
 * rule gives 21 exactly. What it knows nothing about (see `estimateComboDamage`) has no number.
 */
const DAMAGE_PERCENT = {
  /** The launcher, and whatever hits before the opponent leaves the ground. */
  standing: 100,
  /** Hits on an airborne opponent, the first, the second ...; the last value serves every further one. */
  airborne: [70, 50, 40, 30],
  grounded: 80,
  counterHit: 120,
} as const;
