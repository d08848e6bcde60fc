import {
  afterAnswer,
  beginRound,
  challengeCards,
  challengeDigest,
  type DeckFilter,
  type DrillCard,
  type DrillHistory,
  dealDeck,
  gradeOf,
  newOn,
  putOff,
  type QueuedCard,
  ROUND,
  type Round,
  ratingOf,
  streakOf,
  type Verdict,
  withoutMemory,
} from "@tactician/drills";
import { type ReactNode, useEffect, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { usePart } from "../../../live/use-part.ts";
import { starSign } from "../../../moves/stars.ts";
import { LoadingText } from "../../../ui/state/LoadingText.tsx";
import buttons from "../buttons.module.css";
import { type ChallengeResult, type Deck, readClock } from "../core/deck.ts";
import { inWords, restWords, roundWords } from "../core/drill-words.ts";
import type { TheirResult } from "../core/drills-address.ts";
import { nextDue } from "../core/kept-progress.ts";
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

function withAnswer({ answered, right, row }: Tally, verdict: Verdict): Tally {
  const isRight = verdict !== "wrong";
  return { answered: answered + 1, right: right + (isRight ? 1 : 0), row: isRight ? row + 1 : 0 };
}

interface Course {
  readonly round: Round;
  /** Counts the questions, so that the same card comes as another one. */
  readonly turn: number;
  readonly tally: Tally;
}

interface LearnProps extends SessionProps {
  readonly onEndless: () => void;
  readonly onChallenge: () => void;
}

/** Ten cards with memory behind them: what is due, what a patch changed, and new ones; what is missed comes again. */
export function LearnSession({ deck, filter, drills, onEndless, onChallenge }: LearnProps) {
  const { store, kept } = drills;
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const begin = (newPerDay: number): Round =>
    beginRound(cards, store.read().history, { clock: readClock(), newPerDay }, Math.random);
  const [{ round, turn, tally }, setCourse] = useState<Course>(() => ({
    round: begin(kept.settings.newPerDay),
    turn: 0,
    tally: NOTHING_ANSWERED,
  }));
  /** What was answered in this turn, and what there is to say of it. */
  const [given, setGiven] = useState<{
    readonly turn: number;
    readonly verdict: Verdict;
    readonly words?: string;
  }>();
  const [current] = round.left;
  usePrepared(store);

  if (current === undefined)
    return (
      <DoneForNow
        tally={tally}
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
    setGiven({ turn, verdict });
    void store.answer(card, grade, clock, round.isAgain ? undefined : verdict).then((review) => {
      if (review === undefined) return;
      const again = words.again(inWords(review.due - clock.now));
      setGiven({ turn, verdict, words: `${again}${ratingWords(before, store)}` });
    });
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
        after={given?.turn === turn ? given.words : undefined}
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

/** ` · rating 1512 (+12)`, where an answer has changed it. */
function ratingWords(before: number, store: Drills["store"]): string {
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

interface DoneForNowProps {
  readonly tally: Tally;
  readonly history: DrillHistory;
  /** Of the deck. */
  readonly cards: readonly DrillCard[];
  readonly onMore: () => void;
  readonly onEndless: () => void;
  readonly onChallenge: () => void;
}

/** Nothing is due any more: what was done, when to come back, and what else there is. */
function DoneForNow(props: DoneForNowProps): ReactNode {
  const { history, cards, onMore, onEndless, onChallenge } = props;
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
        <button type="button" className={buttons.plain} onClick={onChallenge}>
          {words.challengeFriend}
        </button>
      </div>
    </div>
  );
}

/** All cards in an order of chance, round after round. No card is learnt by it; the day counts, and the rating does. */
export function EndlessSession({ deck, filter, drills }: SessionProps) {
  const [seed] = useState(() => String(Math.random()));
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const [place, setPlace] = useState(0);
  const [tally, setTally] = useState(NOTHING_ANSWERED);
  const [given, setGiven] = useState<{ readonly verdict: Verdict; readonly words: string }>();
  const goOn = (counted: Tally) => {
    setTally(counted);
    setGiven(undefined);
    setPlace(place + 1);
  };
  const round = Math.floor(place / cards.length);
  const card = withoutMemory(cards, `${seed} ${round}`)[place % cards.length];
  if (card === undefined) return undefined;
  const answer = (verdict: Verdict) => {
    const before = ratingOf(drills.kept.history.days).rating;
    drills.store.countOnly(card, verdict, readClock());
    setGiven({ verdict, words: ratingWords(before, drills.store).replace(/^ · /, "") });
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
        after={given?.words || undefined}
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
    drills.store.countOnly(card, verdict, readClock());
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
  return <p className={styles.note}>{words.beatThis(right, results.length, seconds)}</p>;
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
