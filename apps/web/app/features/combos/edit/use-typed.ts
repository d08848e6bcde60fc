import { useState } from "react";

/** The text of a field: what is typed, until the combo itself says something else. */
export function useTyped(text: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(text);
  const [said, setSaid] = useState(text);
  if (said !== text) {
    setSaid(text);
    setTyped(text);
  }
  return [said === text ? typed : text, setTyped];
}
