import type { AnsweredSituation } from "@tactician/contract";
import { type Advantage, afterBlock, type Move, movelistName, publicMoveId, worth } from "@tactician/game";
import { digestOf } from "../chance.ts";
import { type DrillCard, type DrillDocuments, LANDED, type Landed, TURNS, type Turn } from "./card.ts";
import { inTurns } from "./in-turns.ts";
import { certainAnswers } from "./punish-cards.ts";

/** From here on a move is called unsafe: the fastest jab of everybody hits. */
const UNSAFE = -10;

/**
 * Whose turn it is after their moves, on block, hit and counter hit: a card of each answer in turns, so that no answer is the
 * likeliest, and of those the quickest moves first, which are met most. Moves whose
 * numbers leave a choice (a range over two turns, a stance that the attacker may go into) are left out, and hits after which
 * nobody stands.
 */
export function turnCards({ matchup, them: { moves } }: DrillDocuments): DrillCard[] {
  const name = movelistName(moves._id);
  const situations = new Map(matchup.situations.map((situation) => [situation.id, situation]));
  const fastest = Math.min(
    ...matchup.situations.flatMap(({ answers }) => answers.flatMap(({ frames }) => frames ?? [])),
  );
  const quickestFirst = onlyRows(moves.moves)
    .filter(isStrike)
    .sort((a, b) => speed(a) - speed(b));
  const cards = quickestFirst.flatMap((move) => {
    const id = publicMoveId(name, move.id);
    return LANDED.flatMap((on) => {
      const answered = on === "block" ? situations.get(id) : undefined;
      const owner = on === "block" ? `${matchup.me}:${matchup.them}` : matchup.them;
      const card = turnCard(`turn:${owner}:${id}:${on}`, id, move, on, answered, fastest);
      return card === undefined ? [] : { ...card, against: matchup.them };
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

function isStrike({ hits, transitions = [] }: Move): boolean {
  return (
    hits.length > 0 &&
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
): DrillCard | undefined {
  const advantage = landedAs(move, on);
  const turn = advantage && turnOf(advantage);
  if (advantage === undefined || turn === undefined) return undefined;
  const best = answered && certainAnswers(answered)[0];
  if (turn === "punish" && (on !== "block" || best === undefined)) return undefined;
  // Some characters have a button for what is safe against all others.
  if (turn === "yours" && (-advantage.min >= fastest || (answered?.answers.length ?? 0) > 0))
    return undefined;
  const isPunished = turn === "punish" && best !== undefined;
  return {
    id: cardId,
    kind: "turn",
    question: {
      kind: "turn",
      move: move.command,
      id,
      levels: move.hits.map(({ level }) => level),
      on,
      advantage: advantage.min,
    },
    options: TURNS.map((one) => ({ kind: "turn", key: one, isRight: one === turn, turn: one })),
    best: TURNS.indexOf(turn),
    answer: { digest: digestOf(turn), words: turn },
    damage: isPunished ? worth(best) : (move.damage ?? 0),
    launches: isPunished && best.launches,
    moves: [id],
    ownMoves: [],
  };
}

function landedAs(move: Move, on: Landed): Advantage | undefined {
  if (on === "block") return afterBlock(move).block;
  return on === "hit" ? move.hit : move.counterHit;
}

function turnOf({
  min,
  max = min,
  effects = [],
  maxEffects = [],
  alternatives,
  inStance,
}: Advantage): Turn | undefined {
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
