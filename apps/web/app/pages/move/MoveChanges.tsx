import { changesOfPath, dayWords, type MovePage } from "@tactician/contract";
import type { ReactNode } from "react";
import { ChangeList } from "../../ui/changes/ChangeList.tsx";
import styles from "./MoveChanges.module.css";
import { MovePanel } from "./MovePanel.tsx";

/** What changed in a move's frame data, by day, the newest first. */
export function MoveChanges({ page: { character, name, changes } }: { page: MovePage }): ReactNode {
  return (
    <MovePanel id="changes" title="What changed">
      {changes.length === 0 ? <p className={styles.none}>Nothing since the first known data.</p> : undefined}
      {[...Map.groupBy(changes, ({ date }) => date)].map(([date, ofDay]) => (
        <section key={date}>
          <h3 className={styles.day}>
            {dayWords(date)}
            {ofDay[0]?.patch === undefined ? "" : `, patch ${ofDay[0].patch}`}
          </h3>
          <ChangeList characterId={character} name={name} changes={ofDay} />
        </section>
      ))}
      <p className={styles.all}>
        <a className={styles.way} href={changesOfPath(character)}>
          All changes of {name}
        </a>
      </p>
    </MovePanel>
  );
}
