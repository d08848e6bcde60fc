import { useEffect, useState } from "react";

/** Shorter than a glance takes, longer than the time between two keys of somebody who types fast. */
const PAUSE_MS = 120;

/** A value once it has stayed the same for a moment: what is costly and not typed itself follows when typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
