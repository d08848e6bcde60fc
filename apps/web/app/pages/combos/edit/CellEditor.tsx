import { CLASSIC_WRITING, rewriteText } from "@tactician/notation";
import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  addInput,
  addSequence,
  type Cell,
  type Combo,
  type Place,
  removeInput,
  removeSequence,
  setInput,
} from "../../../kept/core/combo.ts";
import { MAX_INPUT_LENGTH } from "../../../kept/core/combo-limits.ts";
import { usePart } from "../../../live/use-part.ts";
import { shownWriting } from "../../../typed/writing.ts";
import { Icon } from "../../../ui/IconButton.tsx";
import { useComboActions } from "../combo-actions.ts";
import type { ComboChecker, ComboWarning, Suggest } from "../core/combo-checks.ts";
import { splitPasted } from "../core/pasted-combos.ts";
import { InputPreview } from "../row/ComboLine.tsx";
import * as words from "../words.ts";
import styles from "./CellEditor.module.css";

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

  const addAfter = (place: Place) =>
    changeAndFocus((combo) => addInput(combo, place), place.sequence, place.index + 1);
  const remove = (place: Place) =>
    changeAndFocus((combo) => removeInput(combo, place), place.sequence, place.index - 1);

  const readKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const place = placeOf(target, cell);
    if (isForSuggestions(target, key)) return;
    const isLonely = lines[place.sequence]?.length === 1;
    const isDeleting = key === "Backspace" && target.value === "" && !isLonely;
    if (key !== "Enter" && key !== "Escape" && !isDeleting) return;
    event.preventDefault();
    if (key === "Enter" && target.value.trim() !== "") addAfter(place);
    if (isDeleting) remove(place);
    if (key === "Escape") onEscape();
  };

  const readPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = fromOwnWriting(event.clipboardData.getData("text"));
    const pasted = splitPasted(text, checker?.splitByMoves);
    if (!(event.target instanceof HTMLInputElement) || pasted.length === 0) return;
    event.preventDefault();
    paste(id, placeOf(event.target, cell), pasted);
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
      {lines.map((inputs, sequence) => {
        const lineName = lines.length > 1 ? words.line(name, sequence + 1) : name;
        const warned = warnings?.filter(({ place }) => place.cell === cell && place.sequence === sequence);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as wrapped lines everywhere
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <div key={sequence} role="group" aria-label={lineName} className={styles.line}>
            {inputs.map((text, index) => {
              const place: Place = { cell, sequence, index };
              return (
                <InputField
                  // biome-ignore lint/suspicious/noArrayIndexKey: inputs have no identity but their place
                  key={index}
                  text={text}
                  place={place}
                  label={words.input(index + 1, lineName)}
                  warning={warned?.find((one) => one.place.index === index)?.message}
                  suggest={checker?.suggestInputs}
                  onWrite={(written) => edit(id, (combo) => setInput(combo, place, written))}
                  onRemove={inputs.length > 1 ? () => remove(place) : undefined}
                />
              );
            })}
            <SteadyButton
              className={styles.add}
              aria-label={words.addInput(lineName)}
              onClick={() => addAfter({ cell, sequence, index: inputs.length - 1 })}
            >
              <Icon path="M12 5v14M5 12h14" />
            </SteadyButton>
            {lines.length > 1 && (
              <SteadyButton
                className={styles.otherLine}
                aria-label={words.remove(lineName)}
                onClick={() => changeAndFocus((combo) => removeSequence(combo, sequence), sequence - 1, 0)}
              >
                {words.removeLine}
              </SteadyButton>
            )}
          </div>
        );
      })}
      {cell === "followUps" && (
        <SteadyButton
          className={styles.otherLine}
          onClick={() => changeAndFocus(addSequence, lines.length, 0)}
        >
          {words.addLine}
        </SteadyButton>
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
function placeOf({ dataset: { sequence, index } }: HTMLElement, cell: Cell): Place {
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

/** A button beside or below the inputs: if the focus moved to it, that would end editing, and what is pressed with it. */
export function SteadyButton(props: ComponentProps<"button">): ReactNode {
  return <button type="button" onPointerDown={(event) => event.preventDefault()} {...props} />;
}

/** Whether the focus leaves the element that listens, with all its fields. */
export function isLeaving({ currentTarget, relatedTarget, target }: FocusEvent): boolean {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  // Another window in front is no leaving: the input keeps the focus of this one.
  return !isInside && document.activeElement !== target;
}

/** What `value` was when it last stayed the same for `ms` milliseconds: what is costly, and not typed itself, follows this. */
export function usePaused<Value>(value: Value, ms: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}

interface InputFieldProps {
  readonly text: string;
  readonly place: Place;
  readonly label: string;
  readonly warning: string | undefined;
  readonly suggest: Suggest | undefined;
  readonly onWrite: (text: string) => void;
  /** Absent for the only input of its line. */
  readonly onRemove: (() => void) | undefined;
}

/** Shorter than a glance takes, longer than the time between two keys of somebody who types fast. */
const TYPING_PAUSE_MS = 170;

/** What a field with suggestions says of itself from the start; the rest comes with the list. */
const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-haspopup": "listbox",
  "aria-expanded": false,
} as const;

/** One input: the field, what it will look like, and the button that removes it. Preview and suggestions follow a pause in typing. */
function InputField(props: InputFieldProps): ReactNode {
  const { text, place, label, warning, suggest, onWrite, onRemove } = props;
  const field = useRef<HTMLInputElement>(null);
  /** What the field said when it was entered, until it is left. */
  const [entered, setEntered] = useState<string>();
  const paused = usePaused(text, TYPING_PAUSE_MS);
  const shown = entered === undefined ? text : paused;
  const mayAsk = entered !== undefined && suggest !== undefined;
  const { Component: Suggestions } = usePart(fetchSuggestions, mayAsk);
  const own = useOwnWriting(text, onWrite);

  return (
    <div
      className={styles.field}
      data-size={sizeFor(shown)}
      data-warned={warning === undefined ? undefined : ""}
    >
      <div className={styles.box}>
        <input
          ref={field}
          {...(suggest === undefined ? undefined : COMBOBOX)}
          className={styles.input}
          aria-label={label}
          aria-description={warning}
          data-sequence={place.sequence}
          data-index={place.index}
          maxLength={MAX_INPUT_LENGTH}
          placeholder={inOwnWriting(place.cell === "launchers" ? "df 2" : "b f 2 1")}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          value={own.shown}
          onChange={({ target }) => own.change(target.value)}
          onFocus={() => setEntered(text)}
          onBlur={() => setEntered(undefined)}
        />
        {mayAsk && Suggestions !== undefined && (
          <Suggestions field={field} text={paused} entered={entered} suggest={suggest} onTake={onWrite} />
        )}
        {onRemove && (
          <SteadyButton className={styles.remove} aria-label={words.remove(label)} onClick={onRemove}>
            <Icon path="M6 6l12 12M18 6L6 18" size={18} />
          </SteadyButton>
        )}
      </div>
      <div className={styles.preview} aria-hidden="true">
        {shown.trim() === "" ? undefined : <InputPreview text={shown} />}
      </div>
    </div>
  );
}

/** In steps, so that the row is not laid out anew with every letter. */
function sizeFor({ length }: string): "short" | "middle" | "long" {
  if (length < 8) return "short";
  return length < 15 ? "middle" : "long";
}

const fetchSuggestions = () => import("./Suggestions.tsx").then((module) => module.Suggestions);

/**
 * A field in the buttons and directions that the visitor chose, over a text that is stored in numbers and letters, so that a combo
 * means the same after another choice and on other sites. What is being typed stays as it is typed.
 */
function useOwnWriting(stored: string, store: (text: string) => void) {
  const [typed, setTyped] = useState<{ readonly shown: string; readonly stored: string }>();
  const shown = typed?.stored === stored ? typed.shown : inOwnWriting(stored);
  const change = (text: string) => {
    const now = fromOwnWriting(text);
    setTyped({ shown: text, stored: now });
    store(now);
  };
  return { shown, change };
}

/** A stored text as the visitor writes. In numbers and letters it is what it is. */
function inOwnWriting(stored: string): string {
  return isClassic() ? stored : rewriteText(stored, {}, shownWriting());
}

/** What the visitor typed or pasted, as it is stored. */
function fromOwnWriting(text: string): string {
  return isClassic() ? text : rewriteText(text, { writing: shownWriting() });
}

function isClassic(): boolean {
  const { buttons, directions } = shownWriting();
  return buttons === CLASSIC_WRITING.buttons && directions === CLASSIC_WRITING.directions;
}
