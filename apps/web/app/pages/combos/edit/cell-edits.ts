import type { FocusEvent } from "react";
import type { Place } from "../core/combo.ts";

/** What the inputs of a cell can do. */
export interface CellEdits {
  readonly write: (place: Place, text: string) => void;
  readonly addAfter: (place: Place) => void;
  readonly remove: (place: Place) => void;
  readonly removeLine: (sequence: number) => void;
}

/** For `onPointerDown` of buttons beside or below the inputs: the focus would move to the button, end editing, and what is pressed with it. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Whether the focus leaves the element that listens, with all its fields. */
export function isLeaving({ currentTarget, relatedTarget, target }: FocusEvent): boolean {
  const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  // Another window in front is no leaving: the input keeps the focus of this one.
  return !isInside && document.activeElement !== target;
}
