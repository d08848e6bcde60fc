import { type Move, movelistName, publicMoveId, type ThrowBreak } from "@tactician/game";
import { digestOf } from "../chance.ts";
import { BREAKS, type Break, type DrillCard, type DrillDocuments } from "./card.ts";

/** One card for each throw of theirs whose break the movelist has, those that everybody meets first: no stance, no string. */
export function throwCards({ them: { moves } }: DrillDocuments): DrillCard[] {
  const name = movelistName(moves._id);
  return moves.moves
    .filter(isThrow)
    .sort((a, b) => depth(a) - depth(b) || (b.damage ?? 0) - (a.damage ?? 0))
    .flatMap((move) => throwCard(move, moves._id, publicMoveId(name, move.id)) ?? []);
}

function isThrow({ hits, throwBreak }: Move): boolean {
  return throwBreak !== undefined && hits.at(-1)?.level.endsWith("throw") === true;
}

/** How much has to come before it. */
function depth({ parent, from = [], requires = [] }: Move): number {
  return (parent === undefined ? 0 : 1) + from.length + requires.length;
}

function throwCard(
  { command, name, hits, damage = 0, throwBreak = [] }: Move,
  them: string,
  id: string,
): DrillCard | undefined {
  const right = throwBreak.filter(isBreak);
  const [best] = right;
  // Both kicks break one throw of the game: a choice of its own would give it away.
  if (best === undefined || right.length < throwBreak.length) return undefined;
  return {
    id: `throw break:${them}:${id}`,
    kind: "throw break",
    against: them,
    question: {
      kind: "throw break",
      move: command,
      id,
      levels: hits.map(({ level }) => level),
      ...(name === undefined ? {} : { name }),
      ...(damage === 0 ? {} : { damage }),
    },
    options: BREAKS.map((button) => ({
      kind: "break",
      key: button,
      isRight: right.includes(button),
      button,
    })),
    best: BREAKS.indexOf(best),
    answer: { digest: digestOf(right.join("|")), words: right.join(" or ") },
    damage,
    launches: false,
    moves: [id],
    ownMoves: [],
  };
}

function isBreak(button: ThrowBreak): button is Break {
  return BREAKS.some((one) => one === button);
}
