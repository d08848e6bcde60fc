import { type DeckFilter, dealDeck, gradeOf, withoutMemory } from "@tactician/drills";
import { type ReactNode, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import type { Deck } from "../core/deck.ts";
import { PlayCard } from "./PlayCard.tsx";
import { SessionBar } from "./SessionBar.tsx";
import { StarButton } from "./StarButton.tsx";

interface EndlessSessionProps {
  readonly deck: Deck;
  readonly filter: DeckFilter;
  readonly drills: Drills;
}

/** All cards in an order of chance, round after round. Nothing of it is remembered. */
export function EndlessSession({ deck, filter, drills }: EndlessSessionProps): ReactNode {
  const [seed] = useState(() => String(Math.random()));
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const [place, setPlace] = useState(0);
  const [tally, setTally] = useState({ answered: 0, right: 0, row: 0 });
  const round = Math.floor(place / cards.length);
  const card = withoutMemory(cards, `${seed} ${round}`)[place % cards.length];
  if (card === undefined) return undefined;
  const answer = (isRight: boolean, ms: number) => {
    setTally(({ answered, right, row }) => ({
      answered: answered + 1,
      right: right + (isRight ? 1 : 0),
      row: isRight ? row + 1 : 0,
    }));
    return gradeOf(isRight, ms, card) === "hard";
  };
  return (
    <>
      <SessionBar
        done={place % cards.length}
        left={cards.length - (place % cards.length)}
        row={tally.row}
        words={tally.answered === 0 ? "Endless, without memory" : `${tally.right} of ${tally.answered} right`}
      />
      <PlayCard
        key={place}
        card={card}
        deck={deck}
        isCalm={drills.kept.settings.isCalm}
        hasKeys={drills.kept.settings.hasKeys}
        nextWords="Next"
        takesFocus={place > 0}
        onAnswer={answer}
        onNext={() => setPlace(place + 1)}
        star={<StarButton card={card} drills={drills} />}
      />
    </>
  );
}
