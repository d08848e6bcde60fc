import {
  actionKey,
  buttonsFor,
  PAD_ACTIONS,
  type PadAction,
  type PadTable,
  STANDARD_PAD,
  withButton,
} from "@tactician/drills";
import { type ReactNode, useId, useRef, useState } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import styles from "./PadSettings.module.css";
import { usePad } from "./use-pad.ts";

interface PadSettingsProps {
  readonly table: PadTable;
  readonly onChange: (table: PadTable) => void;
}

/** A button, and the dialog in which a player sets what each button of the pad does. */
export function PadSettings({ table, onChange }: PadSettingsProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [waiting, setWaiting] = useState<PadAction>();
  /** Buttons that were seen up: one that was down before counts once it was let go. */
  const free = useRef(new Set<string>());
  const waitFor = (does: PadAction | undefined) => {
    free.current.clear();
    setWaiting(does);
  };
  const isThere = usePad(waiting !== undefined, (pad, { buttons }) => {
    for (const [button, isDown] of buttons.entries()) {
      const name = `${pad} ${button}`;
      if (!isDown) free.current.add(name);
      else if (free.current.delete(name) && waiting !== undefined) {
        onChange(withButton(table, button, waiting));
        setWaiting(undefined);
      }
    }
  });

  return (
    <>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()}>
        Pad buttons
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={titleId}
        onClose={() => setWaiting(undefined)}
        onCancel={(event) => {
          // Escape first leaves the button that is waited for.
          if (waiting === undefined) return;
          event.preventDefault();
          setWaiting(undefined);
        }}
      >
        <h2 id={titleId} className={styles.title}>
          Your pad
        </h2>
        <p role="status">{statusWords(isThere, waiting)}</p>
        <ul className={styles.actions}>
          {PAD_ACTIONS.map((does) => (
            <li key={actionKey(does)}>
              <button
                type="button"
                className={styles.action}
                aria-pressed={does === waiting}
                onClick={() => waitFor(does === waiting ? undefined : does)}
              >
                {typeof does === "string" ? does : <MoveInputs notation={actionKey(does)} />}
                <span className={styles.number}>
                  {does === waiting ? "press it" : numberWords(table, does)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <fieldset className={styles.side}>
          <legend>You look to the</legend>
          {(["right", "left"] as const).map((faces) => (
            <label key={faces} className={styles.choice}>
              <input
                type="radio"
                name={titleId}
                checked={table.faces === faces}
                onChange={() => onChange({ ...table, faces })}
              />
              {faces}
            </label>
          ))}
        </fieldset>
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              waitFor(undefined);
              onChange(STANDARD_PAD);
            }}
          >
            Standard buttons
          </button>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            Done
          </button>
        </div>
      </dialog>
    </>
  );
}

function statusWords(isThere: boolean, waiting: PadAction | undefined): string {
  if (!isThere) return "No pad is there. Plug it in and press one of its buttons.";
  if (waiting === undefined)
    return "Choose an action, then press the button for it. Sticks are read as they are.";
  return `Press the button for ${actionKey(waiting)} on your pad. Esc leaves it as it is.`;
}

function numberWords(table: PadTable, does: PadAction): string {
  const buttons = buttonsFor(table, does);
  return buttons.length === 0 ? "not set" : `button ${buttons.join(", ")}`;
}
