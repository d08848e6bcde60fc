import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { TYPING_PAUSE_MS } from "../combo-storage.ts";

export interface TypedField {
  /** The field, which takes `defaultValue` and keeps its text itself: a key press renders nothing. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** What it said when typing last paused: what is costly and not typed itself follows this. */
  readonly settled: string;
  /** Types for the visitor. */
  readonly write: (typed: string) => void;
}

/** A text field of a combo. It shows what is typed, until the combo itself says something else. */
export function useTyped(text: string, onType: (typed: string) => void): TypedField {
  const field = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState(text);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(
    (typed: string) => {
      say(field.current, typed);
      onType(typed);
      clearTimeout(pause.current);
      // A key press goes before it even then.
      pause.current = setTimeout(() => startTransition(() => setSettled(typed)), TYPING_PAUSE_MS);
    },
    [onType],
  );
  useEffect(() => {
    const input = field.current;
    // Heard here and by nobody above: React would look through the page and write the field's attributes anew with every key.
    const read = (event: Event) => {
      event.stopPropagation();
      if (input !== null) write(input.value);
    };
    input?.addEventListener("input", read);
    return () => input?.removeEventListener("input", read);
  }, [write]);
  useLayoutEffect(() => {
    say(field.current, text);
    setSettled(text);
    return () => clearTimeout(pause.current);
  }, [text]);

  return { field, settled, write };
}

/** Setting the same text would move the cursor in some browsers. */
function say(field: HTMLInputElement | null, text: string): void {
  if (field !== null && field.value !== text) field.value = text;
}
