import { drillsPath } from "@tactician/contract";
import {
  calendarOf,
  type DrillDay,
  type DrillHistory,
  dayOf,
  isExercise,
  ratingOf,
  streakOf,
} from "@tactician/drills";
import { type CharacterId, findCharacter } from "@tactician/game";
import { readClock } from "../../../kept/clock.ts";
import type { Drills } from "../../../kept/use-drill-store.ts";
import buttons from "../buttons.module.css";
import { type KeptProgress, keptProgress } from "../core/kept-progress.ts";
import * as words from "../words.ts";
import styles from "./Progress.module.css";
import * as progressWords from "./words.ts";

/** Decks of a list: who has more drills them all the same. */
const MOST_DECKS = 12;
const CALENDAR_DAYS = 35;

export function Progress({ drills: { kept } }: { drills: Drills }) {
  const { history, decks } = kept;
  const clock = readClock();
  const today = dayOf(clock.now, clock);
  const { answered, right } = history.days.find(({ day }) => day === today) ?? { answered: 0, right: 0 };
  const known = decks.map((deck) => keptProgress(deck, history, clock));
  const shown = known.filter(({ recall }, place) => recall !== undefined || place === 0).slice(0, MOST_DECKS);
  return (
    <div className={styles.progress}>
      <dl className={styles.figures}>
        {(
          [
            [progressWords.today, answered === 0 ? "0" : progressWords.todayOf(right, answered)],
            [
              progressWords.dueToday,
              history.cards.filter(({ id, due }) => !isExercise(id) && dayOf(due, clock) <= today).length,
            ],
            [progressWords.daysInARow, streakOf(history, clock)],
            [progressWords.ratingLabel, ratingShown(history)],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Calendar days={calendarOf(history, CALENDAR_DAYS, clock)} />
      {shown.length === 0 ? (
        <p className="small flush">{progressWords.decksHere}</p>
      ) : (
        <ul className="column spaced">
          {shown.map((deck) => (
            <DeckRow key={`${deck.me} ${deck.them}`} deck={deck} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** With twice its deviation, as it lies there in 95 of 100 cases; nothing before the first rated answer. */
function ratingShown({ days }: DrillHistory): string {
  const { rating, deviation } = ratingOf(days);
  return days.some((day) => day.rating)
    ? progressWords.ratingValue(Math.round(rating), Math.round(2 * deviation))
    : "-";
}

function DeckRow({ deck: { me, them, due, learnt, all, recall, leeches } }: { deck: KeptProgress }) {
  return (
    <li className={styles.deck}>
      <a className="line" href={drillsPath(me, them)}>
        {words.versus(nameOf(me), nameOf(them))}
      </a>
      <span className={styles.due}>{due === 0 ? "" : progressWords.due(due)}</span>
      <span className={buttons.track} aria-hidden="true">
        <span className={styles.learnt} style={{ inlineSize: `${(100 * learnt) / Math.max(1, all)}%` }} />
      </span>
      <span className={styles.words}>
        {[
          progressWords.learntOf(learnt, all),
          recall === undefined ? undefined : progressWords.recallToday(Math.round(100 * recall)),
          leeches === 0 ? undefined : progressWords.leeches(leeches),
        ]
          .filter((fact) => fact !== undefined)
          .join(" · ")}
      </span>
    </li>
  );
}

function nameOf(id: CharacterId): string {
  return findCharacter(id)?.name ?? id;
}

/** Answers of a day from which a square is as bright as it gets. */
const FULL = 40;
const SHADES = 4;

/** Five weeks, a square for each day; no day is a fault. */
function Calendar({ days }: { days: readonly DrillDay[] }) {
  const practised = days.filter(({ answered }) => answered > 0);
  const answers = practised.reduce((sum, { answered }) => sum + answered, 0);
  return (
    <figure className={styles.calendar}>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day, answered }) => (
          <span key={day} title={`${day}: ${answered}`} data-shade={shadeOf(answered)} />
        ))}
      </div>
      <figcaption className="small flush">
        {progressWords.drilledOn(practised.length, days.length, answers)}
      </figcaption>
    </figure>
  );
}

function shadeOf(answered: number): number {
  return answered === 0 ? 0 : Math.max(1, Math.min(SHADES, Math.ceil((SHADES * answered) / FULL)));
}
