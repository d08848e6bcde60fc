import { use, useMemo } from "react";
import { flushSync } from "react-dom";
import { ComboActionsContext } from "../combo-actions.ts";
import { addInput, type Combo, type Place, removeInput, removeSequence, setInput } from "../core/combo.ts";
import { focusInput } from "./input-places.ts";

/** What the inputs of a cell can do. One object for the life of the editor, so that only a changed input renders. */
export interface CellEdits {
  readonly write: (place: Place, text: string) => void;
  /** The field is left: the row shows what was typed. */
  readonly settle: () => void;
  readonly addAfter: (place: Place) => void;
  readonly remove: (place: Place) => void;
  readonly removeLine: (sequence: number) => void;
}

/**
 * The edits of a cell of the combo `id`; `root` is the element around its inputs. The focus goes along at once, within the
 * event: a phone would close its keyboard otherwise.
 */
export function useCellEdits(id: string, root: { readonly current: HTMLElement | null }): CellEdits {
  const { edit, type, settle } = use(ComboActionsContext);
  return useMemo<CellEdits>(() => {
    const change = (make: (combo: Combo) => Combo) => {
      // What was typed comes first: a field that gets another text hears of it only then.
      flushSync(settle);
      flushSync(() => edit(id, make));
    };
    return {
      write: (place, text) => type(id, (combo) => setInput(combo, place, text)),
      settle,
      addAfter: (place) => {
        change((combo) => addInput(combo, place));
        focusInput(root.current, place.sequence, place.index + 1);
      },
      remove: (place) => {
        change((combo) => removeInput(combo, place));
        focusInput(root.current, place.sequence, Math.max(place.index - 1, 0));
      },
      removeLine: (sequence) => {
        change((combo) => removeSequence(combo, sequence));
        focusInput(root.current, Math.max(sequence - 1, 0), 0);
      },
    };
  }, [id, edit, type, settle, root]);
}

/** Buttons beside the inputs leave the focus where it is: some browsers would take it away and end editing. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
