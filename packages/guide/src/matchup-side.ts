import type { MatchupSide, Stepping } from "@tactician/contract";
import {
  type Answer,
  afterHit,
  defined,
  type Follows,
  framesAsWritten,
  isFullyRead,
  type Launch,
  lastMoveOf,
  listCandidates,
  listSituations,
  type MoveKey,
  type Movelist,
  publicMoveId,
  RESOURCES,
  type Recommendation,
  type SheetPunishment,
} from "@tactician/game";
import { estimateBeginning, estimateRoute } from "./combo-damage.ts";
import { type Cast, type GuideCharacter, hasToken, writtenFrom } from "./guide-character.ts";
import type { CharacterFile } from "./schema.ts";

/**
 * One character's side of all its pairs, as the build writes it; `joinSides` (packages/contract) makes a pair's document of
 * two. `cast` are all characters, because sheets name opponents' moves. The sheet is taken as right: check it first.
 */
export function buildMatchupSide(character: GuideCharacter, cast: Cast): MatchupSide {
  const { sheet, movelist, vocabulary } = character;
  const punishment = readPunishment(character);
  return {
    _id: sheet.characterId,
    name: sheet.name,
    checkedAgainst: movelist.checkedAt,
    vocabulary,
    situations: listSituations(movelist, sheet.characterId, namedByOthers(character, cast)),
    stepping: listStepping(movelist),
    candidates: listCandidates(movelist, sheet.characterId, punishment),
    named: listNamed(character, cast, punishment),
  };
}

/** This character's moves that sheets have an answer to, by their ids in the movelist. */
function namedByOthers({ sheet: { characterId }, read }: GuideCharacter, cast: Cast): Set<MoveKey> {
  const texts = [...cast.values()]
    .flatMap(({ sheet }) => sheet.matchupPunishers)
    .filter(({ against }) => against === characterId)
    .map(({ move }) => move);
  return new Set(texts.flatMap((text) => lastMoveOf(read(text))?.move.id ?? []));
}

/** Combos and recommendations of the sheet by the movelist's ids. */
export function readPunishment(character: GuideCharacter): SheetPunishment {
  const { sheet, read } = character;
  const launchers = new Map<MoveKey, LauncherOfSheet>();
  for (const { followUps, ...combo } of sheet.importantCombos) {
    if (followUps.some((step) => hasToken(read(step), "heat"))) continue;
    for (const starter of combo.launchers) {
      const id = plainStarter(starter, read);
      if (id === undefined || launchers.has(id)) continue;
      const points = pointsOf(starter, followUps, combo.followUpSimple, character);
      const isUnplayed = combo.unplayed ?? (points.totalIsEasier && combo.simpleUnplayed);
      const played = isUnplayed ? { unplayed: true as const } : {};
      launchers.set(id, { text: withoutTornado(starter), route: followUps, ...points, ...played });
    }
  }
  const recommended = new Map<MoveKey, { standing?: Recommendation; crouching?: Recommendation }>();
  for (const { move: text, frames } of sheet.punishers.startup) {
    const reading = read(text);
    const id = lastMoveOf(reading)?.move.id;
    if (id === undefined) continue;
    const reach = reading.words.includes("far") ? "far" : "not known";
    recommended.set(id, { ...recommended.get(id), [writtenFrom(reading)]: { text, frames, reach } });
  }
  return { launchers, followUps: readFollowUps(character), recommended };
}

type LauncherOfSheet = NonNullable<ReturnType<SheetPunishment["launchers"]["get"]>>;

/** What a combo does; of one with a step that has no rule what the easier route does, or else its own beginning. */
function pointsOf(
  starter: string,
  route: readonly string[],
  easier: readonly string[],
  character: GuideCharacter,
): Pick<LauncherOfSheet, "total" | "totalIsEasier" | "atLeast"> {
  const whole = estimateRoute([starter], route, character);
  if (whole !== undefined) return { total: whole.max };
  const other = estimateRoute([starter], easier, character);
  return other === undefined
    ? defined({ atLeast: estimateBeginning([starter], route, character) })
    : { total: other.max, totalIsEasier: true };
}

/** Conditions of a mini combo that are no part of a hit on who stands. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(["wall", "parry", "crouching", "turn around"]);

/** What the sheet has as guaranteed after a normal hit: of several ways the one that deals most. */
function readFollowUps(character: GuideCharacter): SheetPunishment["followUps"] {
  const { sheet, read } = character;
  const found = new Map<MoveKey, { text: string; follows: Follows }>();
  for (const { move: text, followUp } of sheet.guaranteedFollowUps) {
    const reading = read(text);
    const id = lastMoveOf(reading)?.move.id;
    if (id === undefined || reading.words.length > 0 || hasToken(reading, ...NO_NORMAL_HIT)) continue;
    const [best] = followUp
      .split(" - ")
      .flatMap((way) => followsBy(text, way, character) ?? [])
      .sort((a, b) => (b.damage ?? 0) - (a.damage ?? 0));
    if (best !== undefined) found.set(id, { text: text.replace(/[()]/g, ""), follows: best });
  }
  return found;
}

/** A way that needs nothing but the hit: no Heat, no stock, no wall. */
function followsBy(text: string, way: string, character: GuideCharacter): Follows | undefined {
  const reading = character.read(way);
  const needs = reading.moves.flatMap(({ move }) => move.requires ?? []);
  const isBound = needs.length > 0 || reading.words.some((word) => CONDITION_WORDS.has(word));
  if (!isFullyRead(reading) || isBound || hasToken(reading, "heat")) return undefined;
  const steps = way.split(" into ");
  // No number where one of them is not known.
  const plain = reading.moves.reduce((sum, { move }) => sum + (move.damage ?? Number.NaN), 0);
  const engages = lastMoveOf(reading)?.move.properties.includes("heat engager") || undefined;
  const damage = scaledBehind(text, steps, character) ?? plain;
  // A string that scales its own later hits deals less than its hits together: what comes behind it cannot be told apart.
  return { steps, ...defined({ damage: damage > 0 ? damage : undefined, engages }) };
}

/** What the steps deal behind the hit by the rules of combos; nothing where there is no rule for it, as on who lies. */
function scaledBehind(text: string, steps: readonly string[], character: GuideCharacter): number | undefined {
  const own = lastMoveOf(character.read(text))?.move.damage;
  const both = estimateRoute([text], steps, character);
  return own === undefined || both === undefined ? undefined : both.min - own;
}

/** Tokens of a mini combo that follows no plain hit. */
const NO_NORMAL_HIT = ["ch", "heat", "rage", "into", "air", "otg"];

/** The move that a launcher hits with, on a normal hit of it alone. */
export function plainStarter(text: string, read: GuideCharacter["read"]): MoveKey | undefined {
  const reading = read(text);
  if (reading.words.length > 0 || hasToken(reading, ...NO_NORMAL_HIT, "(", ")")) return undefined;
  return reading.moves.length === 1 ? lastMoveOf(reading)?.move.id : undefined;
}

/** As it is pressed: `t` says what the hit does in a combo. */
function withoutTornado(text: string): string {
  return text.replace(/ t$/, "");
}

type AnswerOfSheet = CharacterFile["matchupPunishers"][number]["answers"][number];

/**
 * What the sheet says to do about named moves of opponents, who are looked for in `cast`; in the order of the sheet. What names no
 * move is left out: the checks complain about it.
 */
function listNamed(character: GuideCharacter, cast: Cast, sheet: SheetPunishment): MatchupSide["named"] {
  return character.sheet.matchupPunishers.flatMap(({ against: named, move: text, ducked, answers }) => {
    const opponent = cast.get(named);
    const id = opponent && lastMoveOf(opponent.read(text))?.move.id;
    if (opponent === undefined || id === undefined) return [];
    const against = opponent.sheet.characterId;
    const told = answers.flatMap((answer) => toAnswer(answer, character, ducked === "yes", sheet) ?? []);
    return { against, id: publicMoveId(against, id), answers: told };
  });
}

function toAnswer(
  { move: text, float, grounded, range, execution, beforeHit, catchesHit }: AnswerOfSheet,
  { sheet: { characterId }, movelist, read }: GuideCharacter,
  isDucked: boolean,
  { launchers }: SheetPunishment,
): Answer | undefined {
  const reading = read(text);
  if (!isFullyRead(reading)) return undefined;
  // None for a sidestep.
  const [move, ...others] = reading.moves.map((performed) => performed.move);
  const single = others.length === 0 ? move : undefined;
  const combo = single && launchers.get(single.id);
  const byId = new Map(movelist.moves.map((one) => [one.id, one]));
  const resource = move?.requires?.find((one) => RESOURCES.has(one));
  const condition: NonNullable<Answer["condition"]> = [
    ...(move?.from?.includes("heat") ? (["heat"] as const) : []),
    ...(resource === undefined ? [] : (["resource"] as const)),
  ];
  const launch: Launch | undefined = combo && { reason: "combo", route: [...combo.route] };
  return {
    move: withoutTornado(text),
    ...defined({
      id: move && publicMoveId(characterId, move.id),
      frames: move && framesAsWritten(move, text),
    }),
    ...defined({ damage: move?.damage, total: combo?.total, totalIsEasier: combo?.totalIsEasier }),
    ...defined({ unplayed: combo?.unplayed, atLeast: combo?.atLeast }),
    launches: launch !== undefined,
    ...(single && afterHit(single, byId, text)),
    ...defined({ launch, resource, condition: condition.length > 0 ? condition : undefined }),
    reach: reachOf(range),
    ...defined({ beforeHit, ducked: isDucked || undefined, floats: float === "yes" || undefined }),
    ...defined({ hitsGrounded: grounded === "yes" || undefined, catchesHit, execution }),
    sources: ["matchup"],
  };
}

/** `not far` is everywhere but at the tip of the opponent's move. */
function reachOf(range: AnswerOfSheet["range"]): Answer["reach"] {
  if (range === undefined) return "not known";
  return range === "far" ? "far" : "close";
}

/** Throws that everybody has, `1+3` and `Left throw`; all of them are homing. */
const COMMON_THROW = /^(?:air )?(?:1\+3|2\+4)\b|throw$/i;

/**
 * What follows a sidestep: homing moves, and the others whose tracking players have measured, those that follow the
 * shortest step first. Movelists measure from the attacker, whose left is the right of who steps: of moves whose notes say
 * "tracks SSR completely" they have 20 on the left and 5 on the right (Devil Jin `b 1`). Here the sides are those of who steps.
 *
 * Example: Jin's `homing` is `["4", "ZEN 2", "ZEN 3", "ws 3"]`.
 */
export function listStepping({ moves }: Pick<Movelist, "moves">): Stepping {
  return {
    homing: moves
      .filter(({ properties, command }) => properties.includes("homing") && !COMMON_THROW.test(command))
      .map(({ command }) => command),
    tracking: moves
      .flatMap(({ command: move, tracking }) =>
        tracking === undefined ? [] : { move, ...defined({ left: tracking.right, right: tracking.left }) },
      )
      .sort((one, other) => leastOf(one) - leastOf(other)),
  };
}

function leastOf({ left, right }: Stepping["tracking"][number]): number {
  return Math.min(left ?? Number.POSITIVE_INFINITY, right ?? Number.POSITIVE_INFINITY);
}
