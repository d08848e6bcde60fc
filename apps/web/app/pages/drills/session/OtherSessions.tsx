import {
  challengeCards,
  challengeDigest,
  dealDeck,
  ratingOf,
  type Verdict,
  withoutMemory,
} from "@tactician/drills";
import { type ReactNode, useState } from "react";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import type { ChallengeResult, Deck } from "../core/deck.ts";
import type { TheirResult } from "../core/drills-address.ts";
import * as shareWords from "../share/words.ts";
import * as words from "../words.ts";
import { PlayCard } from "./PlayCard.tsx";
import styles from "./Session.module.css";
import {
  NOTHING_ANSWERED,
  ratingWords,
  SessionBar,
  type SessionProps,
  StarButton,
  type Tally,
  useGiven,
  withAnswer,
} from "./Sessions.tsx";

/*
 * Sessions without memory: their code comes when one is chosen.
 */

/** All cards in an order of chance, round after round. No card is learnt by it; the day counts, and the rating does. */
export function EndlessSession({ deck, filter, drills }: SessionProps) {
  const [seed] = useState(() => String(Math.random()));
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const [place, setPlace] = useState(0);
  const [tally, setTally] = useState(NOTHING_ANSWERED);
  const { given, give } = useGiven(place);
  const goOn = (counted: Tally) => {
    setTally(counted);
    setPlace(place + 1);
  };
  const round = Math.floor(place / cards.length);
  const card = withoutMemory(cards, `${seed} ${round}`)[place % cards.length];
  if (card === undefined) return undefined;
  const answer = (verdict: Verdict) => {
    const before = ratingOf(drills.kept.history.days).rating;
    const kept = drills.store.countOnly(card, verdict, readClock());
    give(
      verdict,
      kept.then(() => ratingWords(before, drills.store).replace(/^ · /, "") || undefined),
    );
  };
  return (
    <>
      <SessionBar
        done={place % cards.length}
        all={cards.length}
        row={tally.row}
        state={tally.answered === 0 ? words.endlessNotSaved : words.rightOf(tally.right, tally.answered)}
      />
      <PlayCard
        key={place}
        card={card}
        deck={deck}
        drills={drills}
        nextWords={words.next}
        takesFocus={place > 0}
        after={given?.words}
        onAnswer={answer}
        onNext={() => {
          if (given !== undefined) goOn(withAnswer(tally, given.verdict));
        }}
        onMistap={() => {
          drills.store.takeBack();
          goOn(tally);
        }}
        star={<StarButton card={card} drills={drills} />}
      />
    </>
  );
}

const fetchResult = () => import("./ChallengeResult.tsx").then((module) => module.ChallengeResultView);

interface ChallengeProps {
  readonly seed: string;
  readonly isDaily: boolean;
  readonly theirs: TheirResult | undefined;
  readonly deck: Deck;
  readonly drills: Drills;
  readonly onAnother: () => void;
}

/** Ten cards by a date or another seed, the same for everybody. No card is learnt by it, but the day counts as drilled. */
export function ChallengeSession({
  seed,
  isDaily,
  theirs,
  deck,
  drills,
  onAnother,
}: ChallengeProps): ReactNode {
  const [cards] = useState(() => challengeCards(seed, deck.cards));
  const [begun] = useState(
    (): ChallengeResult => ({ seed, isDaily, digest: challengeDigest(cards), results: [], ms: 0 }),
  );
  const [place, setPlace] = useState(0);
  const [round, setRound] = useState(0);
  const [result, setResult] = useState(begun);
  const card = cards[place];
  const { Component: ResultView } = usePart(fetchResult, place + 1 >= cards.length);
  if (card === undefined)
    return ResultView === undefined ? (
      <LoadingText>{words.countingResult}</LoadingText>
    ) : (
      <ResultView
        result={result}
        theirs={theirs}
        deck={deck}
        onAgain={() => {
          setPlace(0);
          setRound(round + 1);
          setResult(begun);
        }}
        onAnother={onAnother}
      />
    );
  const answer = (verdict: Verdict, _ms: number, thought: number) => {
    void drills.store.countOnly(card, verdict, readClock());
    setResult((now) => ({ ...now, results: [...now.results, verdict], ms: now.ms + thought }));
  };
  const toBeat = theirs?.digest === begun.digest ? theirs : undefined;
  return (
    <>
      <SessionBar
        done={place}
        all={cards.length}
        row={0}
        state={words.dailyCard(deck.me.name, deck.them.name, place + 1, cards.length)}
      />
      <PlayCard
        key={`${round} ${place}`}
        card={card}
        deck={deck}
        drills={drills}
        note={toBeat && place === 0 ? <ToBeat theirs={toBeat} /> : undefined}
        nextWords={place + 1 === cards.length ? words.toResult : words.next}
        takesFocus={place + round > 0}
        onAnswer={answer}
        onNext={() => setPlace(place + 1)}
      />
    </>
  );
}

function ToBeat({ theirs: { results, seconds } }: { theirs: TheirResult }): ReactNode {
  const right = results.filter((verdict) => verdict !== "wrong").length;
  return <p className={styles.note}>{shareWords.beatThis(right, results.length, seconds)}</p>;
}
