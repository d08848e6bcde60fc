import { counted } from "@tactician/contract";
import { type HourRow, type Tally, totalOf, winRatio } from "@tactician/statistics";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FixedPanel } from "../../ui/panel/Panel.tsx";
import { heatBand } from "./core/heat-band.ts";
import styles from "./HourPanel.module.css";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Win ratio by weekday and hour: green where it is high, red where it is low, paler the fewer matches are behind it. */
export function HourPanel({ hours }: { hours: readonly HourRow[] }): ReactNode {
  return (
    <FixedPanel id="hours" title="Win Ratio by Weekday and Hour">
      {hours.length === 0 ? (
        <EmptyState>These matches do not say when they were played.</EmptyState>
      ) : (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <abbr title="Hour">h</abbr>
                </th>
                {WEEKDAYS.map((weekday) => (
                  <th key={weekday} scope="col">
                    <abbr title={weekday}>{weekday.slice(0, 3)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map(({ hour, weekdays }) => (
                <tr key={hour}>
                  <th scope="row">{String(hour).padStart(2, "0")}</th>
                  {weekdays.map((tally, place) => (
                    <Cell key={WEEKDAYS[place]} tally={tally} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>
            Percent won of the matches that began in that hour, in your time zone, with their number below.
          </p>
        </>
      )}
    </FixedPanel>
  );
}

function Cell({ tally }: { tally: Tally | undefined }): ReactNode {
  const ratio = tally === undefined ? undefined : winRatio(tally);
  if (tally === undefined || ratio === undefined) return <td className={styles.none} />;
  const total = totalOf(tally);
  return (
    <td className={styles.cell} data-band={heatBand(ratio, total)}>
      {Math.round(ratio)}
      <span className="visually-hidden"> percent of {counted(total, "match", "matches")}</span>
      <small className={styles.count} aria-hidden="true">
        {total}
      </small>
    </td>
  );
}
