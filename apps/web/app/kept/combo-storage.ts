import { canStore, readStored, writeStored } from "../base/storage.ts";
import { appendCombos, type Combo, contentKey } from "./core/combo.ts";
import { readStoredCombos, writeStoredCombos } from "./core/stored-combos.ts";

/**
 * The visitor's combos: in memory for the page, and in the browser's storage, written on every change, each key included: no
 * pause in which something typed could be lost. Other tabs see changes soon, and a change of theirs that was missed is read
 * before this tab adds its own. Two tabs that write in the same instant overwrite each other, because a browser keeps a copy of
 * the storage for each: so a tab puts what it has just edited into a table that arrives without it (`mergeEdits`), and writes again.
 *
 * What cannot be read is kept under another key before anything is written over it; where that fails, nothing is written.
 */

export interface ComboState {
  readonly combos: readonly Combo[];
  /** False in the prerendered page and until the storage was read. */
  readonly isRead: boolean;
  /** `blocked`, `full`: combos live in memory alone. `unread`: something stored was no combo; it was kept, or nothing is saved. */
  readonly trouble?: "blocked" | "full" | "unread" | "unread-not-kept" | undefined;
}

const KEY = "customCombos";
const ASIDE_KEYS = (["", 2, 3, 4, 5] as const).map((place) => `customCombosUnread${place}` as const);
/** Longer than a change takes to reach a tab that is busy. */
const UNDERWAY_MS = 10_000;
/** How often an edit is put back into a table without it. Where one tab adds and another deletes, the later edit has the last word. */
const MOST_TRIES = 100;
const SERVER_STATE: ComboState = { combos: [], isRead: false };

/** The store of the page. `events` has the events of other tabs: the window; `now` is in milliseconds. */
export function createComboStore(events: EventTarget, now = Date.now) {
  const listeners = new Set<() => void>();
  let state = SERVER_STATE;
  /** The stored text that `state` agrees with. */
  let seen: string | undefined;
  let isUnsafe = false;
  /** Edits of this tab that others may not have seen when they wrote. */
  let underway: readonly (RowEdit & { readonly at: number; readonly tries: number })[] = [];
  /** Of every row that this tab has shown. */
  const ids = new Set<string>();
  let listening = new AbortController();

  function show(next: ComboState): void {
    state = next;
    for (const { id } of next.combos) ids.add(id);
    for (const listener of listeners) listener();
  }

  /** Reads what another tab wrote, unless this tab knows it already. A storage that was emptied takes nothing off the screen. */
  function takeOver(): void {
    const stored = readStored(KEY);
    if (state.isRead && (stored === undefined || stored === seen)) return;
    const { combos, unreadable } = readStoredCombos(stored);
    // What could not be saved exists here alone.
    const own = state.trouble === "full" || state.trouble === "blocked" ? state.combos : [];
    seen = stored;
    isUnsafe = unreadable;
    const theirs = appendCombos(combos, own).combos;
    const merged = mergeEdits(theirs, stillUnderway());
    if (merged !== theirs) underway = stillUnderway().map((edit) => ({ ...edit, tries: edit.tries + 1 }));
    const blocked = canStore() ? undefined : "blocked";
    const trouble = unreadable ? "unread" : blocked;
    // What another tab has written over is written again.
    show({ combos: merged, isRead: true, trouble: merged === theirs ? trouble : save(merged) });
  }

  function stillUnderway(): typeof underway {
    return underway.filter(({ at, tries }) => now() - at < UNDERWAY_MS && tries < MOST_TRIES);
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

  /** Replaces the table by what `edit` makes of it, which may be the same one, saves it and calls the listeners. */
  function change(edit: (combos: readonly Combo[]) => readonly Combo[]): void {
    takeOver();
    const before = state.combos;
    const combos = withOwnIds(edit(before), ids);
    if (combos === before) return;
    const trouble = save(combos);
    const isSaved = trouble === undefined || trouble === "unread";
    const edits = isSaved ? listEdits(before, combos).map((edit) => ({ ...edit, at: now(), tries: 0 })) : [];
    underway = isSaved ? [...stillUnderway(), ...edits] : [];
    show({ combos, isRead: true, trouble });
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      listening = new AbortController();
      const { signal } = listening;
      const readEvent = (event: Event) => {
        const key = "key" in event ? event.key : null;
        if (key === KEY || key === null) takeOver();
      };
      events.addEventListener("storage", readEvent, { signal });
      // A page in the back-forward cache gets no events.
      events.addEventListener("pageshow", takeOver, { signal });
    }
    listeners.add(listener);
    takeOver();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) listening.abort();
    };
  }

  // `getServerState` is what the prerendered page shows.
  return { subscribe, getState: () => state, getServerState: () => SERVER_STATE, change };
}

/** The page's store. */
export const browserComboStore = createComboStore(typeof window === "undefined" ? new EventTarget() : window);

/** Gives rows that an edit added ids that no other tab gives at the same time; a row that was deleted and comes back keeps its own. */
function withOwnIds(combos: readonly Combo[], known: ReadonlySet<string>): readonly Combo[] {
  if (combos.every(({ id }) => known.has(id))) return combos;
  // Where there is no secure context, as on a phone in the same network, there is no `randomUUID`.
  const randomId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");
  return combos.map((combo) => (known.has(combo.id) ? combo : { ...combo, id: randomId() }));
}

/** Whether a text is safe under a key of its own, now or from an earlier visit. */
function keepAside(text: string): boolean {
  if (ASIDE_KEYS.some((key) => readStored(key) === text)) return true;
  const free = ASIDE_KEYS.find((key) => readStored(key) === undefined);
  return free !== undefined && writeStored(free, text) === "kept";
}

/** What an edit did to one combo: `undefined` before it for a new one, `undefined` after it for a deleted one. */
export interface RowEdit {
  readonly id: string;
  readonly before: Combo | undefined;
  readonly after: Combo | undefined;
}

/** The rows in which two tables differ, by id. An order that changed is no difference. */
export function listEdits(before: readonly Combo[], after: readonly Combo[]): readonly RowEdit[] {
  const old = byId(before);
  const now = byId(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((id) => ({ id, before: old.get(id), after: now.get(id) }))
    .filter((edit) => edit.before !== edit.after);
}

/**
 * A table that another tab wrote, with the edits of this tab that it did not know of yet: a row that is there as it was before an
 * edit becomes what the edit made of it; any other was written later, and stays. Gives the same table back where nothing is missing.
 */
export function mergeEdits(theirs: readonly Combo[], edits: readonly RowEdit[]): readonly Combo[] {
  const rows = byId(theirs);
  let isChanged = false;
  for (const { id, before, after } of edits) {
    if (contentOf(rows.get(id)) !== contentOf(before)) continue;
    isChanged = true;
    if (after === undefined) rows.delete(id);
    else rows.set(id, after);
  }
  return isChanged ? [...rows.values()] : theirs;
}

function byId(combos: readonly Combo[]): Map<string, Combo> {
  return new Map(combos.map((combo) => [combo.id, combo]));
}

function contentOf(combo: Combo | undefined): string {
  return combo === undefined ? "" : contentKey(combo);
}
