import { findCharacter } from "@tactician/game";
import { type ReactNode, useEffect, useRef } from "react";
import { MoveContext } from "../../../ui/move/move-context.ts";
import { addCombos } from "../combo-files.ts";
import type { Combo } from "../core/combo.ts";
import { guessStances } from "../core/guess-stances.ts";
import { addedWords } from "../core/notice-words.ts";
import { decodeShareLink } from "../core/share-link.ts";
import { ComboLine } from "../row/ComboLine.tsx";
import styles from "./Share.module.css";

interface SharePreviewProps {
  readonly fragment: string;
  readonly onAdded: (words: string) => void;
  readonly onClose: () => void;
}

/** Somebody's combos to look at, and to add to one's own; or what is wrong with the link. */
export function SharePreview({ fragment, onAdded, onClose }: SharePreviewProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const shared = decodeShareLink(fragment);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    addButton.current?.focus();
  }, []);
  const combos = shared !== undefined && "combos" in shared ? shared.combos : [];
  const problem = shared !== undefined && "problem" in shared ? shared.problem : undefined;

  const add = () => {
    onAdded(addedWords(addCombos(combos)));
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="preview-title" onClose={onClose}>
      <h2 id="preview-title" className={styles.title}>
        {problem === undefined ? "Somebody shared combos with you" : "This link cannot be opened"}
      </h2>
      {problem === undefined ? (
        <p>Have a look. Nothing is added until you say so.</p>
      ) : (
        <p role="alert">{problem} Your own combos are as they were.</p>
      )}
      {combos.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what lies below
        <ol className={styles.preview} tabIndex={0} aria-label="Shared combos">
          {combos.map((combo) => (
            <SharedCombo key={combo.id} combo={combo} />
          ))}
        </ol>
      )}
      <div className={styles.ways}>
        {combos.length > 0 && (
          <button ref={addButton} type="button" className={styles.primary} onClick={add}>
            Add to mine
          </button>
        )}
        <button type="button" className={styles.secondary} onClick={() => dialog.current?.close()}>
          {combos.length > 0 ? "No, thanks" : "Close"}
        </button>
      </div>
    </dialog>
  );
}

function SharedCombo({ combo }: { combo: Combo }): ReactNode {
  const character = combo.character === undefined ? undefined : findCharacter(combo.character)?.name;
  const title = [combo.name, character].filter((part) => part !== undefined).join(", ");
  return (
    <li className={styles.shared}>
      <MoveContext value={{ stances: guessStances(combo), frameData: {} }}>
        {title !== "" && <strong className={styles.sharedTitle}>{title}</strong>}
        {combo.followUps.map((sequence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a link never change
          <div key={index}>
            <ComboLine steps={[combo.launchers.join(" / "), ...sequence]} />
          </div>
        ))}
      </MoveContext>
    </li>
  );
}
