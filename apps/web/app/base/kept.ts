import { readStored, type StorageKey, writeStored } from "./storage.ts";

/**
 * Choices that several parts of a page show. What one of them keeps the others learn of at once, and other tabs too; where the
 * browser keeps nothing, the page remembers it while it is open.
 */
const written = new Map<StorageKey, string>();

/**
 * Told on `window` of everything that a page keeps this way, with key and text as the event's `detail`: the script in `<head>` has a
 * memory of its own.
 */
const KEPT_EVENT = "kept";

export function readKept(key: StorageKey): string | undefined {
  return written.get(key) ?? readStored(key);
}

/** Keeps another text under `key`; an empty one is none. */
export function keep(key: StorageKey, text: string): void {
  written.set(key, text);
  writeStored(key, text);
  dispatchEvent(new CustomEvent(KEPT_EVENT, { detail: [key, text] }));
}

/** Tells of every change, also by another tab; gives what ends it. */
export function followKept(tell: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const tellOfKept = ({ detail }: CustomEventInit<[StorageKey, string]>) => {
    if (detail !== undefined) written.set(...detail);
    tell();
  };
  const tellOfOtherTab = () => {
    written.clear();
    tell();
  };
  addEventListener(KEPT_EVENT, tellOfKept, { signal });
  addEventListener("storage", tellOfOtherTab, { signal });
  return () => listening.abort();
}
