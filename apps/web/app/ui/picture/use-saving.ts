import { useState } from "react";
import { logFailure } from "../../base/log.ts";
import * as words from "../words.ts";

interface SavingWords {
  readonly during: string;
  /** As it is logged, and as it is shown. */
  readonly failure: string;
  readonly apology?: string;
}

/** What is said of saving, and how to save: `save` gives the name of the file. */
export function useSaving({ during, failure, apology = words.retry(failure) }: SavingWords) {
  const [note, setNote] = useState("");
  const run = (save: () => Promise<string>) => {
    setNote(during);
    save().then(
      (file) => setNote(words.savedAs(file)),
      (thrown: unknown) => {
        logFailure(failure, thrown);
        setNote(apology);
      },
    );
  };
  return { note, setNote, run };
}

export const DRAWING: SavingWords = { during: words.drawing, failure: words.pictureFailed };
