/**
 * The browser's storage, made safe: where it is blocked, full or missing (at build time), reading finds nothing
 * and writing does nothing. What is read is untrusted text; the caller decides what counts.
 */

/** The text kept under `key`; `undefined` when there is none or storage is blocked. */
export function readStored(key: StorageKey): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`, where the browser allows it. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    globalThis.localStorage?.setItem(key, value);
  } catch {
    // Private windows and full disks refuse; the page works on without memory.
  }
}

/** Every key that the site uses (specification, section 3). */
export type StorageKey =
  | "displayMode"
  | "colorMode"
  | "customCombos"
  | "privacyNoticeAccepted"
  | "highestStreak"
  /** The run of the Strategy Roulette, to be resumed after a reload; empty between two runs. */
  | "rouletteRun"
  /** "off" when the roulette shall not listen to the keys S and F. */
  | "rouletteKeys"
  | "myUserId"
  /** Id of the character that the visitor plays, for the anti-guide. */
  | "myCharacter";
