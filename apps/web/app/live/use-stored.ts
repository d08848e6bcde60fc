import { useState } from "react";
import { readStored, type StorageKey, writeStored } from "../base/storage.ts";
import { useOnceLive } from "./use-once-live.ts";

/** The text kept under `key`, and how to keep another. Where the browser keeps nothing, the page remembers it while it is open. */
export function useStored(
  key: StorageKey,
): readonly [text: string | undefined, keep: (text: string) => void] {
  const stored = useOnceLive(() => readStored(key), undefined);
  const [written, setWritten] = useState<string>();
  const keep = (text: string) => {
    setWritten(text);
    writeStored(key, text);
  };
  return [written ?? stored, keep];
}
