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
      <dl data-of={move.id}>
        {rows.map(({ field, label, value, meaning, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <button type="button" data-fact={field} data-tone={tone}>
                {value}
              </button>
              {meaning === undefined ? undefined : <span className={styles.meaning}> {meaning}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {properties.length === 0 ? undefined : (
        <ul className={styles.properties} aria-label={words.properties} data-of={move.id}>
          {properties.map((property) => (
            <li key={property}>
              <button type="button" data-fact="properties">
                {property}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MovePanel>
  );
}
