import type { CharacterId } from "../character.ts";
import { defined } from "../defined.ts";
import type { Move, Movelist } from "../move.ts";
import { type MoveKey, publicMoveId } from "../move-key.ts";
import { type MovesById, partsOf } from "../parts-of.ts";
import type { Answer, Candidate, Follows, Launch } from "./answer-parts.ts";
import { isGuaranteed } from "./gaps.ts";
import { framesFromBlock, mannerOf, type Start, startsOf } from "./start-of.ts";
import { byGain } from "./worth.ts";

/** Slower than this, blocked moves that leave the time for it are known for it. */
const SLOWEST_FRAMES = 30;

const EXCLUDED_PROPERTIES: ReadonlySet<string> = new Set(["rage art", "heat burst"]);

/** One punisher of a sheet: as it is written there, under how many frames, and how far away where it says so. */
export interface Recommendation {
  readonly text: string;
  readonly frames: number;
  readonly reach: Answer["reach"];
}

/** What a sheet knows about the punishers of its character, by the movelist's ids. */
export interface SheetPunishment {
  /**
   * Moves that combos of the sheet start with on a normal hit: as the sheet writes them (`ws 3 holdd`), the combo after it, and
   * the total of both where it can be estimated, or that of its beginning, up to the first step without a known rule.
   */
  readonly launchers: ReadonlyMap<
    MoveKey,
    { readonly text: string; readonly route: readonly string[] } & Pick<
      Answer,
      "total" | "totalIsEasier" | "unplayed" | "atLeast"
    >
  >;
  /** Moves that it has a guaranteed follow-up to on a normal hit: as it writes them, and what follows. */
  readonly followUps: ReadonlyMap<MoveKey, { readonly text: string; readonly follows: Follows }>;
  /** Moves that it recommends as punishers, from standing and from crouch. */
  readonly recommended: ReadonlyMap<MoveKey, Readonly<Partial<Record<Candidate["from"], Recommendation>>>>;
}

/**
 * Everything that a character can press after block, the best first: what launches by a combo of the sheet, what launches
 * by air time, then what is worth most (`byGain`), then the easiest and the fastest. What has a condition comes last.
 */
export function listCandidates(
  { moves }: Pick<Movelist, "moves">,
  characterId: CharacterId,
  sheet: SheetPunishment,
): Candidate[] {
  const byId = new Map(moves.map((move) => [move.id, move]));
  const all = moves.flatMap((move) => candidatesOf(move, byId, characterId, sheet)).sort(byWorth);
  return all.filter((one, place) => !all.slice(0, place).some((other) => replaces(other, one)));
}

function candidatesOf(
  move: Move,
  byId: MovesById,
  characterId: CharacterId,
  sheet: SheetPunishment,
): Candidate[] {
  const [first] = move.hits;
  if (first === undefined || !isStrike(move)) return [];
  const recommended = sheet.recommended.get(move.id);
  // Players would not recommend what does not connect or is too slow, whether the movelist says so or not.
  const isKnown = isGuaranteed(move, byId) && move.unsure?.includes("wholeStartup") !== true;
  if (!isKnown && recommended === undefined) return [];
  const delay = isPlainForm(move, byId) ? 1 : 0;
  const comesOut = leavesCrouch(move, byId, recommended?.crouching !== undefined);
  return startsOf(move, comesOut).flatMap((start) => {
    const bare = toAnswer(move, start, delay, characterId, sheet);
    if (bare === undefined) return [];
    const answer = { ...bare, ...afterHit(move, byId, bare.move) };
    const { from, isGrounded: onlyLying } = start;
    return {
      answer,
      from,
      ...defined({
        isHigh: first.level === "high" || undefined,
        hitsLying: first.grounded || onlyLying || undefined,
        onlyLying: onlyLying || undefined,
        lyingDamage: first.grounded && !onlyLying ? damageLying(move) : undefined,
        launchesStanding: ((answer.launches || answer.follows) && !launchesCrouching(move)) || undefined,
        launchesFacing: (answer.launches && move.hit?.alternatives !== undefined) || undefined,
      }),
    };
  });
}

/**
 * Whether a crouch dash has a just frame too: that presses the button with the last direction, the plain form a frame later, 14
 * and 15 in the movelist of Devil Jin.
 */
function isPlainForm({ command, justFrame, wholeStartup }: Move, byId: MovesById): boolean {
  // Where the source counts from the first input, that frame is in its number.
  if (justFrame === true || wholeStartup !== undefined || mannerOf(command) !== "crouch dash") return false;
  const just = command.replace(/ (?=[1-4]$)/, " just ");
  return [...byId.values()].some((other) => other.justFrame === true && other.command === just);
}

function toAnswer(
  move: Move,
  start: Start,
  delay: number,
  characterId: CharacterId,
  sheet: SheetPunishment,
): Candidate["answer"] | undefined {
  const least = framesFromBlock(move, start.command);
  if (least === undefined) return undefined;
  const recommended = sheet.recommended.get(move.id)?.[start.from];
  const manner = mannersOf(move, start.command);
  // What is hard to press counts the frames at which players rely on it.
  const frames = Math.max(least + delay, manner.length === 0 ? 0 : (recommended?.frames ?? 0));
  if (frames > SLOWEST_FRAMES) return undefined;
  const { text, route, total, totalIsEasier, unplayed, atLeast } = sheet.launchers.get(move.id) ?? {};
  const standing: Launch | undefined = route ? { reason: "combo", route: [...route] } : airTimeLaunch(move);
  const launch = start.isGrounded ? undefined : standing;
  const followUp = launch || start.isGrounded ? undefined : sheet.followUps.get(move.id);
  // As the sheet writes it, where a direction is held at the end: only then the combo follows, or the stance.
  const held = [text, followUp?.text, recommended?.text].find((written) => written?.match(/\bhold/));
  return {
    move: held ?? start.command,
    id: publicMoveId(characterId, move.id),
    frames,
    ...defined({ damage: move.damage, ...(launch && { total, totalIsEasier, unplayed, atLeast }) }),
    launches: launch !== undefined,
    ...defined({ launch, follows: followUp?.follows }),
    ...(start.condition.length > 0 && { condition: [...start.condition] }),
    ...defined({ resource: start.resource }),
    ...(manner.length > 0 && { manner }),
    reach: recommended?.reach ?? "not known",
    ...defined({ metres: move.reach }),
    sources: [...(recommended === undefined ? [] : (["sheet"] as const)), "movelist"],
  };
}

/** Points of the hits that reach who lies, up to the first that does not; nothing where all of them do or one is not known. */
function damageLying({ hits }: Move): number | undefined {
  const over = hits.findIndex(({ grounded }) => grounded !== true);
  const reaching = hits.slice(0, over).map(({ damage }) => damage);
  if (over === -1 || reaching.includes(undefined)) return undefined;
  return reaching.reduce<number>((sum, damage = 0) => sum + damage, 0);
}

/**
 * What the hit leaves, and what the whole string costs its owner. `text` is the move as it is pressed: a direction held at its end
 * takes it into a stance, `ws 4 4 holdd`, which leaves something else.
 */
export function afterHit(
  move: Move,
  byId: MovesById,
  text: string,
): Pick<Answer, "onHit" | "downs" | "engages" | "selfDamage"> {
  const { properties, transitions = [] } = move;
  const [held] = /\bhold\w+$/.exec(text) ?? [];
  const hit = transitions.find(({ input }) => held !== undefined && input === held)?.hit ?? move.hit;
  const isDown = hit?.effects?.some((effect) => DOWN_EFFECTS.has(effect)) === true;
  return defined({
    onHit: hit?.min,
    downs: isDown || undefined,
    engages: properties.includes("heat engager") || undefined,
    selfDamage: partsOf(move, byId).reduce((sum, { selfDamage = 0 }) => sum + selfDamage, 0) || undefined,
  });
}

const DOWN_EFFECTS: ReadonlySet<string> = new Set(["airborne", "down", "thrown"]);

/** A strike that hits who stands on the ground: no throw, which can be broken, and nothing that needs more than a hit before it. */
function isStrike(move: Move): boolean {
  const { hits, parent, properties, throwBreak = [] } = move;
  if (properties.some((property) => EXCLUDED_PROPERTIES.has(property))) return false;
  if (move.damage === 0 || move.onlyAgainst !== undefined) return false;
  if (parent !== undefined && move.availableOn?.includes("hit") === false) return false;
  return throwBreak.length === 0 && hits[0]?.level.endsWith("throw") === false;
}

/** Whether a launcher launches who crouches too; where the movelist says nothing about that, it does. */
function launchesCrouching({ crouchingHit, hits }: Move): boolean {
  const { launches, hit } = crouchingHit ?? {};
  if (launches !== undefined) return launches === "always";
  // A strike that turns into a throw does that with who stands.
  if (hit === undefined && hits.at(-1)?.level === "throw") return false;
  return hit === undefined || hit.effects?.includes("airborne") === true;
}

function mannersOf(move: Move, command: string): NonNullable<Answer["manner"]> {
  const dash = mannerOf(command);
  return [
    ...(move.justFrame === true || /\bjust\b/.test(move.command) ? (["just frame"] as const) : []),
    ...(move.charge === "charged" ? (["charged"] as const) : []),
    ...(dash === undefined ? [] : [dash]),
  ];
}

function byWorth({ answer: a }: Candidate, { answer: b }: Candidate): number {
  return (
    rank(a) - rank(b) ||
    byGain(a, b) ||
    effort(a) - effort(b) ||
    a.frames - b.frames ||
    Number(isRecommended(b)) - Number(isRecommended(a))
  );
}

function isRecommended({ sources }: Answer): boolean {
  return sources.includes("sheet");
}

function rank({ condition, launch }: Answer): number {
  if (condition !== undefined) return 3;
  if (launch === undefined) return 2;
  return launch.reason === "combo" ? 0 : 1;
}

function effort({ manner = [] }: Answer): number {
  return manner.length;
}

/**
 * Whether one that is worth as much or more leaves no reason for another: it is as fast, hits wherever the other does; or it
 * is pressed the same way, because the movelist has it under two names.
 */
function replaces(better: Candidate, other: Candidate): boolean {
  if (better.from !== other.from) return false;
  if (better.answer.move === other.answer.move) return true;
  if (isRecommended(other.answer)) return false;
  if (effort(better.answer) > effort(other.answer) || better.onlyLying !== other.onlyLying) return false;
  if ((better.isHigh && !other.isHigh) || (!better.hitsLying && other.hitsLying)) return false;
  if (!better.answer.launches && other.answer.launches) return false;
  // Against who crouches or lies another one may be worth more.
  if (better.launchesStanding && !other.launchesStanding) return false;
  const damageOnGround = ({ lyingDamage, answer: { damage = 0 } }: Candidate) => lyingDamage ?? damage;
  if (other.hitsLying && damageOnGround(other) > damageOnGround(better)) return false;
  return (
    better.answer.frames <= other.answer.frames && (other.answer.metres ?? 0) <= (better.answer.metres ?? 0)
  );
}

/** The weakest launch that a sheet starts a combo with and whose recovery is known: Jin's, Law's and others' `+27a (+17)`. */
const AIR_FRAMES = 27;

/**
 * How much of the advantage is left after a recovery, less. Launchers of the sheets lose 10, those that spin the opponent
 * 16; knock-aways lose other amounts (`+36a (+28)`, `+32a (+17)`, `+28a (+2)`).
 */
const LOST_BY_LAUNCHES: ReadonlySet<number> = new Set([10, 16]);

/**
 * Whether the movelist's air time is that of a launcher, for a move that no combo of its sheet starts with. A knock-away has
 * the letter `a` too, and breaks balconies; without a number of the recovery nobody can tell, and nothing is said.
 */
function airTimeLaunch({ hit, properties }: Move): Launch | undefined {
  if (hit?.effects?.includes("airborne") !== true || hit.recovered === undefined) return undefined;
  const isKnockAway = properties.includes("balcony break") && !properties.includes("tornado");
  if (hit.alternatives !== undefined || isKnockAway) return undefined;
  const lost = hit.min - hit.recovered.min;
  if (hit.min < AIR_FRAMES || !LOST_BY_LAUNCHES.has(lost)) return undefined;
  return { reason: "air time", airFrames: hit.min };
}

const UP = /^u[fb]? (?:n )?[1-4]/;
const CROUCH_JAB = /^h?fc (?:db? )?1$/;

/**
 * Whether a move that is listed as one from standing also comes out of the crouch that blocking a low leaves: an up-input
 * that jumps, one that a sheet lists from crouch (`isListed`), and the crouch jab `d 1`, unless the movelist has another move for
 * it there (Kuma, Panda and Jack-8 have a slow low).
 */
function leavesCrouch(move: Move, byId: MovesById, isListed: boolean): boolean {
  const jumps = ({ crush = [] }: Move) => crush.some(({ kind }) => kind === "jump");
  if (UP.test(move.command)) return isListed || partsOf(move, byId).some(jumps);
  if (move.command !== "d 1" || move.hits[0]?.level !== "special low") return false;
  const names = [...byId.values()].flatMap(({ command, aliases = [] }) => [command, ...aliases]);
  return !names.some((name) => CROUCH_JAB.test(name));
}
