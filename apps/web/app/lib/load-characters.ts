import type { CharacterSummary } from "@tactician/contract";
import { fetchCharacters } from "./api.ts";
import { logFailure } from "./log.ts";

/** Asks the API for the picker's list. A failure is logged, and the list is `undefined`. */
export function loadCharacters(): Promise<CharacterSummary[] | undefined> {
  return fetchCharacters().catch((thrown: unknown) => {
    logFailure("Failed to fetch characters", thrown);
    return undefined;
  });
}
