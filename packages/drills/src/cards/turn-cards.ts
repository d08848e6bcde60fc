import type { AnsweredSituation } from "@tactician/contract";
import {
  type Advantage,
  afterBlock,
  type CharacterId,
  defined,
  type Move,
  publicMoveId,
  UNSAFE,
  worth,
} from "@tactician/game";
import { inTurns } from "../chance.ts";
import {
  answerOf,
  type BareCard,
  BREAKS,
  type DrillDocuments,
  LANDED,
  type Landed,
  TURNS,
  type Turn,
} from "./card.ts";
import { certainAnswers, isInTime } from "./punish-cards.ts";

/**
 * Whose turn it is after their moves, on block, hit and counter hit: a card of each answer in turns, so that no answer is the
 * likeliest, and of those the quickest moves first, which are met most. Moves whose numbers leave a choice (a range over two
 * turns, a stance that the attacker may go into) are left out, and hits after which nobody stands.
 */
export function turnCards({ matchup, them: { moves } }: DrillDocuments): BareCard[] {
  const situations = new Map(matchup.situations.map((situation) => [situation.id, situation]));
  const fastest = Math.min(
    ...matchup.situations.flatMap(({ answers }) => answers.flatMap(({ frames }) => frames ?? [])),
  );
  const strikes = onlyRows(moves.moves).filter(isStrike);
  const quickestFirst = strikes.sort((a, b) => speed(a) - speed(b));
  const cards = quickestFirst.flatMap((move) => {
    const id = publicMoveId(moves._id, move.id);
    return LANDED.flatMap((on) => {
      const answered = on === "block" ? situations.get(id) : undefined;
      const owner = on === "block" ? `${matchup.me}:${matchup.them}` : matchup.them;
      return turnCard(`turn:${owner}:${id}:${on}`, id, move, on, answered, fastest) ?? [];
    });
  });
  const byAnswer = Map.groupBy(cards, ({ best }) => best);
  return inTurns([...byAnswer.values()]);
}

/** Moves that are pressed like no other: with a stock or without, what is pressed the same may leave another turn. */
function onlyRows(moves: readonly Move[]): Move[] {
  return [...Map.groupBy(moves, ({ command }) => command).values()].flatMap((rows) =>
    rows.length === 1 ? rows : [],
  );
}

/** Where a high goes over who blocked the low, "on block" may be either. */
function isStrike({ hits, transitions = [], lowBlocked }: Move): boolean {
  return (
    hits.length > 0 &&
    lowBlocked === undefined &&
    hits.every(({ level, unblockable }) => !level.endsWith("throw") && unblockable === undefined) &&
    transitions.every(({ block, hit, counterHit, advantage }) => !(block || hit || counterHit || advantage))
  );
}

function speed({ startup, hits, from = [] }: Move): number {
  return (startup?.min ?? 99) + 5 * (hits.length - 1) + 10 * from.length;
}

function turnCard(
  cardId: string,
  id: string,
  move: Move,
  on: Landed,
  answered: AnsweredSituation | undefined,
  fastest: number,
): BareCard | undefined {
  const advantage = landedAs(move, on);
  const turn = advantage && turnOf(advantage);
  if (advantage === undefined || turn === undefined) return undefined;
  const best = answered && certainAnswers(answered)[0];
  if (turn === "punish" && (on !== "block" || best === undefined)) return undefined;
  // Who presses it is hit by the rest of the string.
  if (turn === "punish" && answered && best && !isInTime(answered, best)) return undefined;
  // Some characters have a button for what is safe against all others.
  if (turn === "yours" && (-advantage.min >= fastest || (answered?.answers.length ?? 0) > 0))
    return undefined;
  const isPunished = turn === "punish" && best !== undefined;
  const levels = move.hits.map(({ level }) => level);
  return {
    id: cardId,
    kind: "turn",
    question: { kind: "turn", move: move.command, id, levels, on, advantage: advantage.min },
    options: TURNS.map((one) => ({ kind: "turn", key: one, isRight: one === turn, turn: one })),
    best: TURNS.indexOf(turn),
    answer: answerOf([turn], turn),
    damage: isPunished ? worth(best) : (move.damage ?? 0),
    launches: isPunished && best.launches,
  };
}

function landedAs(move: Move, on: Landed): Advantage | undefined {
  if (on === "block") return afterBlock(move).block;
  return on === "hit" ? move.hit : move.counterHit;
}

function turnOf(advantage: Advantage): Turn | undefined {
  const { min, max = min, effects = [], maxEffects = [], alternatives, inStance } = advantage;
  if (alternatives !== undefined || inStance !== undefined) return undefined;
  const stands = [...effects, ...maxEffects].every((effect) => effect === "crouching" || effect === "guard");
  const [worst, mildest] = [turnAt(min), turnAt(max)];
  return stands && worst === mildest ? worst : undefined;
}

function turnAt(advantage: number): Turn {
  if (advantage <= UNSAFE) return "punish";
  if (advantage === 0) return "even";
  return advantage < 0 ? "yours" : "theirs";
}

/** One card for each throw of theirs whose break the movelist has, those that everybody meets first: no stance, no string. */
export function throwCards({ them: { moves } }: DrillDocuments): BareCard[] {
  return moves.moves
    .filter(({ hits, throwBreak }) => throwBreak !== undefined && hits.at(-1)?.level.endsWith("throw"))
    .sort((a, b) => depth(a) - depth(b) || (b.damage ?? 0) - (a.damage ?? 0))
    .flatMap((move) => throwCard(move, moves._id, publicMoveId(moves._id, move.id)) ?? []);
}

/** How much has to come before it. */
function depth({ parent, from = [], requires = [] }: Move): number {
  return (parent === undefined ? 0 : 1) + from.length + requires.length;
}

function throwCard(
  { command, name, hits, damage = 0, throwBreak = [] }: Move,
  them: CharacterId,
  id: string,
): BareCard | undefined {
  const right = BREAKS.filter((button) => throwBreak.includes(button));
  const [best] = right;
  // Both kicks break one throw of the game: a choice of its own would give it away.
  if (best === undefined || right.length < throwBreak.length) return undefined;
  return {
    id: `throw break:${them}:${id}`,
    kind: "throw break",
    question: {
      kind: "throw break",
      move: command,
      id,
      levels: hits.map(({ level }) => level),
      ...defined({ name, damage: damage || undefined }),
    },
    options: BREAKS.map((button) => ({
      kind: "break",
      key: button,
      isRight: right.includes(button),
      button,
    })),
    best: BREAKS.indexOf(best),
    answer: answerOf(right, right.join(" or ")),
    damage,
  };
}
