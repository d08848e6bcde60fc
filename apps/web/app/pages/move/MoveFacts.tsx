import type { MovePage } from "@tactician/contract";
import { propertyLabels } from "@tactician/game";
import type { ReactNode } from "react";
import { factsRows } from "../../moves/facts/facts-rows.ts";
import styles from "../../moves/MoveFacts.module.css";
import { MovePanel } from "./MovePanel.tsx";
import * as words from "./words.ts";

export function MoveFacts({ move }: { move: MovePage["move"] }): ReactNode {
  const rows = factsRows(move, "page");
  const properties = propertyLabels(move, "page");
  return (
    <MovePanel id="frame-data" title={words.frameData}>
      {rows.length + properties.length === 0 ? <p>{words.noFigures}</p> : undefined}
      <dl>
        {rows.map(({ label, value, meaning, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span data-tone={tone}>{value}</span>
              {meaning === undefined ? undefined : <span className={styles.meaning}> {meaning}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {properties.length === 0 ? undefined : (
        <ul className={styles.properties} aria-label={words.properties}>
          {properties.map((property) => (
            <li key={property}>{property}</li>
          ))}
        </ul>
      )}
    </MovePanel>
  );
}
