import {
  ANSWER_TURNS,
  type ChangedAnswer,
  type ChangedAnswers,
  joinSides,
  type MatchupSide,
} from "@tactician/contract";
import { type Answer, listSituations, movelistName, publicMoveId } from "@tactician/game";
import type { Cast, GuideCharacter } from "../guide-character.ts";
import type { Patch } from "../history/patches-schema.ts";
import { buildMatchupSide } from "../matchup-side.ts";
import { changedAnswer, moveOfDay } from "./answer-turn.ts";

type Situations = MatchupSide["situations"];

/**
 * What a patch means for each character: which moves of each opponent it punishes now and did not before, by the answers of all
 * pairs with today's movelists and with those of `before` (`castBefore`). Opponents against whom nothing is different are
 * left out.
 *
 * Example: `buildChangedAnswers(cast, castBefore(cast, histories, patch.date), patch)[0]?.opponents`
 */
export function buildChangedAnswers(
  now: Cast,
  before: Cast,
  { version, date }: Pick<Patch, "version" | "date">,
): ChangedAnswers[] {
  const cast = [...now].map(([slug, character]) => bothDays(character, before.get(slug) ?? character, now));
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

/** One character's side of its pairs on both days, each with the moves that either day has to say something about. */
interface BothDays {
  readonly now: MatchupSide;
  readonly before: MatchupSide;
  /** The moves, by their public ids, that are left in another way. */
  readonly touched: ReadonlySet<string>;
  /** Whether the character answers with the same as before. */
  readonly answersAlike: boolean;
}

function bothDays(now: GuideCharacter, before: GuideCharacter, cast: Cast): BothDays {
  const [sideNow, sideBefore] = [buildMatchupSide(now, cast), buildMatchupSide(before, cast)];
  const ids = new Set([...sideNow.situations, ...sideBefore.situations].map(({ id }) => id));
  const [today, then] = [listMoves(now, ids), listMoves(before, ids)];
  return {
    now: { ...sideNow, situations: today },
    before: { ...sideBefore, situations: then },
    touched: new Set([...notAmong(today, then), ...notAmong(then, today)].map(({ id }) => id)),
    answersAlike:
      isSame(sideNow.candidates, sideBefore.candidates) && isSame(sideNow.named, sideBefore.named),
  };
}

/** The moves with these public ids, also where they are safe and have no way out on this day: some punish less than -10. */
function listMoves({ sheet, movelist }: GuideCharacter, ids: ReadonlySet<string>): Situations {
  const name = movelistName(sheet.slug);
  const isAsked = ({ id }: { id: string }) => ids.has(publicMoveId(name, id));
  const moves = new Set(movelist.moves.filter(isAsked).map(({ id }) => id));
  return listSituations(movelist, name, moves).filter(({ id }) => ids.has(id));
}

function notAmong(some: Situations, others: Situations): Situations {
  const known = new Set(others.map((situation) => JSON.stringify(situation)));
  return some.filter((situation) => !known.has(JSON.stringify(situation)));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
  return [...ids]
    .flatMap((id) => changedAnswer(id, moveOfDay(before, id), moveOfDay(now, id)) ?? [])
    .sort((a, b) => ANSWER_TURNS.indexOf(a.turn) - ANSWER_TURNS.indexOf(b.turn) || worst(b) - worst(a));
}

function worst({ before, now }: ChangedAnswer): number {
  return now.frames ?? before.frames ?? 0;
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
  if (frames === undefined || beforeHit !== undefined || ducked !== undefined || catchesHit !== undefined)
    return false;
  return them.situations.some((situation) => situation.id === id && frames <= situation.worstFrames);
}
