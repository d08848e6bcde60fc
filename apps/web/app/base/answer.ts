import type { CharacterId } from "@tactician/game";
import { failureMessage, isMissing } from "./ask.ts";
import * as words from "./words.ts";

/** What became of asking for the document of a page; a failure is a state of that page. */
export type Answer<Document> =
  | { readonly document: Document | undefined }
  /** `isMissing`: the API knows of no such thing, and asking again is no use. */
  | { readonly failure: string; readonly isMissing: boolean };

/** What a character's page is made from: in a page of the build the answer is there, in the shell it is on its way. */
export interface AnsweredCharacter<Document> {
  readonly characterId: CharacterId;
  readonly answer: Answer<Document> | Promise<Answer<Document>>;
}

/** For the shell: the page shows at once that its document is on its way, and a failure is an answer too. */
export async function answerOf<Document>(document: Promise<Document | undefined>): Promise<Answer<Document>> {
  try {
    return { document: await document };
  } catch (thrown) {
    const missing = isMissing(thrown);
    // The browser's own words for it are no words for a player.
    const isOffline = !missing && navigator.onLine === false;
    return { failure: isOffline ? words.offlinePage : failureMessage(thrown), isMissing: missing };
  }
}
