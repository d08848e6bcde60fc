import {
  LEAST_SPREAD,
  MOST_SPREAD,
  type Spreads,
  USUAL_SPREAD_WEIGHT,
  USUAL_SPREADS,
} from "./matchup-parameters.ts";
import { logEvidence } from "./matchup-posterior.ts";
import type { Evidence } from "./pair-evidence.ts";

/** A point of the plane that is searched: logarithms of both spreads. */
type Point = readonly [number, number];

/** Distance of the points by which slope and bend are measured, and the longest step, in logarithms of a spread. */
const APART = 1e-3;
const LONGEST_STEP = 0.7;
/** Far less than what moves an estimate's third digit. */
const SMALLEST_STEP = 1e-6;
const MOST_STEPS = 60;
const MOST_HALVINGS = 20;

/**
 * The most likely spreads of the evidence's last layer, with those of the layer before as `base`. Beside the evidence stands
 * what is usual, as `USUAL_SPREAD_WEIGHT` more values that scatter so: few matches leave the usual spread as it is, many
 * make it forgotten. The top of `log evidence - weight / 2 * sum(log(spread^2) + usual^2 / spread^2)`, by Newton's steps along
 * each axis.
 */
export function fitSpreads(evidence: Evidence, base: readonly Spreads[]): Spreads {
  const usual = USUAL_SPREADS[base.length === 0 ? 0 : 1];
  const heightAt = (point: Point) => {
    const spreads = spreadsAt(point);
    const misfit = unlikelihood(spreads.strength, usual.strength) + unlikelihood(spreads.pair, usual.pair);
    return logEvidence(evidence, [...base, spreads]) - (USUAL_SPREAD_WEIGHT / 2) * misfit;
  };
  let point: Point = [Math.log(usual.strength), Math.log(usual.pair)];
  let height = heightAt(point);
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    let step = stepFrom(heightAt, point, height);
    let next = moved(point, step);
    let nextHeight = heightAt(next);
    for (let halved = 0; nextHeight < height && halved < MOST_HALVINGS; halved += 1) {
      step = [step[0] / 2, step[1] / 2];
      next = moved(point, step);
      nextHeight = heightAt(next);
    }
    if (nextHeight < height) break;
    [point, height] = [next, nextHeight];
    if (Math.max(Math.abs(step[0]), Math.abs(step[1])) < SMALLEST_STEP) break;
  }
  return spreadsAt(point);
}

/** Twice how much less likely it is that values which scatter as usual have this spread; for one value. */
function unlikelihood(spread: number, usual: number): number {
  return 2 * Math.log(spread) + (usual / spread) ** 2;
}

function stepFrom(heightAt: (point: Point) => number, [x, y]: Point, height: number): Point {
  return [
    axisStep(heightAt([x - APART, y]), height, heightAt([x + APART, y])),
    axisStep(heightAt([x, y - APART]), height, heightAt([x, y + APART])),
  ];
}

/** To the top of the parabola through three heights; up the slope where it bends the other way. */
function axisStep(before: number, here: number, after: number): number {
  const slope = (after - before) / (2 * APART);
  const bend = (before - 2 * here + after) / APART ** 2;
  const step = bend < 0 ? -slope / bend : LONGEST_STEP * Math.sign(slope);
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
}

function moved([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

function spreadsAt([strength, pair]: Point): Spreads {
  return { strength: within(Math.exp(strength)), pair: within(Math.exp(pair)) };
}

function within(spread: number): number {
  return Math.max(LEAST_SPREAD, Math.min(MOST_SPREAD, spread));
}
