import type { ReactNode } from "react";
import type { Cell } from "../core/combo.ts";
import type { ComboWarning } from "../core/combo-checks.ts";
import type { Suggest } from "../core/suggest-inputs.ts";
import styles from "./CellEditor.module.css";
import { type CellEdits, keepFocus } from "./cell-edits.ts";
import { InputField } from "./InputField.tsx";

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
export function EditorLine(props: EditorLineProps): ReactNode {
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
          label={`Input ${index + 1} of ${name}`}
          isRemovable={inputs.length > 1}
          warning={warned?.find(({ place }) => place.index === index)?.message}
          suggest={suggest}
          edits={edits}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        aria-label={`Add an input to ${name}`}
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
          aria-label={`Remove ${name}`}
          onPointerDown={keepFocus}
          onClick={() => edits.removeLine(sequence)}
        >
          Remove line
        </button>
      )}
    </div>
  );
}
