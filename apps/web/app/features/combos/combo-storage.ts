import { canStore, readStored, type StorageKey, writeStored } from "../../lib/storage.ts";
import type { Combo } from "./core/combo.ts";
import { appendCombos } from "./core/combo-list.ts";
import { readStoredCombos, writeStoredCombos } from "./core/stored-combos.ts";

/**
 * The visitor's combos: in memory for the page, and in the browser's storage, written on every change: a typed text with
 * the frame that shows it, before it can be lost. Other tabs see changes at once, and a change of theirs that was missed is
 * read before this tab adds its own.
 *
 * What cannot be read is kept under another key before anything is written over it; where that fails, nothing is written.
 */

export interface ComboState {
  readonly combos: readonly Combo[];
  /** False in the prerendered page and until the storage was read. */
  readonly isRead: boolean;
  /** `blocked`, `full`: combos live in memory alone. `unread`: something stored was no combo; it was kept, or nothing is saved. */
  readonly trouble?: "blocked" | "full" | "unread" | "unread-not-kept";
}

export interface ComboStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => ComboState;
  /** What the prerendered page shows. */
  readonly getServerState: () => ComboState;
  /** Replaces the table by what `edit` makes of it, and saves it. Listeners hear of it at once, of `typed` text after a pause. */
  readonly change: (edit: Edit, kind?: ChangeKind) => void;
  /** Saves what was typed and tells the listeners of it, now. */
  readonly settle: () => void;
}

/** Makes a new list of combos, or gives back the one that it got. */
export type Edit = (combos: readonly Combo[]) => readonly Combo[];

/** `typed`: one key press of many, which its field shows already. */
export type ChangeKind = "done" | "typed";

/** Shorter than a glance takes, longer than the time between two keys of somebody who types fast. */
export const TYPING_PAUSE_MS = 170;

const KEY = "customCombos";
const ASIDE_KEYS: readonly StorageKey[] = [
  "customCombosUnread",
  "customCombosUnread2",
  "customCombosUnread3",
  "customCombosUnread4",
  "customCombosUnread5",
];
const SERVER_STATE: ComboState = { combos: [], isRead: false };

/**
 * The store of the page. `events` tells of other tabs and of the page's end: the window. `afterFrame` calls what it gets once
 * the browser has painted, and soon where it does not paint.
 */
export function createComboStore(events: EventTarget, afterFrame: (work: () => void) => void): ComboStore {
  const listeners = new Set<() => void>();
  let state = SERVER_STATE;
  /** The stored text that `state` agrees with. */
  let seen: string | undefined;
  let isUnsafe = false;
  let stopListening: (() => void) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What was typed since the storage was written: that takes longer than the rest of a key press, and up to 10 ms. */
  let unsaved: Edit | undefined;

  function tell(): void {
    clearTimeout(pause);
    pause = undefined;
    for (const listener of listeners) listener();
  }

  function settle(): void {
    saveTyped();
    if (pause !== undefined) tell();
  }

  /** Reads what another tab wrote, unless this tab knows it already. A storage that was emptied takes nothing off the screen. */
  function readOthers(): boolean {
    const stored = readStored(KEY);
    if (state.isRead && (stored === undefined || stored === seen)) return false;
    const { combos, unreadable } = readStoredCombos(stored);
    // What could not be saved exists here alone.
    const own = state.trouble === "full" || state.trouble === "blocked" ? state.combos : [];
    seen = stored;
    isUnsafe = unreadable;
    const trouble = canStore() ? undefined : "blocked";
    state = stateOf(appendCombos(combos, own).combos, unreadable ? "unread" : trouble);
    return true;
  }

  function takeOver(): void {
    saveTyped();
    if (readOthers()) tell();
  }

  function saveTyped(): void {
    if (unsaved === undefined) return;
    const edit = unsaved;
    unsaved = undefined;
    // Whoever wrote in between loses nothing, and neither does this tab.
    const hasNews = readOthers();
    const combos = hasNews ? edit(state.combos) : state.combos;
    state = stateOf(combos, save(combos));
    if (hasNews) tell();
  }

  function save(combos: readonly Combo[]): ComboState["trouble"] {
    if (isUnsafe && seen !== undefined && !keepAside(seen)) return "unread-not-kept";
    const wasUnsafe = isUnsafe;
    const text = writeStoredCombos(combos);
    const outcome = writeStored(KEY, text);
    if (outcome !== "kept") return outcome;
    isUnsafe = false;
    seen = text;
    return wasUnsafe || state.trouble === "unread" ? "unread" : undefined;
  }

  function change(edit: Edit, kind: ChangeKind = "done"): void {
    takeOver();
    const combos = edit(state.combos);
    if (combos === state.combos) {
      if (kind === "done") settle();
      return;
    }
    if (kind === "done") {
      state = stateOf(combos, save(combos));
      tell();
      return;
    }
    state = stateOf(combos, state.trouble);
    unsaved = edit;
    afterFrame(saveTyped);
    clearTimeout(pause);
    pause = setTimeout(tell, 3 * TYPING_PAUSE_MS);
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopListening = listen(events, takeOver, saveTyped);
    listeners.add(listener);
    takeOver();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      saveTyped();
      stopListening?.();
    };
  }

  return { subscribe, getState: () => state, getServerState: () => SERVER_STATE, change, settle };
}

/** The page's store. */
export const browserComboStore =
  typeof window === "undefined"
    ? createComboStore(new EventTarget(), (work) => work())
    : createComboStore(window, afterFrame);

/** A page in the background paints nothing. */
function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
  setTimeout(work, 100);
}

/** Calls `takeOver` whenever another tab may have written and `leave` when the page goes, and gives the way to stop. */
function listen(events: EventTarget, takeOver: () => void, leave: () => void): () => void {
  const readEvent = (event: Event) => {
    const key = "key" in event ? event.key : null;
    if (key === KEY || key === null) takeOver();
  };
  events.addEventListener("storage", readEvent);
  // A page that slept in the back-forward cache heard nothing.
  events.addEventListener("pageshow", takeOver);
  events.addEventListener("pagehide", leave);
  return () => {
    events.removeEventListener("storage", readEvent);
    events.removeEventListener("pageshow", takeOver);
    events.removeEventListener("pagehide", leave);
  };
}

function stateOf(combos: readonly Combo[], trouble: ComboState["trouble"]): ComboState {
  return { combos, isRead: true, ...(trouble === undefined ? {} : { trouble }) };
}

/** Whether a text is safe under a key of its own, now or from an earlier visit. */
function keepAside(text: string): boolean {
  if (ASIDE_KEYS.some((key) => readStored(key) === text)) return true;
  const free = ASIDE_KEYS.find((key) => readStored(key) === undefined);
  return free !== undefined && writeStored(free, text) === "kept";
}
