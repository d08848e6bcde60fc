import type { MatchupSide, Stepping } from "@tactician/contract";
import {
  type Answer,
  defined,
  framesAsWritten,
  isCrouched,
  type Launch,
  lastMoveOf,
  listCandidates,
  listSituations,
  type Move,
  type MoveKey,
  type Movelist,
  publicMoveId,
  type Recommendation,
  type SheetPunishment,
} from "@tactician/game";
import { estimateRoute } from "./combo-damage.ts";
import type { Cast, GuideCharacter } from "./guide-character.ts";
import { listSheetMatchups, type SheetAnswer } from "./matchup-punishers.ts";

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
  const { sheet, movelist, read } = character;
  const launchers = new Map<MoveKey, { text: string; route: string[]; total?: number; atLeast?: number }>();
  for (const { launchers: starters, followUps, followUpSimple } of sheet.importantCombos) {
    if (followUps.some((step) => hasToken(read(step), HEAT))) continue;
    for (const starter of starters) {
      const id = plainStarter(starter, read);
      if (id === undefined || launchers.has(id)) continue;
      const estimate =
        estimateRoute([starter], followUps, read, movelist) ??
        estimateRoute([starter], followUpSimple, read, movelist);
      const points =
        estimate === undefined ? estimateBeginning(starter, followUps, character) : { total: estimate.max };
      launchers.set(id, { text: withoutTornado(starter), route: followUps, ...points });
    }
  }
  const recommended = new Map<MoveKey, { standing?: Recommendation; crouching?: Recommendation }>();
  for (const { move: text, frames } of sheet.punishers.startup) {
    const reading = read(text);
    const id = lastMoveOf(reading)?.move.id;
    if (id === undefined) continue;
    const from = reading.tokens.some((token) => isCrouched(token.id)) ? "crouching" : "standing";
    const reach = reading.words.includes("far") ? "far" : "not known";
    recommended.set(id, { ...recommended.get(id), [from]: { text, frames, reach } });
  }
  return { launchers, recommended };
}

/** What the longest beginning of a combo does for which there is a rule, where its end is a throw or the like. */
function estimateBeginning(
  starter: string,
  route: readonly string[],
  { read, movelist }: GuideCharacter,
): { atLeast?: number } {
  for (let end = route.length - 1; end > 0; end -= 1) {
    const estimate = estimateRoute([starter], route.slice(0, end), read, movelist);
    if (estimate !== undefined) return { atLeast: estimate.min };
  }
  return {};
}

/** Parts of a launcher that make it more than a normal hit of one move. */
const SPECIAL_TOKENS: ReadonlySet<string> = new Set(["ch", "heat", "rage", "(", ")", "into", "air", "otg"]);

/** A combo that goes on in Heat follows no hit outside it. */
const HEAT: ReadonlySet<string> = new Set(["heat"]);

function plainStarter(text: string, read: GuideCharacter["read"]): MoveKey | undefined {
  const reading = read(text);
  if (reading.words.length > 0 || hasToken(reading, SPECIAL_TOKENS)) return undefined;
  return reading.moves.length === 1 ? lastMoveOf(reading)?.move.id : undefined;
}

function hasToken({ tokens }: ReturnType<GuideCharacter["read"]>, ids: ReadonlySet<string>): boolean {
  return tokens.some(({ id }) => ids.has(id));
}

/** As it is pressed: `t` says what the hit does in a combo. */
function withoutTornado(text: string): string {
  return text.replace(/ t$/, "");
}

function listNamed(character: GuideCharacter, cast: Cast, sheet: SheetPunishment): MatchupSide["named"] {
  return listSheetMatchups(character, cast).map(({ against, moveId, isDucked, answers }) => ({
    against,
    id: publicMoveId(against, moveId),
    answers: answers.map((answer) => toAnswer(answer, character, isDucked, sheet)),
  }));
}

function toAnswer(
  answer: SheetAnswer,
  { sheet: { characterId }, movelist }: GuideCharacter,
  isDucked: boolean,
  { launchers }: SheetPunishment,
): Answer {
  const { text, moveIds, needsHeat, floats, isGrounded, range, execution, beforeHit, catchesHit } = answer;
  const [moveId] = moveIds;
  const move = movelist.moves.find(({ id }) => id === moveId);
  const frames = move && framesAsWritten(move, text);
  const combo = moveId === undefined || moveIds.length > 1 ? undefined : launchers.get(moveId);
  const launch: Launch | undefined = combo && { reason: "combo", route: [...combo.route] };
  return {
    move: withoutTornado(text),
    ...defined({
      id: moveId === undefined ? undefined : publicMoveId(characterId, moveId),
      ...{ frames, damage: move?.damage, total: combo?.total, atLeast: combo?.atLeast },
    }),
    launches: launch !== undefined,
    ...defined({ launch, condition: needsHeat ? ["heat" as const] : undefined }),
    reach: reachOf(range),
    ...defined({ beforeHit, ducked: only(isDucked), floats: only(floats), hitsGrounded: only(isGrounded) }),
    ...defined({ catchesHit, execution }),
    sources: ["matchup"],
  };
}

function only(holds: boolean): true | undefined {
  return holds || undefined;
}

/** `not far` is everywhere but at the tip of the opponent's move. */
function reachOf(range: SheetAnswer["range"]): Answer["reach"] {
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
      .flatMap(({ command, tracking }) => (tracking === undefined ? [] : [stepsOf(command, tracking)]))
      .sort((one, other) => leastOf(one) - leastOf(other)),
  };
}

type Steps = Stepping["tracking"][number];

function stepsOf(move: string, { left, right }: NonNullable<Move["tracking"]>): Steps {
  return { move, ...defined({ left: right, right: left }) };
}

function leastOf({ left, right }: Steps): number {
  return Math.min(left ?? Number.POSITIVE_INFINITY, right ?? Number.POSITIVE_INFINITY);
}
