import { followKept, keep, readKept } from "../base/kept.ts";
import type { StorageKey } from "../base/storage.ts";
import { useOnceLive } from "./use-once-live.ts";

/** The text kept under `key`, and how to keep another, which every part of the page learns of. */
export function useStored(
  key: StorageKey,
): readonly [text: string | undefined, keep: (text: string) => void] {
  const text = useOnceLive(() => readKept(key), undefined, followKept);
  return [text, (next: string) => keep(key, next)];
}
