import { counted } from "@tactician/contract";
import { type Outcome, type PlayerStatistics, SMALL_SAMPLE } from "@tactician/statistics";
import type { ReactNode } from "react";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { OUTCOME_WORDS, ratioWords, streakWords, tallyWords } from "./core/stats-words.ts";
import styles from "./FormPanel.module.css";

const LETTERS: Record<Outcome, string> = { win: "W", loss: "L", draw: "D" };

/** How the last matches went, and the longest streaks. */
export function FormPanel({ statistics }: { statistics: PlayerStatistics }): ReactNode {
  const { form, formTally, streaks } = statistics;
  return (
    <FixedPanel id="form" title={`Form: last ${form.length}`}>
      <ol className={styles.pips} aria-label="The last matches, newest first">
        {form.map((outcome, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of past matches
          <li key={place} className={styles.pip} data-outcome={outcome}>
            <span aria-hidden="true">{LETTERS[outcome]}</span>
            <span className="visually-hidden">{OUTCOME_WORDS[outcome]}</span>
          </li>
        ))}
      </ol>
      <p className={styles.words}>
        {tallyWords(formTally)}: {ratioWords(formTally)}
        {form.length < SMALL_SAMPLE ? ", too few to say much" : ""}. Newest first.
      </p>
      <dl className={styles.streaks}>
        <Streak label="Now" words={streakWords(streaks.current)} outcome={streaks.current.outcome} />
        <Streak label="Longest win streak" words={counted(streaks.longestWin, "win", "wins")} outcome="win" />
        <Streak
          label="Longest loss streak"
          words={counted(streaks.longestLoss, "loss", "losses")}
          outcome="loss"
        />
      </dl>
    </FixedPanel>
  );
}

interface StreakProps {
  readonly label: string;
  readonly words: string;
  readonly outcome: Outcome;
}

function Streak({ label, words, outcome }: StreakProps): ReactNode {
  return (
    <div className={styles.streak} data-outcome={outcome}>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}
