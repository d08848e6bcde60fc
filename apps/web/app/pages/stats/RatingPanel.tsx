import type { Coach, RatingBand } from "@tactician/statistics";
import { DataTable } from "../../ui/DataTable.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { bandWords, closeWords, firstWords, ratingWords } from "./core/coach-words.ts";
import styles from "./RatingPanel.module.css";
import * as words from "./words.ts";

/**
 * Who a player really is: what they win against what their rating promises. What chance could do as well is not said; nothing is
 * while it is counted.
 */
export function RatingPanel({ coach }: { coach: Coach | undefined }) {
  return (
    <FixedPanel id="against-rating" title={words.yourRating}>
      {/* Kept for what is counted a moment after the page stands there. */}
      <div className={styles.place}>{coach ? <Results coach={coach} /> : <p>{words.counting}</p>}</div>
    </FixedPanel>
  );
}

function Results({ coach }: { coach: Coach }) {
  const { bands, overall, closeMatches, firstOfSession } = coach.againstRating;
  const rated = bands.reduce((sum, { matches }) => sum + matches, 0);
  return (
    <>
      <div className={styles.words}>
        <p>{ratingWords(overall, rated)}</p>
        {closeMatches && <p>{closeWords(closeMatches)}</p>}
        {firstOfSession && <p>{firstWords(firstOfSession)}</p>}
      </div>
      {rated > 0 && (
        <details className={styles.fold}>
          <summary>{words.byRating}</summary>
          <DataTable label={words.byRatingTable} heads={words.byRatingColumns} rows={bands.map(bandRow)} />
        </details>
      )}
    </>
  );
}

function bandRow({ from, to, matches, expected, actual, isTold }: RatingBand) {
  const head = bandWords(from, to);
  return {
    key: head,
    head,
    cells: [
      matches,
      percent(expected),
      isTold ? <strong key="won">{percent(actual.estimate)}</strong> : percent(actual.estimate),
      words.range(percent(actual.low), percent(actual.high)),
    ],
  };
}

function percent(value: number): string {
  return `${Math.round(value)}%`;
}
