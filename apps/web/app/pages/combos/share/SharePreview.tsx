import { findCharacter } from "@tactician/game";
import { type ReactNode, useEffect, useRef } from "react";
import { type Combo, formatCell, guessStances } from "../../../kept/core/combo.ts";
import { countFitting, isDrawable, PREVIEW_WEIGHT } from "../../../kept/core/combo-limits.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { ItemBoundary } from "../../../ui/ItemBoundary.tsx";
import { addCombos } from "../combo-actions.ts";
import { decodeShareLink } from "../core/share-link.ts";
import { ComboLine } from "../row/ComboLine.tsx";
import * as words from "../words.ts";
import styles from "./Share.module.css";

interface SharePreviewProps {
  readonly fragment: string;
  readonly onAdded: (text: string) => void;
  readonly onClose: () => void;
}

/** Somebody's combos to look at, and to add to one's own; or what is wrong with the link. */
export function SharePreview({ fragment, onAdded, onClose }: SharePreviewProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    addButton.current?.focus();
  }, []);
  const { combos = [], problem } = decodeShareLink(fragment) ?? {};
  const shown = combos.slice(0, countFitting(combos, PREVIEW_WEIGHT));

  const add = () => {
    onAdded(words.added(addCombos(combos)));
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="preview-title" onClose={onClose}>
      <h2 id="preview-title" className={styles.title}>
        {problem === undefined ? words.sharedWithYou : words.cannotOpen}
      </h2>
      {problem === undefined ? <p>{words.haveALook}</p> : <p role="alert">{words.yoursUnchanged(problem)}</p>}
      {combos.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what lies below
        <ol className={styles.preview} tabIndex={0} aria-label={words.sharedCombos}>
          {shown.map((combo) => (
            <li key={combo.id} className={styles.shared}>
              {titleOf(combo) !== "" && <strong className={styles.sharedTitle}>{titleOf(combo)}</strong>}
              <ItemBoundary item={combo} fallback={() => <PlainCombo combo={combo} />}>
                {isDrawable(combo) ? <SharedCombo combo={combo} /> : <PlainCombo combo={combo} />}
              </ItemBoundary>
            </li>
          ))}
        </ol>
      )}
      {combos.length > shown.length && (
        <p className={styles.note}>{words.sharedMore(combos.length - shown.length, combos.length)}</p>
      )}
      <div className={styles.ways}>
        {combos.length > 0 && (
          <button ref={addButton} type="button" className={styles.primary} onClick={add}>
            {words.addToMine}
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => dialog.current?.close()}>
          {combos.length > 0 ? words.noThanks : words.close}
        </button>
      </div>
    </dialog>
  );
}

function SharedCombo({ combo }: { combo: Combo }): ReactNode {
  return (
    <MoveContext value={{ stances: guessStances(combo), frameData: {} }}>
      {combo.followUps.map((sequence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a link never change
        <div key={index}>
          <ComboLine steps={[combo.launchers.join(" / "), ...sequence]} />
        </div>
      ))}
    </MoveContext>
  );
}

/** Letters of a combo that is shown as text: enough to see what it is. */
const PLAIN_LENGTH = 500;

/** A combo that is too long for icons, or that nobody can read. */
function PlainCombo({ combo }: { combo: Combo }): ReactNode {
  const text = `${formatCell(combo, "launchers")} ${formatCell(combo, "followUps")}`;
  return (
    <span className={styles.plain}>
      {text.slice(0, PLAIN_LENGTH)}
      {text.length > PLAIN_LENGTH && words.letters(text.length)}
    </span>
  );
}

function titleOf({ name, character }: Combo): string {
  const who = character === undefined ? undefined : findCharacter(character)?.name;
  return [name, who].filter(Boolean).join(", ");
}
