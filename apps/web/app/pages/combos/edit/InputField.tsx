import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePart } from "../../../live/use-part.ts";
import type { Place } from "../core/combo.ts";
import { MAX_INPUT_LENGTH } from "../core/limits.ts";
import type { Suggest } from "../core/suggest-inputs.ts";
import { InputPreview } from "../row/ComboLine.tsx";
import { usePaused } from "../use-paused.ts";
import * as words from "../words.ts";
import styles from "./CellEditor.module.css";
import { type CellEdits, keepFocus } from "./cell-edits.ts";
import { inOwnWriting, useOwnWriting } from "./use-own-writing.ts";

interface InputFieldProps extends Place {
  readonly text: string;
  readonly label: string;
  readonly isRemovable: boolean;
  readonly warning: string | undefined;
  readonly suggest: Suggest | undefined;
  readonly edits: CellEdits;
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
export function InputField(props: InputFieldProps): ReactNode {
  const { text, cell, sequence, index, label, isRemovable, warning, suggest, edits } = props;
  const field = useRef<HTMLInputElement>(null);
  /** What the field said when it was entered, until it is left. */
  const [entered, setEntered] = useState<string>();
  const isFocused = entered !== undefined;
  const paused = usePaused(text, TYPING_PAUSE_MS);
  const shown = isFocused ? paused : text;
  const { Component: Suggestions, load } = usePart(fetchSuggestions);
  const isSuggesting = isFocused && suggest !== undefined;
  useEffect(() => {
    if (isSuggesting) load();
  }, [isSuggesting, load]);
  const write = (stored: string) => edits.write({ cell, sequence, index }, stored);
  const own = useOwnWriting(text, write);

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
          data-sequence={sequence}
          data-index={index}
          maxLength={MAX_INPUT_LENGTH}
          placeholder={inOwnWriting(cell === "launchers" ? "df 2" : "b f 2 1")}
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
        {isSuggesting && Suggestions !== undefined && (
          <Suggestions field={field} text={paused} entered={entered} suggest={suggest} onTake={write} />
        )}
        {isRemovable && (
          <button
            type="button"
            className={styles.remove}
            aria-label={words.remove(label)}
            onPointerDown={keepFocus}
            onClick={() => edits.remove({ cell, sequence, index })}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
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
