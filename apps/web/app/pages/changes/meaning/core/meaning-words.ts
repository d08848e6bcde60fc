import { type AnswerTurn, type ChangedAnswers, countInWords } from "@tactician/contract";

/** What each part of the page is called, in its order. */
export const TURN_TITLES: readonly (readonly [turn: AnswerTurn, title: string])[] = [
  ["gained", "Punishable now"],
  ["lost", "No longer punishable"],
  ["better", "Punished harder"],
  ["worse", "Punished less hard"],
];

/** How many of each there are: `King punishes nine more moves and six no longer; 12 are punished harder, one less hard.` */
export function meaningWords({ name, opponents }: ChangedAnswers): string {
  const [gained = 0, lost = 0, better = 0, worse = 0] = TURN_TITLES.map(([turn]) => countOf(turn, opponents));
  const more = gained === 1 ? "one more move" : `${countInWords(gained)} more moves`;
  const harder = better === 1 ? "one is" : `${count(better)} are`;
  return `${name} punishes ${more} and ${count(lost)} no longer; ${harder} punished harder, ${count(worse)} less hard.`;
}

function count(moves: number): string {
  return moves === 0 ? "none" : countInWords(moves);
}

function countOf(turn: AnswerTurn, opponents: ChangedAnswers["opponents"]): number {
  return opponents.reduce((sum, { answers }) => sum + answers.filter((one) => one.turn === turn).length, 0);
}
