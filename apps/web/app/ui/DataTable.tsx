import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

export interface DataRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

/** A column's name; one that can be sorted by is a button. */
export type DataHead = string | SortHead;

interface SortHead {
  readonly label: string;
  /** How the rows are sorted by it now; nothing while they are sorted by another. */
  readonly sorted: "ascending" | "descending" | undefined;
  readonly onSort: () => void;
}

interface DataTableProps {
  readonly label: string;
  readonly heads: readonly DataHead[];
  readonly rows: readonly DataRow[];
}

export function DataTable({ label, heads, rows }: DataTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <HeadCell key={labelOf(head)} head={head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={labelOf(heads[place + 1] ?? "")}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeadCell({ head }: { head: DataHead }): ReactNode {
  if (typeof head === "string") return <th scope="col">{head}</th>;
  return (
    <th scope="col" aria-sort={head.sorted}>
      <SortButton {...head} />
    </th>
  );
}

/** The head of a column that rows can be sorted by. */
export function SortButton({ label, sorted, onSort }: SortHead): ReactNode {
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {label}
      <span className={styles.arrow} aria-hidden="true" data-sorted={sorted} />
    </button>
  );
}

function labelOf(head: DataHead): string {
  return typeof head === "string" ? head : head.label;
}
