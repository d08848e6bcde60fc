import {
  actionKey,
  buttonsFor,
  KEY_CODES,
  keyName,
  PAD_ACTIONS,
  type PadAction,
  type PadTable,
  STANDARD_KEYS,
  STANDARD_PAD,
  withButton,
} from "@tactician/drills";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import buttons from "../buttons.module.css";
import padSettings from "./PadSettings.module.css";
import { usePad } from "./use-pad.ts";
import * as words from "./words.ts";

interface PadSettingsProps {
  readonly table: PadTable;
  readonly onChange: (table: PadTable) => void;
  /** The keys of a keyboard, in the place of a pad. */
  readonly isKeyboard?: boolean;
  /** It was pressed before its code was there. */
  readonly opensAtOnce?: boolean;
}

/** Which button or key does what, and the side that one faces, behind a button. */
export function PadSettings({
  table,
  onChange,
  isKeyboard = false,
  opensAtOnce,
}: PadSettingsProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opensAtOnce !== true) return;
    // What has the focus now gets it back.
    button.current?.focus();
    dialog.current?.showModal();
  }, [opensAtOnce]);
  const titleId = useId();
  const [waiting, setWaiting] = useState<PadAction>();
  /** Buttons that were seen up: one that was down before counts once it was let go. */
  const free = useRef(new Set<string>());
  const waitFor = (does: PadAction | undefined) => {
    free.current.clear();
    setWaiting(does);
  };
  const set = (button: number) => {
    if (waiting === undefined || button < 0) return;
    onChange(withButton(table, button, waiting));
    setWaiting(undefined);
  };
  const isThere = usePad(waiting !== undefined && !isKeyboard, (pad, { buttons }) => {
    for (const [button, isDown] of buttons.entries()) {
      const name = `${pad} ${button}`;
      if (!isDown) free.current.add(name);
      else if (free.current.delete(name)) set(button);
    }
  });

  return (
    <>
      <button
        ref={button}
        type="button"
        className={padSettings.open}
        onClick={() => dialog.current?.showModal()}
      >
        {isKeyboard ? words.keyButtons : words.padButtons}
      </button>
      <dialog
        ref={dialog}
        className={padSettings.dialog}
        aria-labelledby={titleId}
        onClose={() => setWaiting(undefined)}
        onKeyDown={(event) => {
          if (!isKeyboard || waiting === undefined || event.code === "Escape") return;
          event.preventDefault();
          set(KEY_CODES.indexOf(event.code));
        }}
        onCancel={(event) => {
          // Escape first leaves the button that is waited for.
          if (waiting === undefined) return;
          event.preventDefault();
          setWaiting(undefined);
        }}
      >
        <h2 id={titleId} className={padSettings.title}>
          {isKeyboard ? words.yourKeys : words.yourPad}
        </h2>
        <p role="status">{statusWords(isThere, waiting, isKeyboard)}</p>
        <ul className={padSettings.actions}>
          {PAD_ACTIONS.map((does) => (
            <li key={actionKey(does)}>
              <button
                type="button"
                className={padSettings.action}
                aria-pressed={does === waiting}
                onClick={() => waitFor(does === waiting ? undefined : does)}
              >
                {typeof does === "string" ? (
                  words.DIRECTIONS[does]
                ) : (
                  <MoveInputs notation={actionKey(does)} />
                )}
                <span className="small">
                  {does === waiting ? words.padPressIt : numberWords(table, does, isKeyboard)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <fieldset className={padSettings.side}>
          <legend>{words.padFaces}</legend>
          {(["right", "left"] as const).map((faces) => (
            <label key={faces} className={padSettings.choice}>
              <input
                type="radio"
                name={titleId}
                checked={table.faces === faces}
                onChange={() => onChange({ ...table, faces })}
              />
              {words.DIRECTIONS[faces]}
            </label>
          ))}
        </fieldset>
        <div className={buttons.row}>
          <button
            type="button"
            className={padSettings.button}
            onClick={() => {
              waitFor(undefined);
              onChange(isKeyboard ? STANDARD_KEYS : STANDARD_PAD);
            }}
          >
            {words.padStandard}
          </button>
          <button type="button" className={padSettings.button} onClick={() => dialog.current?.close()}>
            {words.padDone}
          </button>
        </div>
      </dialog>
    </>
  );
}

function statusWords(isThere: boolean, waiting: PadAction | undefined, isKeyboard: boolean): string {
  if (!isThere && !isKeyboard) return words.padMissing;
  if (waiting === undefined) return isKeyboard ? words.keyChoose : words.padChoose;
  return (isKeyboard ? words.keyPress : words.padPress)(
    typeof waiting === "string" ? words.DIRECTIONS[waiting] : actionKey(waiting),
  );
}

function numberWords(table: PadTable, does: PadAction, isKeyboard: boolean): string {
  const buttons = buttonsFor(table, does);
  if (isKeyboard && buttons.length > 0) return buttons.map(keyName).join(", ");
  return buttons.length === 0 ? words.padNotSet : words.padButton(buttons);
}
