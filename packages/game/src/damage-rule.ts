/**
 * How much of its damage a hit does, in percent, by the state of the opponent; each hit is rounded down.
 *
 * Sources: the Wavu wiki's pages "Combo" and "Attack" for the steps of the scaling and for the counter hit; the movelists'
 * own "x (y)" damages, whose second number is the scaled one; 27 totals recorded by players in Season 1, of which this
 * rule gives 21 exactly. What it knows nothing about (see `estimateComboDamage`) has no number.
 */
export const DAMAGE_PERCENT = {
  /** The launcher, and whatever hits before the opponent leaves the ground. */
  standing: 100,
  /** Hits on an airborne opponent, the first, the second ...; the last value serves every further one. */
  airborne: [70, 50, 40, 30],
  /** A hit on an opponent who lies on the ground. */
  grounded: 80,
  /** The hit that counters. */
  counterHit: 120,
} as const;
