import type { FilterChoice } from "../facts/fact.ts";
import { factAddress, factsIn } from "../facts/shown-facts.ts";
import type { Advantage, HitLevel, Move, MoveProperty } from "../move.ts";

/** A launcher leaves the opponent in the air for this long, or up to a landing that is still this much of an advantage. */
const LAUNCH_FRAMES = 24;
const LAUNCH_RECOVERED_FRAMES = 18;

/** What a filter asks about: a fact by its name in addresses, a stance, or what is no fact. Of each a page shows one choice at a time. */
export const FILTER_GROUPS: readonly string[] = [...factsIn("filters").map(factAddress), "stance", "mix"];

/** A filter as the table of frame data and the search both ask it. */
export interface MoveFilter extends FilterChoice {
  /** One of `FILTER_GROUPS`. */
  readonly group: string;
}

/** Every filter that no number (`frameFilter`) and no character (`stanceFilters`) decides. */
export const MOVE_FILTERS: readonly MoveFilter[] = [
  filter("hit", "launch", "Launches", ["launch", "launches", "launcher", "launchers"], (move) =>
    isLaunch(move.hit),
  ),
  filter(
    "hit",
    "counter-launch",
    "Launches on counter hit",
    ["ch launch", "ch launcher", "counter launcher"],
    ({ hit, counterHit }) => !isLaunch(hit) && isLaunch(counterHit),
  ),
  filter(
    "hit",
    "knockdown",
    "Knocks down",
    ["knockdown", "knockdowns", "kd"],
    ({ hit }) => hit?.effects?.includes("down") === true,
  ),
  filter("hit", "plus-on-hit", "+5 or better on hit", [], ({ hit }) => (hit?.min ?? 0) >= 5),

  filter("level", "high", "Ends high", ["high", "highs"], endsWith("high")),
  filter("level", "mid", "Ends mid", ["mid", "mids"], endsWith("mid", "special mid")),
  filter("level", "low", "Ends low", ["low", "lows"], endsWith("low", "special low")),
  filter("level", "throw", "Throw", ["throw", "throws", "grab", "grabs"], isThrow),
  filter("level", "unblockable", "Unblockable", ["unblockable", "unblockables"], isUnblockable),

  property("heat engager", "Heat Engager", ["engager", "engagers", "heat engager", "heat engagers"]),
  property("homing", "Homing", ["homing", "tracking"]),
  filter(
    "property",
    "power-crush",
    "Power crush",
    ["power crush", "power crushes", "armor", "armour"],
    crushes("power"),
  ),
  filter("property", "high-crush", "Goes under highs", ["high crush", "crouch crush"], crushes("crouch")),
  filter("property", "low-crush", "Jumps over lows", ["low crush", "jump crush"], crushes("jump")),
  property("tornado", "Tornado", ["tornado", "tornados", "screw"]),
  property("spike", "Spike", ["spike"]),
  property("balcony break", "Balcony break", ["balcony break", "balcony"]),
  property("floor break", "Floor break", ["floor break"]),
  property("wall crush", "Wall crush", ["wall crush"]),
  property("guard break", "Guard break", ["guard break"]),
  property("reversal break", "Breaks parries", ["reversal break"]),
  property("unparryable", "Cannot be parried", ["unparryable"]),
  property("parry", "Parry", ["parry", "parries", "reversal"]),
  property("projectile", "Projectile", ["projectile", "projectiles"]),
  property("weapon", "Weapon", []),
  property("side switch", "Changes sides", []),
  property("heat smash", "Heat Smash", ["heat smash"]),
  property("heat burst", "Heat Burst", ["heat burst"]),
  property("rage art", "Rage Art", ["rage art"]),

  filter("mix", "homing-mid", "Homing mids", ["homing mid", "homing mids"], (move) =>
    [endsWith("mid", "special mid")(move), move.properties.includes("homing")].every(Boolean),
  ),
  filter("mix", "string", "Strings", [], ({ parent }) => parent !== undefined),
  filter("mix", "single", "Single moves", [], ({ parent }) => parent === undefined),

  ...factsIn("filters").flatMap((fact) =>
    (fact.filter?.choices ?? []).map((choice) => ({ ...choice, group: factAddress(fact) })),
  ),
];

/** The filters of a group in the order in which a page offers them. */
export function filtersOf(group: string): MoveFilter[] {
  return MOVE_FILTERS.filter((entry) => entry.group === group);
}

function filter(
  group: string,
  id: string,
  label: string,
  words: readonly string[],
  test: (move: Move) => boolean,
): MoveFilter {
  return { id, group, label, words, test };
}

function property(id: MoveProperty, label: string, words: readonly string[]): MoveFilter {
  return filter("property", id.replace(" ", "-"), label, words, ({ properties }) => properties.includes(id));
}

/**
 * Whether a hit with this advantage may leave the opponent in the air for long enough to go on. A list to look through rather
 * errs on the long side: 310 of the 365 launchers of the sheets are in it, and knock-aways too. What an answer to a blocked move
 * says is stricter (`airTimeLaunch`).
 */
function isLaunch(hit: Advantage | undefined): boolean {
  if (hit?.effects?.includes("airborne") !== true) return false;
  return hit.recovered === undefined
    ? hit.min >= LAUNCH_FRAMES
    : hit.recovered.min >= LAUNCH_RECOVERED_FRAMES;
}

function endsWith(...levels: readonly HitLevel[]): (move: Move) => boolean {
  return ({ hits }) => hits.slice(-1).some(({ level }) => levels.includes(level));
}

function isThrow({ hits }: Move): boolean {
  return hits.at(-1)?.level.endsWith("throw") === true;
}

function isUnblockable({ hits, properties }: Move): boolean {
  return properties.includes("unblockable") || hits.some(({ unblockable }) => unblockable === true);
}

function crushes(kind: "power" | "crouch" | "jump"): (move: Move) => boolean {
  return ({ crush = [], properties }) =>
    crush.some((window) => window.kind === kind) || (kind === "power" && properties.includes("power crush"));
}
