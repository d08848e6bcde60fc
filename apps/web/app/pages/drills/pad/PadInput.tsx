import {
  formatPadTable,
  lookAtPad,
  mannerOf,
  NOT_PLAYED,
  type PadAsk,
  type PadFrame,
  type PadManner,
  type PadPlay,
  parsePadTable,
  writtenInput,
} from "@tactician/drills";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useStored } from "../../../live/use-stored.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import styles from "./PadInput.module.css";
import { PadSettings } from "./PadSettings.tsx";
import { usePad } from "./use-pad.ts";

interface PadInputProps {
  /** The options of the open card, `"next"` while its result is shown, or nothing; the same object as long as it is the same ask. */
  readonly ask: PadAsk | undefined;
  /** One of the options, by its place. */
  readonly onChoose: (place: number) => void;
  /** Up and down have come to this option of a list: give it the focus. */
  readonly onPoint: (place: number) => void;
  readonly onNext: () => void;
}

const HINTS: Readonly<Record<PadManner, string>> = {
  move: "Do the move.",
  break: "Press the break, or a kick if nothing breaks it.",
  list: "Press 1 to 4 for the first four, or choose with up and down and press any attack.",
  next: "Press any attack to go on.",
};

/** Answers a card by pad or arcade stick, and shows what was read. Without one it says that a pad can be used, in a line. */
export function PadInput({ ask, onChoose, onPoint, onNext }: PadInputProps): ReactNode {
  const [kept, keep] = useStored("drillPad");
  const table = useMemo(() => parsePadTable(kept), [kept]);
  const [read, setRead] = useState({ input: "", isMiss: false });
  /** Every pad by itself: some computers have one that nobody holds. */
  const plays = useRef(new Map<number, PadPlay>());

  useEffect(() => {
    plays.current = new Map();
    if (ask !== "next") setRead({ input: "", isMiss: false });
  }, [ask]);

  const look = (pad: number, frame: PadFrame) => {
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
  };
  const isThere = usePad(ask !== undefined, look);

  return (
    <div className={styles.pad} data-pad={isThere || undefined}>
      <p className={styles.read}>
        {isThere ? (
          <>
            <span>{ask === undefined ? "Wait for it." : HINTS[mannerOf(ask)]}</span>{" "}
            {read.input === "" ? undefined : (
              <span className={styles.input}>
                Read: <MoveInputs notation={read.input} />
              </span>
            )}{" "}
            <span role="status">{read.isMiss ? "None of these. Once more." : ""}</span>
          </>
        ) : (
          <span className={styles.invitation}>A pad or an arcade stick works too: press a button on it.</span>
        )}
      </p>
      {isThere ? <PadSettings table={table} onChange={(next) => keep(formatPadTable(next))} /> : undefined}
    </div>
  );
}
