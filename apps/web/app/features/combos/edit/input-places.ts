import type { Cell, Place } from "../core/combo.ts";

/** Which input of its cell a field is, as its `data-sequence` and `data-index` say. */
export function placeOf(input: HTMLElement, cell: Cell): Place | undefined {
  const { sequence, index } = input.dataset;
  if (sequence === undefined || index === undefined) return undefined;
  return { cell, sequence: Number(sequence), index: Number(index) };
}

/** Brings the focus to an input of a cell, behind its text. */
export function focusInput(cell: HTMLElement | null, sequence: number, index: number): void {
  const input = cell?.querySelector<HTMLInputElement>(
    `input[data-sequence="${sequence}"][data-index="${index}"]`,
  );
  input?.focus();
  input?.setSelectionRange(input.value.length, input.value.length);
}
