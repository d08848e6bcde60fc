import { useEffect, useState } from "react";

/** What `value` was when it last stayed the same for `ms` milliseconds: what is costly, and not typed itself, follows this. */
export function usePaused<Value>(value: Value, ms: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}
