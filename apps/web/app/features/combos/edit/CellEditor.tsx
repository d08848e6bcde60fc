import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { ComboActionsContext } from "../combo-actions.ts";
import { addSequence, type Cell, type Combo, groupOf } from "../core/combo.ts";
import type { ComboChecker, ComboWarning } from "../core/combo-checks.ts";
import { splitPasted } from "../core/pasted-combos.ts";
import { withoutBlanks } from "../core/without-blanks.ts";
import styles from "./CellEditor.module.css";
import { keepFocus, useCellEdits } from "./cell-edits.ts";
import { EditorLine } from "./EditorLine.tsx";
import { focusInput, placeOf } from "./input-places.ts";

interface CellEditorProps {
  readonly combo: Combo;
  readonly cell: Cell;
  /** `launchers of Combo 1`. */
  readonly name: string;
  readonly checker: ComboChecker | undefined;
  readonly warnings: readonly ComboWarning[] | undefined;
  /** Opened by the visitor, not merely still blank. */
  readonly takesFocus: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * A cell while it is edited. It stays open while the focus is inside, and the row keeps it open while anything in it is blank.
 * Enter adds the next input, Backspace in an empty one removes it, Escape ends; Tab reads on as the eye does.
 */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { combo, cell, name, checker, warnings, takesFocus, onEnter, onLeave } = props;
  const { edit, paste } = use(ComboActionsContext);
  const root = useRef<HTMLDivElement>(null);
  const edits = useCellEdits(combo.id, root);

  useEffect(() => {
    if (!takesFocus || root.current === null || root.current.contains(document.activeElement)) return;
    const field = root.current.querySelector("input");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [takesFocus]);

  const leave = (event: FocusEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    // Another window in front is no leaving: the input keeps the focus of this one.
    if (!isInside && document.activeElement !== event.target) onLeave();
  };

  const readKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const place = placeOf(target, cell);
    if (place === undefined || isForSuggestions(target, event.key)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (target.value.trim() !== "") edits.addAfter(place);
    }
    if (event.key === "Backspace" && target.value === "" && groupOf(combo, place).length > 1) {
      event.preventDefault();
      edits.remove(place);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      const row = root.current?.closest("td");
      flushSync(() => {
        edit(combo.id, (now) => withoutBlanks(now, cell));
        onLeave();
      });
      row?.querySelector<HTMLElement>("[data-edit]")?.focus();
    }
  };

  const readPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = event.target instanceof HTMLInputElement ? placeOf(event.target, cell) : undefined;
    const pasted = splitPasted(event.clipboardData.getData("text"), checker?.splitByMoves);
    if (place === undefined || pasted.length === 0) return;
    event.preventDefault();
    paste(combo.id, place, pasted);
  };

  const lines = cell === "launchers" ? [combo.launchers] : combo.followUps;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields, which are what is interactive
    <div
      ref={root}
      className={styles.editor}
      onFocus={onEnter}
      onBlur={leave}
      onKeyDownCapture={readKey}
      onPaste={readPaste}
    >
      {lines.map((inputs, sequence) => (
        <EditorLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          key={sequence}
          inputs={inputs}
          cell={cell}
          sequence={sequence}
          name={lines.length > 1 ? `${name}, line ${sequence + 1}` : name}
          suggest={checker?.suggestInputs}
          warned={warnings?.filter(({ place }) => place.cell === cell && place.sequence === sequence)}
          isRemovable={lines.length > 1}
          edits={edits}
        />
      ))}
      {cell === "followUps" && (
        <button
          type="button"
          className={styles.addLine}
          onPointerDown={keepFocus}
          onClick={() => {
            flushSync(() => edit(combo.id, (now) => addSequence(now, now.followUps.length - 1)));
            focusInput(root.current, lines.length, 0);
          }}
        >
          Add another line
        </button>
      )}
    </div>
  );
}

/** Keys that belong to an open list of suggestions: Enter takes the marked one, Escape closes the list. */
function isForSuggestions(input: HTMLInputElement, key: string): boolean {
  if (key === "Enter") return (input.getAttribute("aria-activedescendant") ?? "") !== "";
  return key === "Escape" && input.getAttribute("aria-expanded") === "true";
}
