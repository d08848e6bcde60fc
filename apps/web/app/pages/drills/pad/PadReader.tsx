import {
  actionKey,
  buttonsFor,
  formatPadTable,
  lookAtPad,
  mannerOf,
  NOT_PLAYED,
  PAD_ACTIONS,
  type PadAction,
  type PadFrame,
  type PadPlay,
  type PadTable,
  parsePadTable,
  STANDARD_PAD,
  withButton,
  writtenInput,
} from "@tactician/drills";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useStored } from "../../../live/use-stored.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import buttons from "../buttons.module.css";
import * as words from "../words.ts";
import styles from "./PadInput.module.css";
import padSettings from "./PadSettings.module.css";
import { type PadInputProps, usePad } from "./use-pad.ts";

/** Reads the pads, and says what was read; without any, the invitation. */
export function PadReader(props: PadInputProps & { readonly invitation: ReactNode }): ReactNode {
  const { ask, onChoose, onPoint, onNext, invitation } = props;
  const [kept, keep] = useStored("drillPad");
  const table = useMemo(() => parsePadTable(kept), [kept]);
  const [read, setRead] = useState({ input: "", isMiss: false });
  /** Every pad by itself: some computers have one that nobody holds. */
  const plays = useRef(new Map<number, PadPlay>());

  useEffect(() => {
    plays.current = new Map();
    if (ask !== "next") setRead({ input: "", isMiss: false });
  }, [ask]);

  const isThere = usePad(ask !== undefined, (pad: number, frame: PadFrame) => {
    // What lies over the page has the pad's owner busy.
    if (ask === undefined || document.querySelector(":modal") !== null) return plays.current.clear();
    const before = plays.current.get(pad) ?? NOT_PLAYED;
    const { play, event } = lookAtPad(before, frame, table, ask);
    plays.current.set(pad, play);
    const input = writtenInput(play.state?.steps ?? []);
    if (input !== "") setRead((now) => (now.input === input && !now.isMiss ? now : { input, isMiss: false }));
    if (event?.does === "miss") setRead(({ input: missed }) => ({ input: missed, isMiss: true }));
    if (event?.does === "choose") onChoose(event.place);
    if (event?.does === "point") onPoint(event.place);
    if (event?.does === "next") onNext();
  });

  if (!isThere) return invitation;
  return (
    <>
      <p className={styles.read}>
        <span>{ask === undefined ? words.padWait : words.PAD_HINTS[mannerOf(ask)]}</span>{" "}
        {read.input === "" ? undefined : (
          <span className={styles.input}>
            {words.padRead}
            <MoveInputs notation={read.input} />
          </span>
        )}{" "}
        <span role="status">{read.isMiss ? words.padMiss : ""}</span>
      </p>
      <PadSettings table={table} onChange={(next) => keep(formatPadTable(next))} />
    </>
  );
}

function PadSettings({ table, onChange }: { table: PadTable; onChange: (table: PadTable) => void }) {
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
      <button type="button" className={padSettings.open} onClick={() => dialog.current?.showModal()}>
        {words.padButtons}
      </button>
      <dialog
        ref={dialog}
        className={padSettings.dialog}
        aria-labelledby={titleId}
        onClose={() => setWaiting(undefined)}
        onCancel={(event) => {
          // Escape first leaves the button that is waited for.
          if (waiting === undefined) return;
          event.preventDefault();
          setWaiting(undefined);
        }}
      >
        <h2 id={titleId} className={padSettings.title}>
          {words.yourPad}
        </h2>
        <p role="status">{statusWords(isThere, waiting)}</p>
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
                  {does === waiting ? words.padPressIt : numberWords(table, does)}
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
              onChange(STANDARD_PAD);
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

function statusWords(isThere: boolean, waiting: PadAction | undefined): string {
  if (!isThere) return words.padMissing;
  if (waiting === undefined) return words.padChoose;
  return words.padPress(typeof waiting === "string" ? words.DIRECTIONS[waiting] : actionKey(waiting));
}

function numberWords(table: PadTable, does: PadAction): string {
  const buttons = buttonsFor(table, does);
  return buttons.length === 0 ? words.padNotSet : words.padButton(buttons);
}
