import type { ComboOfMove, MovePage } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { IntoArrow, MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { sheetPlaces } from "./core/sheet-places.ts";
import { MovePanel } from "./MovePanel.tsx";
import styles from "./OnTheSheet.module.css";

/** What the character's sheet does with a move: the combos that it begins, and every panel that names it. */
export function OnTheSheet({ page: { character, name, combos, uses } }: { page: MovePage }): ReactNode {
  const places = sheetPlaces(uses, character, name);
  if (places.length === 0) return undefined;
  return (
    <MovePanel id="on-the-sheet" title="On the sheet">
      {combos.map((combo, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: combos never change their order
        <Combo key={place} combo={combo} />
      ))}
      <ul className={styles.places}>
        {places.map(({ href, label, count }) => (
          <li key={label}>
            <a className={styles.place} href={href}>
              {label}
              {count === 1 ? undefined : <span className={styles.count}> ({count} times)</span>}
            </a>
          </li>
        ))}
      </ul>
    </MovePanel>
  );
}

function Combo({ combo: { launcher, route, damage } }: { combo: ComboOfMove }): ReactNode {
  return (
    <p className={styles.combo}>
      <MoveInputs notation={launcher} /> <IntoArrow />
      <MoveSequence steps={route} />
      {damage === undefined ? undefined : <span className={styles.damage}> about {damage} damage</span>}
    </p>
  );
}
