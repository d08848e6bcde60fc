import {
  type DeckFilter,
  type DrillCard,
  dealDeck,
  gradeOf,
  NEW_A_DAY,
  type QueuedCard,
} from "@tactician/drills";
import { type ReactNode, useState } from "react";
import type { Drills } from "../../../kept/use-drill-store.ts";
import type { Deck } from "../core/deck.ts";
import { changedWords, inWords } from "../core/drill-words.ts";
import { newOn, nextDue, nextInSession } from "../core/next-in-session.ts";
import { readClock } from "../read-clock.ts";
import { DoneForNow } from "./DoneForNow.tsx";
import { PlayCard } from "./PlayCard.tsx";
import styles from "./Session.module.css";
import { SessionBar } from "./SessionBar.tsx";
import { StarButton } from "./StarButton.tsx";

interface LearnSessionProps {
  readonly deck: Deck;
  readonly filter: DeckFilter;
  readonly drills: Drills;
  readonly onEndless: () => void;
}

/** What of a session is behind somebody. */
interface Course {
  readonly current: QueuedCard | undefined;
  /** Cards still to come, the current one included. */
  readonly left: number;
  /** Counts the questions, so that the same card comes as another one. */
  readonly turn: number;
  /** Ids of the cards asked, the last one at the end. */
  readonly asked: readonly string[];
  readonly right: number;
  /** Right answers in a row. */
  readonly row: number;
  /** How many cards may be new today: more than is set, if somebody asks for more. */
  readonly newPerDay: number;
}

/** Learning with memory: what is due, what a patch changed, and new cards. */
export function LearnSession({
  deck,
  filter,
  drills: { store, kept },
  onEndless,
}: LearnSessionProps): ReactNode {
  const [cards] = useState(() => dealDeck(deck.cards, filter));
  const stepAfter = (before: Omit<Course, "current" | "left">): Course => {
    const settings = { clock: readClock(), newPerDay: before.newPerDay };
    const { next, left } = nextInSession(cards, store.read().history, settings, before.asked);
    return { ...before, turn: before.turn + 1, current: next, left };
  };
  const [course, setCourse] = useState(() =>
    stepAfter({ turn: 0, asked: [], right: 0, row: 0, newPerDay: kept.settings.newPerDay }),
  );
  const [after, setAfter] = useState<string>();
  const { current, asked } = course;

  const answer = (card: DrillCard) => (isRight: boolean, ms: number) => {
    const grade = gradeOf(isRight, ms, card);
    const clock = readClock();
    store.answer(card, grade, clock);
    const review = store.read().history.cards.find(({ id }) => id === card.id);
    setAfter(review && `again ${inWords(review.due - clock.now)}`);
    setCourse((now) => ({
      ...now,
      asked: [...now.asked, card.id],
      right: now.right + (isRight ? 1 : 0),
      row: isRight ? now.row + 1 : 0,
    }));
    return grade === "hard";
  };
  const goOn = () => {
    setAfter(undefined);
    setCourse(stepAfter(course));
  };

  if (current === undefined)
    return (
      <DoneForNow
        answered={asked.length}
        right={course.right}
        history={kept.history}
        due={nextDue(cards, kept.history)}
        hasNew={cards.some(({ id }) => !kept.history.cards.some((review) => review.id === id))}
        onMore={() => {
          const newPerDay = newOn(kept.history, readClock()) + NEW_A_DAY;
          setCourse(stepAfter({ ...course, newPerDay }));
        }}
        onEndless={onEndless}
      />
    );
  const { card } = current;
  return (
    <>
      <SessionBar done={asked.length} left={course.left} row={course.row} words={`${course.left} to go`} />
      <PlayCard
        key={course.turn}
        card={card}
        deck={deck}
        isCalm={kept.settings.isCalm}
        hasKeys={kept.settings.hasKeys}
        note={<CardNote queued={current} />}
        after={after}
        nextWords="Next"
        takesFocus={asked.length > 0}
        onAnswer={answer(card)}
        onNext={goOn}
        star={<StarButton card={card} drills={{ store, kept }} />}
      />
    </>
  );
}

function CardNote({ queued: { why, was, isLeech, card } }: { queued: QueuedCard }): ReactNode {
  if (why === "changed" && was !== undefined)
    return <p className={styles.note}>{changedWords(was, card.answer.words)}</p>;
  if (why === "facts")
    return (
      <p className={styles.note}>
        Its frame data has changed since you learnt it. What is right is the same.
      </p>
    );
  if (isLeech)
    return (
      <p className={styles.note}>
        You forget this one again and again. Cards alone will not do it: record the move in practice mode and
        answer it ten times in a row.
      </p>
    );
  return why === "new" ? <p className={styles.new}>New</p> : undefined;
}
