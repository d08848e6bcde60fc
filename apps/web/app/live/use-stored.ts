import { readStored, type StorageKey, writeStored } from "../base/storage.ts";
import { useOnceLive } from "./use-once-live.ts";

/** What this page has written: where the browser keeps nothing, the page remembers it while it is open. */
const written = new Map<StorageKey, string>();
const readers = new Set<() => void>();

/** The text kept under `key`, and how to keep another, which every part of the page learns of. */
export function useStored(
  key: StorageKey,
): readonly [text: string | undefined, keep: (text: string) => void] {
  const text = useOnceLive(() => written.get(key) ?? readStored(key), undefined, subscribe);
  const keep = (next: string) => {
    written.set(key, next);
    writeStored(key, next);
    for (const read of readers) read();
  };
  return [text, keep];
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}
