import { startTransition, useEffect, useState } from "react";

/** Shorter than a glance takes, longer than the time between two keys of somebody who types fast. */
export const TYPING_PAUSE_MS = 170;

/** A value once it has stayed the same for a moment: what is costly and not typed itself follows when typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    // A key press goes before it even then.
    const timer = setTimeout(() => startTransition(() => setSettled(value)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
