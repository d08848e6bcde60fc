import { drillsPath } from "@tactician/contract";
import { calendarOf, type DrillDay, dayOf, streakOf } from "@tactician/drills";
import { findCharacter } from "@tactician/game";
import type { Drills } from "../../../kept/use-drill-store.ts";
import { readClock } from "../core/deck.ts";
import { type KeptProgress, keptProgress } from "../core/next-in-session.ts";
import styles from "./Progress.module.css";

/** Decks of a list: who has more drills them all the same. */
const MOST_DECKS = 12;
const CALENDAR_DAYS = 35;

export function Progress({ drills: { kept } }: { drills: Drills }) {
  const { history, decks } = kept;
  const clock = readClock();
  const today = dayOf(clock.now, clock);
  const { answered, right } = history.days.find(({ day }) => day === today) ?? { answered: 0, right: 0 };
  const streak = streakOf(history, clock);
  const known = decks.map((deck) => keptProgress(deck, history, clock));
  const shown = known.filter(({ recall }, place) => recall !== undefined || place === 0).slice(0, MOST_DECKS);
  return (
    <div className={styles.progress}>
      <dl className={styles.figures}>
        <Figure label="Today" value={answered === 0 ? "0" : `${right} of ${answered}`} />
        <Figure
          label="Due today"
          value={String(history.cards.filter(({ due }) => dayOf(due, clock) <= today).length)}
        />
        <Figure label="Days in a row" value={String(streak)} />
      </dl>
      <Calendar days={calendarOf(history, CALENDAR_DAYS, clock)} />
      {shown.length === 0 ? (
        <p className={styles.quiet}>Each deck you open stands here, with how much of it you know.</p>
      ) : (
        <ul className={styles.decks}>
          {shown.map((deck) => (
            <DeckRow key={`${deck.me} ${deck.them}`} deck={deck} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function DeckRow({ deck: { me, them, due, learnt, all, recall, leeches } }: { deck: KeptProgress }) {
  const names = [me, them].map((id) => findCharacter(id)?.name ?? id);
  return (
    <li className={styles.deck}>
      <a href={drillsPath(me, them)}>{names.join(" against ")}</a>
      <span className={styles.due}>{due === 0 ? "" : `${due} due`}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * learnt) / Math.max(1, all)}%` }} />
      </span>
      <span className={styles.words}>
        {[
          `${learnt} of ${all} learnt`,
          recall === undefined
            ? undefined
            : `of those asked, about ${Math.round(100 * recall)} % right today`,
          leeches === 0 ? undefined : `${leeches} forgotten again and again`,
        ]
          .filter((words) => words !== undefined)
          .join(" · ")}
      </span>
    </li>
  );
}

/** Answers of a day from which a square is as bright as it gets. */
const FULL = 40;
const SHADES = 4;

/** Five weeks, a square for each day; no day is a fault. */
function Calendar({ days }: { days: readonly DrillDay[] }) {
  const practised = days.filter(({ answered }) => answered > 0);
  const answers = practised.reduce((sum, { answered }) => sum + answered, 0);
  const words = `Drilled on ${practised.length} of the last ${days.length} days. Answers: ${answers}`;
  return (
    <figure className={styles.calendar}>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day, answered }) => (
          <span key={day} title={`${day}: ${answered}`} data-shade={shadeOf(answered)} />
        ))}
      </div>
      <figcaption className={styles.quiet}>{words}</figcaption>
    </figure>
  );
}

function shadeOf(answered: number): number {
  return answered === 0 ? 0 : Math.max(1, Math.min(SHADES, Math.ceil((SHADES * answered) / FULL)));
}
