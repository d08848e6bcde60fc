import { CLASSIC_WRITING, rewriteText } from "@tactician/notation";
import { useState } from "react";
import { shownWriting } from "../../../typed/writing.ts";

/** The text of a field, and what takes a change of it. */
interface OwnWriting {
  readonly shown: string;
  readonly change: (typed: string) => void;
}

/**
 * A field in the buttons and directions that the visitor chose, over a text that is stored in numbers and letters, so that a combo
 * means the same after another choice and on other sites. What is being typed stays as it is typed.
 */
export function useOwnWriting(stored: string, store: (text: string) => void): OwnWriting {
  const [typed, setTyped] = useState<{ readonly shown: string; readonly stored: string }>();
  const shown = typed?.stored === stored ? typed.shown : inOwnWriting(stored);
  const change = (text: string) => {
    const now = fromOwnWriting(text);
    setTyped({ shown: text, stored: now });
    store(now);
  };
  return { shown, change };
}

/** A stored text as the visitor writes. In numbers and letters it is what it is. */
export function inOwnWriting(stored: string): string {
  const writing = shownWriting();
  return isClassic() ? stored : rewriteText(stored, {}, writing);
}

/** What the visitor typed or pasted, as it is stored. */
export function fromOwnWriting(text: string): string {
  return isClassic() ? text : rewriteText(text, { writing: shownWriting() });
}

function isClassic(): boolean {
  const { buttons, directions } = shownWriting();
  return buttons === CLASSIC_WRITING.buttons && directions === CLASSIC_WRITING.directions;
}
