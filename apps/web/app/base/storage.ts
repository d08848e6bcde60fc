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

/** Why a text was not kept: the storage has no room, or there is none for this page. */
export type WriteOutcome = "kept" | "full" | "blocked";

/** Keeps `value` under `key`, where the browser allows it. Private windows and full disks refuse: the page works on without memory. */
export function writeStored(key: StorageKey, value: string): WriteOutcome {
  try {
    if (globalThis.localStorage === undefined) return "blocked";
    globalThis.localStorage.setItem(key, value);
    return "kept";
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === "QuotaExceededError" ? "full" : "blocked";
  }
}

/** Whether the browser lets this page keep anything at all. */
export function canStore(): boolean {
  try {
    return globalThis.localStorage !== undefined;
  } catch {
    return false;
  }
}

/** Every key that the site uses (docs/fixed-by-the-specification.md). */
export type StorageKey =
  | "displayMode"
  | "colorMode"
  /** Which buttons moves are shown with, and how text writes the stick (preferences.ts). */
  | "buttons"
  | "directions"
  | "customCombos"
  /** A value of `customCombos` that could not be read, kept so that it is not lost. */
  | `customCombosUnread${"" | 2 | 3 | 4 | 5}`
  | "privacyNoticeAccepted"
  | "highestStreak"
  /** The run of the Strategy Roulette, to be resumed after a reload; empty between two runs. */
  | "rouletteRun"
  /** "off" when the roulette shall not listen to the keys S and F. */
  | "rouletteKeys"
  | "myUserId"
  | "myCharacter"
  /** Ids of the characters whose anti-guide, drills or recipe were open last, `king paul`. */
  | "lastOpponents"
  /** Ids of the three who cost the visitor most, by the statistics of their own ID; shown until there are last opponents. */
  | "worstOpponents"
  /** Which button of a pad does what in the drills. */
  | "drillPad"
  /** Which kinds of the visitor's own records this browser has had, `notes matches`: who has none loads nothing for them. */
  | "mine"
  /** A note that was being written when its page was left, or that could not be saved. */
  | "noteDraft"
  /** Which key does what in the dojo. */
  | "dojoKeys"
  /** Reports that were sent, with their keys, and those that wait for a connection. */
  | "reports";
