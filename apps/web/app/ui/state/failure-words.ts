import { failureMessage } from "../../base/ask.ts";
import * as words from "../words.ts";

/** Why something is not there, `what` being "the cards": `Couldn't load the cards: Character not found.` */
export function loadFailureWords(what: string, thrown: unknown, isOnline: boolean): string {
  if (!isOnline) return words.offline(what);
  return words.couldNotLoad(what, failureMessage(thrown).replace(/\.$/, ""));
}
