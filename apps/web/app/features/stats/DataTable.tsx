import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

export interface DataRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** What the table tells, for screen readers. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly DataRow[];
}

/** A table of numbers that scrolls on its own, its head and first column in sight. */
export function DataTable({ label, heads, rows }: DataTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
