import { failureMessage } from "../base/ask.ts";

/** Why something is not there, `what` being "the cards": `Couldn’t load the cards: Character not found.` */
export function loadFailureWords(what: string, thrown: unknown, isOnline: boolean): string {
  if (!isOnline) return `You’re offline, and ${what} aren’t saved on this device.`;
  return `Couldn’t load ${what}: ${failureMessage(thrown).replace(/\.$/, "")}.`;
}
