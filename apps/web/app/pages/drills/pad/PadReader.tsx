import {
  formatPadTable,
  lookAtPad,
  mannerOf,
  NOT_PLAYED,
  type PadFrame,
  type PadPlay,
  parsePadTable,
  writtenInput,
} from "@tactician/drills";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useStored } from "../../../live/use-stored.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import styles from "./PadInput.module.css";
import { PadSettings } from "./PadSettings.tsx";
import { type PadInputProps, usePad } from "./use-pad.ts";
import * as words from "./words.ts";

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
