import type { Answer, Guide, Move, Situation } from "./documents.ts";
import type { RawLists } from "./raw-list.ts";

type Field = "posture" | "reach" | "step" | "crouching" | "total";

/** A fact that nobody knows, and how many of the answers that were read depend on it. */
export type WantedFact = { character: string; move: string; field: Field; answers: number };

/** Of each field, or there would be nothing but reach. */
const MOST_FACTS = 12;

/** What is not known, of each field the facts on which most answers of the pairs depend, and of all the most wanted first. */
export function wantedFacts({ characters, pairs }: Guide, lists: RawLists): WantedFact[] {
  const moves = new Map(
    characters.flatMap(({ id, moves: all }) => all.map((move) => [`${id} ${move.id}`, move])),
  );
  const wanted = new Map<string, WantedFact>();
  const moveOf = (character: string, id: string) => moves.get(`${character} ${lists(character).keyOf(id)}`);
  const count = (character: string, id: string, fields: readonly Field[], answers: number): void => {
    for (const field of fields) {
      const fact = { character, move: lists(character).keyOf(id), field };
      const key = Object.values(fact).join(" ");
      wanted.set(key, { ...fact, answers: answers + (wanted.get(key)?.answers ?? 0) });
    }
  };
  for (const { me, them, situations } of pairs)
    for (const situation of situations) {
      const { id, answers } = situation;
      if (answers.length > 0) count(them, id, unknownOf(situation, moveOf(them, id)), answers.length);
      for (const answer of answers)
        if (answer.id !== undefined)
          count(me, answer.id, unknownOfAnswer(answer, situation, moveOf(me, answer.id)), 1);
    }
  const all = [...wanted].sort(([key, a], [other, b]) => b.answers - a.answers || (key < other ? -1 : 1));
  const most = new Set(
    [...Map.groupBy(all, ([, { field }]) => field).values()].flatMap((facts) => facts.slice(0, MOST_FACTS)),
  );
  return all.filter((fact) => most.has(fact)).map(([, fact]) => fact);
}

function unknownOf({ posture, isUnsafe, waysOut }: Situation, move: Move | undefined): Field[] {
  const isTracked = move?.tracking !== undefined || move?.properties.includes("homing") === true;
  const isStepKnown = isTracked || waysOut.some(({ kind }) => kind === "step");
  const fields: [Field, boolean][] = [
    ["posture", posture === "not known"],
    ["step", isUnsafe && !isStepKnown],
  ];
  return fields.flatMap(([field, isWanted]) => (isWanted ? [field] : []));
}

function unknownOfAnswer(answer: Answer, { posture }: Situation, move: Move | undefined): Field[] {
  const fields: [Field, boolean][] = [
    ["reach", answer.reach === "not known" && answer.metres === undefined],
    ["crouching", posture === "crouching" && move?.crouchingHit === undefined],
    ["total", answer.atLeast !== undefined && answer.total === undefined],
  ];
  return fields.flatMap(([field, isWanted]) => (isWanted ? [field] : []));
}
