import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useComboActions } from "../combo-actions.ts";
import {
  addInput,
  addSequence,
  type Cell,
  type Combo,
  type Place,
  removeInput,
  removeSequence,
  setInput,
} from "../core/combo.ts";
import type { ComboChecker, ComboWarning } from "../core/combo-checks.ts";
import { splitPasted } from "../core/pasted-combos.ts";
import type { Suggest } from "../core/suggest-inputs.ts";
import * as words from "../words.ts";
import styles from "./CellEditor.module.css";
import { type CellEdits, isLeaving, keepFocus } from "./cell-edits.ts";
import { InputField } from "./InputField.tsx";
import { fromOwnWriting } from "./use-own-writing.ts";

interface CellEditorProps {
  /** Of the combo. */
  readonly id: string;
  readonly cell: Cell;
  readonly lines: readonly (readonly string[])[];
  /** `launchers of Combo 1`. */
  readonly name: string;
  readonly checker: ComboChecker | undefined;
  readonly warnings: readonly ComboWarning[] | undefined;
  /** Opened by the visitor, not merely still blank. */
  readonly takesFocus: boolean;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** Left with the keyboard: what is blank goes, and the focus needs a new place. */
  readonly onEscape: () => void;
}

/**
 * A cell while it is edited. It stays open while the focus is inside, and the row keeps it open while anything in it is blank.
 * Enter adds the next input, Backspace in an empty one removes it, Escape ends; Tab reads on as the eye does.
 */
export function CellEditor(props: CellEditorProps): ReactNode {
  const { id, cell, lines, name, checker, warnings, takesFocus, onEnter, onLeave, onEscape } = props;
  const { edit, paste } = useComboActions();
  const root = useRef<HTMLDivElement>(null);
  const changeAndFocus = useFocusAfterChange(id, root);

  useEffect(() => {
    if (takesFocus && root.current?.contains(document.activeElement) === false)
      focusInput(root.current, 0, 0);
  }, [takesFocus]);

  const edits: CellEdits = {
    write: (place, text) => edit(id, (combo) => setInput(combo, place, text)),
    addAfter: (place) => changeAndFocus((combo) => addInput(combo, place), place.sequence, place.index + 1),
    remove: (place) => changeAndFocus((combo) => removeInput(combo, place), place.sequence, place.index - 1),
    removeLine: (sequence) => changeAndFocus((combo) => removeSequence(combo, sequence), sequence - 1, 0),
  };

  const readKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const place = placeOf(target, cell);
    if (place === undefined || isForSuggestions(target, key)) return;
    const isLonely = lines[place.sequence]?.length === 1;
    const isDeleting = key === "Backspace" && target.value === "" && !isLonely;
    if (key !== "Enter" && key !== "Escape" && !isDeleting) return;
    event.preventDefault();
    if (key === "Enter" && target.value.trim() !== "") edits.addAfter(place);
    if (isDeleting) edits.remove(place);
    if (key === "Escape") onEscape();
  };

  const readPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const place = event.target instanceof HTMLInputElement ? placeOf(event.target, cell) : undefined;
    const text = fromOwnWriting(event.clipboardData.getData("text"));
    const pasted = splitPasted(text, checker?.splitByMoves);
    if (place === undefined || pasted.length === 0) return;
    event.preventDefault();
    paste(id, place, pasted);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields, which are what is interactive
    <div
      ref={root}
      className={styles.editor}
      onFocus={onEnter}
      onBlur={(event) => isLeaving(event) && onLeave()}
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
          name={lines.length > 1 ? words.line(name, sequence + 1) : name}
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
          onClick={() =>
            changeAndFocus((combo) => addSequence(combo, combo.followUps.length - 1), lines.length, 0)
          }
        >
          {words.addLine}
        </button>
      )}
    </div>
  );
}

/** Changes a combo and brings the focus to an input that is there then, in the same event: a phone would close its keyboard otherwise. */
function useFocusAfterChange(id: string, root: { readonly current: HTMLElement | null }) {
  const { edit } = useComboActions();
  const [wanted, setWanted] = useState<{ readonly sequence: number; readonly index: number }>();
  useLayoutEffect(() => {
    if (wanted !== undefined) focusInput(root.current, wanted.sequence, wanted.index);
  }, [root, wanted]);
  return (change: (combo: Combo) => Combo, sequence: number, index: number) => {
    edit(id, change);
    setWanted({ sequence: Math.max(sequence, 0), index: Math.max(index, 0) });
  };
}

/** Which input of its cell a field is, as its `data-sequence` and `data-index` say. */
function placeOf(input: HTMLElement, cell: Cell): Place | undefined {
  const { sequence, index } = input.dataset;
  if (sequence === undefined || index === undefined) return undefined;
  return { cell, sequence: Number(sequence), index: Number(index) };
}

/** Brings the focus to an input, behind its text. */
function focusInput(cell: HTMLElement | null, sequence: number, index: number): void {
  const input = cell?.querySelector<HTMLInputElement>(
    `input[data-sequence="${sequence}"][data-index="${index}"]`,
  );
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** Keys that belong to an open list of suggestions: Enter takes the marked one, Escape closes the list. */
function isForSuggestions(input: HTMLInputElement, key: string): boolean {
  if (key === "Enter") return (input.getAttribute("aria-activedescendant") ?? "") !== "";
  return key === "Escape" && input.getAttribute("aria-expanded") === "true";
}

interface EditorLineProps {
  readonly inputs: readonly string[];
  readonly cell: Cell;
  readonly sequence: number;
  /** `follow-ups of Combo 1, line 2`. */
  readonly name: string;
  readonly suggest: Suggest | undefined;
  readonly warned: readonly ComboWarning[] | undefined;
  /** The whole line may go. */
  readonly isRemovable: boolean;
  readonly edits: CellEdits;
}

/** One group of inputs, with the button that adds one more. */
function EditorLine(props: EditorLineProps): ReactNode {
  const { inputs, cell, sequence, name, suggest, warned, isRemovable, edits } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as wrapped lines everywhere
    <div role="group" aria-label={name} className={styles.line}>
      {inputs.map((text, index) => (
        <InputField
          // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no identity but their place
          key={index}
          text={text}
          cell={cell}
          sequence={sequence}
          index={index}
          label={words.input(index + 1, name)}
          isRemovable={inputs.length > 1}
          warning={warned?.find(({ place }) => place.index === index)?.message}
          suggest={suggest}
          edits={edits}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        aria-label={words.addInput(name)}
        onPointerDown={keepFocus}
        onClick={() => edits.addAfter({ cell, sequence, index: inputs.length - 1 })}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 5v14M5 12h14" />
        </svg>
      </button>
      {isRemovable && (
        <button
          type="button"
          className={styles.removeLine}
          aria-label={words.remove(name)}
          onPointerDown={keepFocus}
          onClick={() => edits.removeLine(sequence)}
        >
          {words.removeLine}
        </button>
      )}
    </div>
  );
}
