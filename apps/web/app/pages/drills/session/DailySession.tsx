import { challengeCards, gradeOf } from "@tactician/drills";
import { type ReactNode, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { LoadingText } from "../../../ui/LoadingText.tsx";
import type { ChallengeResult } from "../core/challenge-result.ts";
import type { Deck } from "../core/deck.ts";
import { PlayCard } from "./PlayCard.tsx";
import { SessionBar } from "./SessionBar.tsx";

const fetchResult = () => import("./DailyResult.tsx").then((module) => module.DailyResult);

interface DailySessionProps {
  readonly deck: Deck;
  /** `2026-11-23`. */
  readonly day: string;
  readonly drills: Drills;
}

/** Ten cards by the date, the same for everybody, without memory. */
export function DailySession({ deck, day, drills }: DailySessionProps): ReactNode {
  const [cards] = useState(() => challengeCards(day, deck.cards));
  const [place, setPlace] = useState(0);
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ChallengeResult>({ day, results: [], ms: 0 });
  const card = cards[place];
  const { Component: DailyResult } = usePart(fetchResult, place + 1 >= cards.length);
  if (card === undefined)
    return DailyResult === undefined ? (
      <LoadingText>Counting...</LoadingText>
    ) : (
      <DailyResult
        result={result}
        deck={deck}
        onAgain={() => {
          setPlace(0);
          setRound(round + 1);
          setResult({ day, results: [], ms: 0 });
        }}
      />
    );
  const answer = (isRight: boolean, ms: number, thought: number) => {
    setResult((now) => ({ ...now, results: [...now.results, isRight], ms: now.ms + thought }));
    return gradeOf(isRight, ms, card) === "hard";
  };
  return (
    <>
      <SessionBar
        done={place}
        left={cards.length - place}
        row={0}
        words={`${deck.me.name} against ${deck.them.name} · card ${place + 1} of ${cards.length}`}
      />
      <PlayCard
        key={`${round} ${place}`}
        card={card}
        deck={deck}
        isCalm={drills.kept.settings.isCalm}
        hasKeys={drills.kept.settings.hasKeys}
        nextWords={place + 1 === cards.length ? "Result" : "Next"}
        takesFocus={place + round > 0}
        onAnswer={answer}
        onNext={() => setPlace(place + 1)}
      />
    </>
  );
}
