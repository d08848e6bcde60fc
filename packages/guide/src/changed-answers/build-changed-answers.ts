import {
  ANSWER_TURNS,
  type AnsweredSituation,
  type AnswerTurn,
  type ChangedAnswer,
  type ChangedAnswers,
  joinSides,
  type MatchupSide,
} from "@tactician/contract";
import {
  type Answer,
  defined,
  type History,
  lastMoveOf,
  listSituations,
  type Move,
  type Movelist,
  publicMoveId,
  withoutGameChanges,
  worth,
} from "@tactician/game";
import type { Cast, GuideCharacter } from "../guide-character.ts";
import type { Patch } from "../history/histories.ts";
import { buildMatchupSide } from "../matchup-side.ts";
import type { CharacterFile } from "../schema.ts";

type Situations = MatchupSide["situations"];

/**
 * What a patch means for each character: which moves of each opponent it punishes now and did not before, by the answers of all
 * pairs with today's movelists and with those of `before` (`castBefore`). Opponents against whom nothing is different are
 * left out.
 */
export function buildChangedAnswers(
  now: Cast,
  before: Cast,
  { version, date }: Pick<Patch, "version" | "date">,
): ChangedAnswers[] {
  const cast = [...now].map(([characterId, character]) =>
    bothDays(character, before.get(characterId) ?? character, now),
  );
  return cast.map((me) => {
    const opponents = cast.flatMap((them) => {
      const { _id: id, name, vocabulary } = them.now;
      const answers = compareAnswers(me, them);
      return answers.length === 0 ? [] : [{ id, name, vocabulary, answers }];
    });
    opponents.sort((a, b) => a.name.localeCompare(b.name, "en"));
    const { _id, name, vocabulary } = me.now;
    return { _id, name, patch: { version, date }, vocabulary, opponents };
  });
}

type BothDays = ReturnType<typeof bothDays>;

/** One character's side of its pairs on both days, each with the moves that either day has to say something about. */
function bothDays(now: GuideCharacter, before: GuideCharacter, cast: Cast) {
  const [sideNow, sideBefore] = [buildMatchupSide(now, cast), buildMatchupSide(before, cast)];
  const ids = new Set([...sideNow.situations, ...sideBefore.situations].map(({ id }) => id));
  const [today, then] = [listMoves(now, ids), listMoves(before, ids)];
  return {
    now: { ...sideNow, situations: today },
    before: { ...sideBefore, situations: then },
    /** The moves, by their public ids, that are left in another way. */
    touched: new Set([...notAmong(today, then), ...notAmong(then, today)].map(({ id }) => id)),
    answersAlike: answersOf(sideNow) === answersOf(sideBefore),
  };
}

/** The moves with these public ids, also where they are safe and have no way out on this day: some punish less than -10. */
function listMoves({ sheet, movelist }: GuideCharacter, ids: ReadonlySet<string>): Situations {
  const isAsked = ({ id }: Move) => ids.has(publicMoveId(sheet.characterId, id));
  const moves = new Set(movelist.moves.filter(isAsked).map(({ id }) => id));
  return listSituations(movelist, sheet.characterId, moves).filter(({ id }) => ids.has(id));
}

function notAmong(some: Situations, others: Situations): Situations {
  const known = new Set(others.map((situation) => JSON.stringify(situation)));
  return some.filter((situation) => !known.has(JSON.stringify(situation)));
}

function answersOf({ candidates, named }: MatchupSide): string {
  return JSON.stringify([candidates, named]);
}

function compareAnswers(me: BothDays, them: BothDays): ChangedAnswer[] {
  const asked = ({ situations, ...side }: MatchupSide): MatchupSide => ({
    ...side,
    situations: me.answersAlike ? situations.filter(({ id }) => them.touched.has(id)) : situations,
  });
  const now = joinSides(me.now, asked(them.now)).situations;
  const mine = { ...me.before, named: namedBefore(me, them) };
  const before = joinSides(mine, asked(them.before)).situations;
  const ids = new Set([...now, ...before].map(({ id }) => id));
  const worst = (one: ChangedAnswer) => one.now.frames ?? one.before.frames ?? 0;
  return [...ids]
    .flatMap((id) => {
      const [then, today] = [moveOfDay(before, id), moveOfDay(now, id)];
      const turn = turnOf(then, today);
      const move = (today ?? then)?.move;
      if (turn === undefined || move === undefined) return [];
      return { move, id, turn, before: dayOf(then), now: dayOf(today) };
    })
    .sort((a, b) => ANSWER_TURNS.indexOf(a.turn) - ANSWER_TURNS.indexOf(b.turn) || worst(b) - worst(a));
}

/**
 * What the sheet names against these moves, without what is in time today alone: sheets are written for today, and a move that
 * was safe before the patch was so for those who have a sheet too.
 */
function namedBefore(me: BothDays, them: BothDays): MatchupSide["named"] {
  return me.before.named.map((entry, place) => {
    if (entry.against !== them.now._id) return entry;
    const today = me.now.named[place]?.answers ?? [];
    const isKept = (answer: Answer, rank: number) => {
      const [same] = today.slice(rank);
      return (
        same === undefined || !isInTime(same, entry.id, them.now) || isInTime(answer, entry.id, them.before)
      );
    };
    return { ...entry, answers: entry.answers.filter(isKept) };
  });
}

/** Whether an answer after the block is fast enough; not said of those before it, which rest on something else. */
function isInTime({ frames, beforeHit, ducked, catchesHit }: Answer, id: string, them: MatchupSide): boolean {
  if (frames === undefined || (beforeHit ?? ducked ?? catchesHit) !== undefined) return false;
  return them.situations.some((situation) => situation.id === id && frames <= situation.worstFrames);
}

interface MoveOfDay {
  readonly move: string;
  readonly frames: number;
  readonly best?: Answer;
}

/** A move among the answers of a day, undefined where there is none. Of one that leaves its user in two ways, the better answer. */
function moveOfDay(situations: readonly AnsweredSituation[], id: string): MoveOfDay | undefined {
  return situations
    .filter((situation) => situation.id === id)
    .map(({ move, worstFrames, answers: [best] }) => ({ move, frames: worstFrames, ...(best && { best }) }))
    .reduce<MoveOfDay | undefined>(
      (one, other) => (one && strength(one) >= strength(other) ? one : other),
      undefined,
    );
}

/**
 * What became of the best answer to a move, or undefined where one goes on as before. Points alone count where the move is left in
 * another way: what one's own move hurts more or less in the same time is a change of that move.
 */
function turnOf(before: MoveOfDay | undefined, now: MoveOfDay | undefined): AnswerTurn | undefined {
  const [then, today] = [strength(before), strength(now)];
  if (then === 0 && today === 0) return undefined;
  if (then === 0) return "gained";
  if (today === 0) return "lost";
  const gain = today - then || (before?.frames === now?.frames ? 0 : points(now) - points(before));
  if (gain === 0) return undefined;
  return gain > 0 ? "better" : "worse";
}

/** 0 = no answer; what is in time in any case counts more than what launches only if the first active frame was blocked. */
function strength(day: MoveOfDay | undefined): number {
  if (day?.best === undefined) return 0;
  return 1 + (day.best.onlyIfEarly ? 0 : 2) + (day.best.launches ? 1 : 0);
}

function points(day: MoveOfDay | undefined): number {
  return day?.best === undefined ? 0 : worth(day.best);
}

function dayOf(day: MoveOfDay | undefined): ChangedAnswer["now"] {
  if (day === undefined) return {};
  const { frames, best } = day;
  if (best === undefined) return { frames };
  const { move, id, frames: startup, launches, onlyIfEarly } = best;
  return {
    frames,
    best: { move, ...defined({ id, frames: startup }), launches, ...defined({ onlyIfEarly }) },
  };
}

/**
 * Everybody with the movelists as they would be if the game had changed nothing since a day. Sheets stay, and so do the readers of
 * their move strings: what is written means today's moves. `histories` are by the characters' ids; who has none counts as unchanged.
 */
export function castBefore(cast: Cast, histories: ReadonlyMap<string, History>, since: string): Cast {
  return new Map(
    [...cast].map(([characterId, character]) => {
      const history = histories.get(characterId);
      if (history === undefined) return [characterId, character];
      const movelist = withoutGameChanges(character.movelist, history, since);
      const sheet = withoutLaunchers(character, newLaunchers(character.movelist, movelist));
      return [characterId, { ...character, sheet, movelist }];
    }),
  );
}

/** Moves that lift the opponent on a normal hit since the patch: no combo of the sheet began with them before. */
function newLaunchers(now: Movelist, before: Movelist): Set<string> {
  const former = new Map(before.moves.map((move) => [move.id, move]));
  const isNew = (move: Move) => {
    const then = former.get(move.id);
    return then !== undefined && lifts(move) && !lifts(then);
  };
  return new Set(now.moves.filter(isNew).map(({ id }) => id));
}

function lifts({ hit }: Move): boolean {
  return hit?.effects?.includes("airborne") === true;
}

function withoutLaunchers({ sheet, read }: GuideCharacter, ids: ReadonlySet<string>): CharacterFile {
  const isKept = (text: string) => !ids.has(lastMoveOf(read(text))?.move.id ?? "");
  return {
    ...sheet,
    importantCombos: sheet.importantCombos.map((combo) => ({
      ...combo,
      launchers: combo.launchers.filter(isKept),
    })),
  };
}
