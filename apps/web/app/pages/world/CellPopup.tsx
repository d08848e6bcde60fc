import { antiGuidePath } from "@tactician/contract";
import type { RosterCharacter } from "@tactician/game";
import { type ReactNode, useEffect, useRef } from "react";
import popup from "../../moves/popup/Popup.module.css";
import { placePopup } from "../../moves/popup/place-popup.ts";
import styles from "./CellPopup.module.css";
import { isEstimated, type Matchup } from "./core/matchup-table.ts";
import { likelyWords, matchesWords, TOO_FEW_WORDS, verdictWords } from "./core/matchup-words.ts";
import { type WorldAddress, worldPath } from "./core/world-address.ts";

/** A cell of the chart that was pressed, and what it is about. */
export interface PressedCell {
  readonly cell: HTMLElement;
  readonly me: RosterCharacter;
  readonly them: RosterCharacter;
  readonly matchup: Matchup | undefined;
  readonly isByKey: boolean;
}

interface CellPopupProps {
  readonly pressed: PressedCell;
  readonly address: WorldAddress;
  readonly onClose: () => void;
}

/** What is known of one matchup, beside its cell. The browser's own popover: it goes with Escape and with a press elsewhere. */
export function CellPopup({ pressed, address, onClose }: CellPopupProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { cell, me, them, isByKey } = pressed;

  useEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const closing = new AbortController();
    shown.showPopover();
    placePopup(shown, cell, closing.signal);
    if (isByKey) shown.focus({ preventScroll: true });
    return () => closing.abort();
  }, [cell, isByKey]);

  const close = () => {
    element.current?.hidePopover();
    cell.focus({ preventScroll: true });
  };

  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby="matchup-popup-title"
      className={popup.popup}
      onToggle={({ currentTarget }) => currentTarget.matches(":popover-open") || onClose()}
    >
      <h2 id="matchup-popup-title" className={popup.title}>
        {me.name} against {them.name}
      </h2>
      <Facts {...pressed} />
      <p className={styles.ways}>
        <a href={`${antiGuidePath(them.characterId)}?me=${me.characterId}`}>How to beat {them.name}</a>
        <a href={worldPath({ ...address, character: me.characterId })}>{me.name} against everybody</a>
      </p>
      <button type="button" className={popup.close} onClick={close}>
        Close
      </button>
    </div>
  );
}

function Facts({ me, them, matchup }: PressedCell): ReactNode {
  if (matchup === undefined) return <p className={styles.verdict}>No match yet.</p>;
  if (!isEstimated(matchup)) {
    return (
      <p className={styles.verdict}>
        {matchesWords(matchup)}: {TOO_FEW_WORDS} to say anything.
      </p>
    );
  }
  return (
    <>
      <p className={styles.estimate}>
        <strong>{matchup.estimate.toFixed(1)}</strong> of 100, {likelyWords(matchup)}
      </p>
      <p className={styles.verdict}>{verdictWords(matchup, me.name, them.name)}</p>
      <p className={styles.counts}>
        {matchesWords(matchup)}, {matchup.wins.toLocaleString("en-GB")} won. The estimate is for equal
        ratings.
      </p>
    </>
  );
}
