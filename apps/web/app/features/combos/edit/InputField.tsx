import { type ComponentType, memo, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Cell, MAX_INPUT_LENGTH } from "../core/combo.ts";
import type { Suggest } from "../core/suggest-inputs.ts";
import { InputPreview } from "../row/ComboLine.tsx";
import { useSettled } from "../use-settled.ts";
import styles from "./CellEditor.module.css";
import { type CellEdits, keepFocus } from "./cell-edits.ts";
import type { SuggestingInputProps } from "./SuggestingInput.tsx";
import { useTyped } from "./use-typed.ts";

interface InputFieldProps {
  readonly text: string;
  readonly cell: Cell;
  readonly sequence: number;
  readonly index: number;
  readonly label: string;
  readonly isRemovable: boolean;
  readonly warning: string | undefined;
  readonly suggest: Suggest | undefined;
  readonly edits: CellEdits;
}

/** One input: the field, what it will look like, and the button that removes it. A key press renders this and nothing else. */
export const InputField = memo(function InputField(props: InputFieldProps): ReactNode {
  const { text, cell, sequence, index, label, isRemovable, warning, suggest, edits } = props;
  const field = useRef<HTMLDivElement>(null);
  const Suggesting = useSuggesting(suggest !== undefined, field);
  const [typed, setTyped] = useTyped(text);
  const settled = useSettled(typed);
  const write = useCallback(
    (next: string) => {
      setTyped(next);
      edits.write({ cell, sequence, index }, next);
    },
    [setTyped, edits, cell, sequence, index],
  );
  const attributes = {
    className: styles.input,
    "aria-label": label,
    "aria-description": warning,
    "data-sequence": sequence,
    "data-index": index,
    maxLength: MAX_INPUT_LENGTH,
    placeholder: cell === "launchers" ? "df 2" : "b f 2 1",
    size: Math.min(Math.max(settled.length + 1, 8), 24),
    autoCapitalize: "none",
    autoComplete: "off",
    autoCorrect: "off",
    spellCheck: false,
    enterKeyHint: "next",
    onBlur: edits.settle,
  } as const;

  return (
    <div ref={field} className={styles.field} data-warned={warning === undefined ? undefined : ""}>
      <div className={styles.box}>
        {Suggesting === undefined || suggest === undefined ? (
          <input {...attributes} value={typed} onChange={(event) => write(event.target.value)} />
        ) : (
          <Suggesting attributes={attributes} text={typed} suggest={suggest} onWrite={write} />
        )}
        {isRemovable && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${label}`}
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
        {settled.trim() === "" ? undefined : <InputPreview text={settled} />}
      </div>
    </div>
  );
});

let arrived: ComponentType<SuggestingInputProps> | undefined;

/** The field with suggestions, once its code has arrived. Without it the field takes text all the same. */
function useSuggesting(
  isWanted: boolean,
  field: { readonly current: HTMLElement | null },
): ComponentType<SuggestingInputProps> | undefined {
  const [isHere, setHere] = useState(isWanted && arrived !== undefined);
  useEffect(() => {
    if (!isWanted || isHere) return;
    let isOver = false;
    import("./SuggestingInput.tsx").then(
      (module) => {
        arrived = module.SuggestingInput;
        if (!isOver) exchangeInput(field.current, () => setHere(true));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, isHere, field]);
  return isHere ? arrived : undefined;
}

/** One field takes the place of another, under the hands of somebody who types. */
function exchangeInput(holder: HTMLElement | null, exchange: () => void): void {
  const before = holder?.querySelector("input");
  if (holder === null || before !== document.activeElement || !before) {
    exchange();
    return;
  }
  const { selectionStart, selectionEnd } = before;
  // The editor sees the focus leave, and must not close.
  holder.dataset.exchanging = "";
  flushSync(exchange);
  const after = holder.querySelector("input");
  after?.focus();
  after?.setSelectionRange(selectionStart, selectionEnd);
  delete holder.dataset.exchanging;
}
