import { useState } from "react";

/** The latest value that was there: while another one is on its way, the one before. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
