import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { TOKENS } from "@tactician/notation";
import type { ReactNode } from "react";
import { LEGEND_ID } from "../base/legend.ts";
import { Alive } from "../live/island.tsx";
import { MoveInputs } from "../ui/move/Move.tsx";
import styles from "./Legend.module.css";
import { bring } from "./legend.island.ts";
import * as words from "./words.ts";

/** What players ask about first; the combo generator has every input. */
const ASKED = [
  "n",
  "holdd",
  "qcf",
  "just",
  "ws",
  "fc",
  "wr",
  "ss",
  "bt",
  "ch",
  "t",
  "heat",
  "pc",
  "homing",
  "wb",
  "fb",
];

const SHOWN = TOKENS.filter(({ id }) => ASKED.includes(id));

/** How moves are read, a press on the bar away on every page with moves: the browser's own popover. Pressed inputs say their word besides. */
export function Legend(): ReactNode {
  return (
    <Alive name="frame/legend" wake="idle" bring={bring} with={{}}>
      <div id={LEGEND_ID} popover="auto" role="dialog" aria-label={words.legend} className={styles.popup}>
        <p className={styles.title} aria-hidden="true">
          {words.legend}
        </p>
        <p className={styles.words}>{words.aboutLegend}</p>
        <ul className={styles.list}>
          {SHOWN.map(({ id, label }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.icon} aria-hidden="true">
                <MoveInputs notation={id} />
              </span>
              {label}
            </li>
          ))}
        </ul>
        <p className={styles.words}>
          <a href={`${COMBO_GENERATOR_PATH}#legend`}>{words.everyInput}</a>
        </p>
      </div>
    </Alive>
  );
}
