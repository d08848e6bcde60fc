import { answersFor } from "@tactician/game";
import type { AttackingSide, MatchupAnswers, MatchupSide } from "./matchup-answers.ts";

/** What `me` does about every move of `them`, who may be the same. The API's answer and the page are made by it. */
export function joinSides(me: MatchupSide, them: AttackingSide): MatchupAnswers {
  const named = new Map(
    me.named.filter(({ against }) => against === them._id).map((entry) => [entry.id, entry.answers]),
  );
  return {
    me: me._id,
    them: them._id,
    myName: me.name,
    theirName: them.name,
    checkedAgainst: earlier(me.checkedAgainst, them.checkedAgainst),
    myVocabulary: me.vocabulary,
    theirVocabulary: them.vocabulary,
    situations: them.situations.map((situation) => ({
      ...situation,
      answers: answersFor(situation, me.candidates, named.get(situation.id) ?? []),
    })),
  };
}

/** Of two months as `2026-08`. */
function earlier(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? one : other;
}
