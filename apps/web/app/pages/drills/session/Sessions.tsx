import {
  afterAnswer,
  beginRound,
  type DeckFilter,
  type DrillCard,
  dealDeck,
  gradeOf,
  newOn,
  putOff,
  type QueuedCard,
  ROUND,
  type Round,
  ratingOf,
  type Verdict,
} from "@tactician/drills";
import { type ReactNode, useEffect, useState } from "react";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { starSign } from "../../../moves/stars.ts";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import buttons from "../buttons.module.css";
import type { Deck } from "../core/deck.ts";
import { inWords, roundWords } from "../core/drill-words.ts";
import * as words from "../words.ts";
import { PlayCard } from "./PlayCard.tsx";
import styles from "./Session.module.css";

export interface SessionProps {
  readonly deck: Deck;
  readonly filter: DeckFilter;
  readonly drills: Drills;
}

/** Answers that were right, and those in a row up to now. */
export interface Tally {
  readonly answered: number;
  readonly right: number;
  readonly row: number;
}

export const NOTHING_ANSWERED: Tally = { answered: 0, right: 0, row: 0 };

export function withAnswer({ answered, right, row }: Tally, verdict: Verdict): Tally {
  const isRight = verdict !== "wrong";
  return { answered: answered + 1, right: right + Number(isRight), row: isRight ? row + 1 : 0 };
}

interface Course {
  readonly round: Round;
  /** Counts the questions, so that the same card comes as another one. */
  readonly turn: number;
  readonly tally: Tally;
}

interface LearnProps extends SessionProps {
  /** How often the opponent's moves have hit the visitor: their cards come first. */
  readonly hits: ReadonlyMap<string, number>;
  readonly onEndless: () => void;
  readonly onChallenge: () => void;
}

const fetchDone = () => import("./DoneForNow.tsx").then((module) => module.DoneForNow);

/** Ten cards with memory behind them: what is due, what a patch changed, and new ones; what is missed comes again. */
export function LearnSession({ deck, filter, hits, drills, onEndless, onChallenge }: LearnProps) {
  const { store, kept } = drills;
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const begin = (newPerDay: number): Round =>
    beginRound(cards, store.read().history, { clock: readClock(), newPerDay, hits }, Math.random);
  const [{ round, turn, tally }, setCourse] = useState<Course>(() => ({
    round: begin(kept.settings.newPerDay),
    turn: 0,
    tally: NOTHING_ANSWERED,
  }));
  const { given, give } = useGiven(turn);
  const [current] = round.left;
  const { Component: DoneForNow } = usePart(fetchDone, round.left.length <= 1);
  usePrepared(store);

  if (current === undefined)
    return DoneForNow === undefined ? (
      <LoadingText>{words.countingResult}</LoadingText>
    ) : (
      <DoneForNow
        answered={tally.answered}
        right={tally.right}
        history={kept.history}
        cards={cards}
        onMore={() => {
          const newPerDay = newOn(cards, kept.history.cards, readClock()) + ROUND;
          setCourse({ round: begin(newPerDay), turn: turn + 1, tally: NOTHING_ANSWERED });
        }}
        onEndless={onEndless}
        onChallenge={onChallenge}
      />
    );
  const { card, why } = current;
  const answer = (verdict: Verdict, ms: number) => {
    const grade = gradeOf(verdict, ms, card, why === "new" && !round.isAgain);
    const clock = readClock();
    const before = ratingOf(kept.history.days).rating;
    const review = store.answer(card, grade, clock, round.isAgain ? undefined : verdict);
    const again = (due: number) => words.again(inWords(due - clock.now));
    give(
      verdict,
      review.then((learnt) => learnt && `${again(learnt.due)}${ratingWords(before, store)}`),
    );
  };
  const goOn = (next: Round, counted: Tally) => setCourse({ round: next, turn: turn + 1, tally: counted });
  return (
    <>
      <SessionBar
        done={round.all - round.left.length - round.missed.length}
        all={round.all}
        row={tally.row}
        state={roundWords(round)}
      />
      <PlayCard
        key={turn}
        card={card}
        deck={deck}
        drills={drills}
        note={<CardNote queued={current} />}
        after={given?.words}
        nextWords={words.next}
        takesFocus={turn > 0}
        onAnswer={answer}
        onNext={() => {
          if (given !== undefined)
            goOn(afterAnswer(round, given.verdict, Math.random), withAnswer(tally, given.verdict));
        }}
        onMistap={() => {
          store.takeBack();
          goOn(putOff(round), tally);
        }}
        star={<StarButton card={card} drills={drills} />}
      />
    </>
  );
}

/** What was answered in this turn, and what there is to say of it as soon as it is kept. */
export function useGiven(turn: number) {
  const [given, setGiven] = useState<{ turn: number; verdict: Verdict; words?: string | undefined }>();
  return {
    given: given?.turn === turn ? given : undefined,
    give: (verdict: Verdict, kept: Promise<string | undefined>) => {
      setGiven({ turn, verdict });
      void kept.then((said) => setGiven((now) => (now?.turn === turn ? { ...now, words: said } : now)));
    },
  };
}

/** ` · rating 1512 (+12)`, where an answer has changed it. */
export function ratingWords(before: number, store: Drills["store"]): string {
  const now = ratingOf(store.read().history.days).rating;
  const change = Math.round(now) - Math.round(before);
  return change === 0 ? "" : ` · ${words.rating(Math.round(now), change)}`;
}

/** The first touch is on its way to an answer. */
function usePrepared(store: Drills["store"]): void {
  useEffect(() => {
    const listening = new AbortController();
    const prepare = () => {
      listening.abort();
      store.prepare();
    };
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, prepare, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [store]);
}

function CardNote({ queued: { why, was, isLeech, card } }: { queued: QueuedCard }): ReactNode {
  if (why === "changed" && was !== undefined)
    return <p className={styles.note}>{words.answerChanged(was, card.answer.words)}</p>;
  if (why === "facts") return <p className={styles.note}>{words.factsChanged}</p>;
  if (isLeech) return <p className={styles.note}>{words.leech}</p>;
  return why === "new" ? <p className={styles.new}>{words.newCard}</p> : undefined;
}

/** A row is worth a word from here on. */
const ROW = 3;

export function SessionBar({
  done,
  all,
  row,
  state,
}: {
  done: number;
  all: number;
  row: number;
  state: string;
}) {
  return (
    <div className={styles.head}>
      <p className={styles.words}>{state}</p>
      <p key={row} className={styles.row}>
        {row >= ROW ? words.inARow(row) : ""}
      </p>
      <div className={buttons.track} aria-hidden="true">
        <div className={styles.bar} style={{ inlineSize: `${all === 0 ? 0 : (100 * done) / all}%` }} />
      </div>
    </div>
  );
}

/** Marks the moves that a card asks about, or is answered with, as favourites, which can be learnt by themselves. */
export function StarButton({ card, drills }: { card: DrillCard; drills: Drills }): ReactNode {
  const moves = card.moves.length > 0 ? card.moves : card.ownMoves;
  if (moves.length === 0) return undefined;
  const isMarked = moves.every((move) => drills.kept.history.favourites.includes(move));
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMarked}
      aria-label={words.favouriteMove}
      onClick={() => {
        for (const move of moves) drills.store.favour(move, !isMarked);
      }}
    >
      <span aria-hidden="true">{starSign(isMarked)}</span>
    </button>
  );
}
