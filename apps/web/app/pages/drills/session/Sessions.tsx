import {
  challengeCards,
  type DeckFilter,
  type DrillCard,
  type DrillHistory,
  dealDeck,
  gradeOf,
  NEW_A_DAY,
  newOn,
  type QueuedCard,
  streakOf,
  withoutMemory,
} from "@tactician/drills";
import { type ReactNode, useEffect, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { starSign } from "../../../moves/stars.ts";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import buttons from "../buttons.module.css";
import { type ChallengeResult, type Deck, readClock } from "../core/deck.ts";
import { inWords, restWords, sessionWords } from "../core/drill-words.ts";
import { nextDue, nextInSession, type SessionProgress } from "../core/next-in-session.ts";
import * as words from "../words.ts";
import { PlayCard } from "./PlayCard.tsx";
import styles from "./Session.module.css";

interface SessionProps {
  readonly deck: Deck;
  readonly filter: DeckFilter;
  readonly drills: Drills;
}

/** Answers that were right, and those in a row up to now. */
interface Tally {
  readonly answered: number;
  readonly right: number;
  readonly row: number;
}

const NOTHING_ANSWERED: Tally = { answered: 0, right: 0, row: 0 };

function withAnswer({ answered, right, row }: Tally, isRight: boolean): Tally {
  return { answered: answered + 1, right: right + (isRight ? 1 : 0), row: isRight ? row + 1 : 0 };
}

interface Course {
  readonly current: QueuedCard | undefined;
  /** Whether the current card was asked in this session before. */
  readonly isAgain: boolean;
  readonly progress: SessionProgress;
  /** Counts the questions, so that the same card comes as another one. */
  readonly turn: number;
  /** Ids of the cards asked, the last one at the end. */
  readonly asked: readonly string[];
  readonly tally: Tally;
  /** How many cards may be new today: more than is set, if somebody asks for more. */
  readonly newPerDay: number;
}

/** Learning with memory: what is due, what a patch changed, and new cards. */
export function LearnSession({ deck, filter, drills, onEndless }: SessionProps & { onEndless: () => void }) {
  const { store, kept } = drills;
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const stepAfter = (before: Omit<Course, "current" | "progress" | "isAgain">): Course => {
    const settings = { clock: readClock(), newPerDay: before.newPerDay };
    const { next, progress } = nextInSession(cards, store.read().history, settings, before.asked);
    const isAgain = next !== undefined && before.asked.includes(next.card.id);
    return { ...before, turn: before.turn + 1, current: next, isAgain, progress };
  };
  const [course, setCourse] = useState(() =>
    stepAfter({ turn: 0, asked: [], tally: NOTHING_ANSWERED, newPerDay: kept.settings.newPerDay }),
  );
  /** When the card of a turn comes again. */
  const [after, setAfter] = useState<{ readonly turn: number; readonly words: string }>();
  const { current, asked } = course;
  usePrepared(store);

  const answer = (card: DrillCard) => (isRight: boolean, ms: number) => {
    const grade = gradeOf(isRight, ms, card);
    const clock = readClock();
    const { turn } = course;
    void store.answer(card, grade, clock).then((review) => {
      if (review !== undefined) setAfter({ turn, words: words.again(inWords(review.due - clock.now)) });
    });
    setCourse((now) => ({ ...now, asked: [...now.asked, card.id], tally: withAnswer(now.tally, isRight) }));
    return grade === "hard";
  };
  const goOn = () => setCourse(stepAfter(course));

  if (current === undefined)
    return (
      <DoneForNow
        tally={course.tally}
        history={kept.history}
        cards={cards}
        onMore={() => {
          const newPerDay = newOn(cards, kept.history.cards, readClock()) + NEW_A_DAY;
          setCourse(stepAfter({ ...course, newPerDay }));
        }}
        onEndless={onEndless}
      />
    );
  const { card } = current;
  const { progress } = course;
  // Each card is asked, and then asked until it is learnt.
  const done = progress.asked + progress.learnt;
  return (
    <>
      <SessionBar
        done={done}
        all={2 * progress.all}
        row={course.tally.row}
        state={sessionWords(progress, course.isAgain)}
      />
      <PlayCard
        key={course.turn}
        card={card}
        deck={deck}
        drills={drills}
        note={<CardNote queued={current} />}
        after={after?.turn === course.turn ? after.words : undefined}
        nextWords={words.next}
        takesFocus={asked.length > 0}
        onAnswer={answer(card)}
        onNext={goOn}
        star={<StarButton card={card} drills={drills} />}
      />
    </>
  );
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

interface DoneForNowProps {
  readonly tally: Tally;
  readonly history: DrillHistory;
  /** Of the deck. */
  readonly cards: readonly DrillCard[];
  readonly onMore: () => void;
  readonly onEndless: () => void;
}

/** Nothing is due any more: what was done, when to come back, and what else there is. */
function DoneForNow(props: DoneForNowProps): ReactNode {
  const { history, cards, onMore, onEndless } = props;
  const { answered, right } = props.tally;
  const due = nextDue(cards, history);
  const hasNew = cards.some(({ id }) => !history.cards.some((review) => review.id === id));
  const clock = readClock();
  const streak = streakOf(history, clock);
  return (
    <div className={styles.done} role="status">
      <h2 className={styles.title}>{restWords(answered, due !== undefined, cards.length)}</h2>
      {answered === 0 ? undefined : <p className={styles.score}>{words.rightOf(right, answered)}</p>}
      <p>
        {due === undefined ? undefined : words.nextCard(inWords(due - clock.now))}
        {streak > 1 ? words.streak(streak) : words.minutesADay}
      </p>
      <div className={buttons.row}>
        {hasNew ? (
          <button type="button" className={buttons.primary} onClick={onMore}>
            {words.tenMore}
          </button>
        ) : undefined}
        <button type="button" className={buttons.plain} onClick={onEndless}>
          {words.keepPlaying}
        </button>
      </div>
    </div>
  );
}

/** All cards in an order of chance, round after round. Nothing of it is remembered. */
export function EndlessSession({ deck, filter, drills }: SessionProps) {
  const [seed] = useState(() => String(Math.random()));
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const [place, setPlace] = useState(0);
  const [tally, setTally] = useState(NOTHING_ANSWERED);
  const round = Math.floor(place / cards.length);
  const card = withoutMemory(cards, `${seed} ${round}`)[place % cards.length];
  if (card === undefined) return undefined;
  const answer = (isRight: boolean, ms: number) => {
    setTally((now) => withAnswer(now, isRight));
    return gradeOf(isRight, ms, card) === "hard";
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
        onAnswer={answer}
        onNext={() => setPlace(place + 1)}
        star={<StarButton card={card} drills={drills} />}
      />
    </>
  );
}

const fetchResult = () => import("./DailyResult.tsx").then((module) => module.DailyResult);

/** Ten cards by the date, the same for everybody. No card is learnt by it, but the day counts as drilled. */
export function DailySession({ deck, day, drills }: { deck: Deck; day: string; drills: Drills }): ReactNode {
  const [cards] = useState(() => challengeCards(day, deck.cards));
  const [place, setPlace] = useState(0);
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ChallengeResult>({ day, results: [], ms: 0 });
  const card = cards[place];
  const { Component: DailyResult } = usePart(fetchResult, place + 1 >= cards.length);
  if (card === undefined)
    return DailyResult === undefined ? (
      <LoadingText>{words.countingResult}</LoadingText>
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
    drills.store.countOnly(isRight, readClock());
    setResult((now) => ({ ...now, results: [...now.results, isRight], ms: now.ms + thought }));
    return gradeOf(isRight, ms, card) === "hard";
  };
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
        nextWords={place + 1 === cards.length ? words.toResult : words.next}
        takesFocus={place + round > 0}
        onAnswer={answer}
        onNext={() => setPlace(place + 1)}
      />
    </>
  );
}

/** A row is worth a word from here on. */
const ROW = 3;

function SessionBar({ done, all, row, state }: { done: number; all: number; row: number; state: string }) {
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
function StarButton({ card, drills }: { card: DrillCard; drills: Drills }): ReactNode {
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
