import type { Answer, Guide, Situation } from "./documents.ts";
import type { RawLists } from "./judge-moves.ts";
import { keyOf } from "./judge-situations.ts";

/** A fact that nobody knows, and how many of the answers that were read depend on it. */
export interface WantedFact {
  readonly character: string;
  readonly move: string;
  readonly field: "posture" | "reach" | "step" | "crouching" | "total";
  readonly answers: number;
}

type Field = WantedFact["field"];

const MOST_FACTS = 60;

/** What is not known, the facts first on which most answers of the pairs depend. */
export function wantedFacts(guide: Guide, lists: RawLists): WantedFact[] {
  const moves = new Map(
    guide.characters.map(({ id, moves: all }) => [id, new Map(all.map((move) => [move.id, move]))]),
  );
  const moveOf = (character: string, id: string) =>
    moves.get(character)?.get(keyOf(id, lists.get(character)));
  const counts = new Map<string, WantedFact>();
  const count = (
    character: string,
    id: string | undefined,
    fields: readonly Field[],
    answers: number,
  ): void => {
    if (id === undefined || answers === 0) return;
    const move = keyOf(id, lists.get(character));
    for (const field of fields) {
      const key = `${field} ${character} ${move}`;
      counts.set(key, { character, move, field, answers: (counts.get(key)?.answers ?? 0) + answers });
    }
  };
  for (const { me, them, situations } of guide.pairs)
    for (const situation of situations) {
      const move = moveOf(them, situation.id);
      const isTracked = move?.tracking !== undefined || move?.properties.includes("homing") === true;
      count(them, situation.id, unknownOf(situation, isTracked), situation.answers.length);
      for (const answer of situation.answers) {
        const isHitKnown = moveOf(me, answer.id ?? "")?.crouchingHit !== undefined;
        count(me, answer.id, unknownOfAnswer(answer, situation, isHitKnown), 1);
      }
    }
  return [...counts.values()]
    .sort((a, b) => b.answers - a.answers || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, MOST_FACTS);
}

function unknownOf({ posture, isUnsafe, waysOut }: Situation, isTracked: boolean): Field[] {
  const isStepKnown = isTracked || waysOut.some(({ kind }) => kind === "step");
  return [
    ...(posture === "not known" ? (["posture"] as const) : []),
    ...(isUnsafe && !isStepKnown ? (["step"] as const) : []),
  ];
}

function unknownOfAnswer(
  { reach, metres, total, atLeast }: Answer,
  { posture }: Situation,
  isHitKnown: boolean,
): Field[] {
  return [
    ...(reach === "not known" && metres === undefined ? (["reach"] as const) : []),
    ...(posture === "crouching" && !isHitKnown ? (["crouching"] as const) : []),
    ...(atLeast !== undefined && total === undefined ? (["total"] as const) : []),
  ];
}

function nameOf({ field, character, move }: WantedFact): string {
  return `${field} ${character} ${move}`;
}
