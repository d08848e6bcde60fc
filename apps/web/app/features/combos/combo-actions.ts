import { createContext } from "react";
import type { Combo, Place } from "./core/combo.ts";
import type { PastedCombo } from "./core/pasted-combos.ts";

/** What a row can ask of the page. The object never changes, so that rows render only for their own combo. */
export interface ComboActions {
  readonly edit: (id: string, change: (combo: Combo) => Combo) => void;
  /** The same for a key press that its field shows by itself: everything else hears of it when typing pauses, or by `settle`. */
  readonly type: (id: string, change: (combo: Combo) => Combo) => void;
  /** Shows what was typed everywhere, at once. */
  readonly settle: () => void;
  /** Puts pasted combos in: the first into the row, others behind it. */
  readonly paste: (id: string, place: Place, pasted: readonly PastedCombo[]) => void;
  readonly duplicate: (id: string) => void;
  /** Deletes a row; the page offers to undo it. */
  readonly remove: (id: string) => void;
  /** Moves a row to a place counted from 0 and says where it is now. */
  readonly move: (from: number, to: number) => void;
  readonly savePicture: (ids: readonly string[]) => Promise<void>;
  readonly share: (ids: readonly string[]) => void;
  readonly copy: (ids: readonly string[], dialect: "site" | "community") => Promise<void>;
  readonly openMenu: (id: string, anchor: HTMLElement) => void;
}

const unreachable = () => {
  throw new Error("A row of combos stands outside of the page");
};

export const ComboActionsContext = createContext<ComboActions>({
  edit: unreachable,
  type: unreachable,
  settle: unreachable,
  paste: unreachable,
  duplicate: unreachable,
  remove: unreachable,
  move: unreachable,
  savePicture: unreachable,
  share: unreachable,
  copy: unreachable,
  openMenu: unreachable,
});
