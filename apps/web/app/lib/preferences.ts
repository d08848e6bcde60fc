import { DEFAULT_PREFERENCES, type Preferences, parsePreferences } from "./core/parse-preferences.ts";
import { readStored, writeStored } from "./storage.ts";

/**
 * A visitor's preferences live in storage and, for stylesheets, as `data-display` and `data-colors` on `<html>`.
 * Nothing re-renders when they change.
 */

/** The attributes of a page before anybody's preferences are known. */
export const DEFAULT_ATTRIBUTES = {
  "data-display": DEFAULT_PREFERENCES.display,
  "data-colors": DEFAULT_PREFERENCES.colors,
};

/**
 * Runs in `<head>` before the first paint, so that no page flashes in the wrong mode.
 * It repeats `parsePreferences` in words that need no module; e2e/preferences.spec.ts holds the two together.
 * `data-combos` says that combos are kept, so that the combo generator keeps room for them before its scripts run.
 */
export const PREFERENCES_SCRIPT = `(d=>{try{let s=localStorage;if(s.getItem("displayMode")==="notations")d.display="notations";if(s.getItem("colorMode")==="true")d.colors="on";if((s.getItem("customCombos")??"").length>2)d.combos="kept"}catch{}})(document.documentElement.dataset)`;

/** What storage says now. */
export function readPreferences(): Preferences {
  return parsePreferences(readStored("displayMode"), readStored("colorMode"));
}

/** Shows preferences on the page, without storing them. */
export function applyPreferences({ display, colors }: Preferences): void {
  Object.assign(document.documentElement.dataset, { display, colors });
}

/** Stores preferences and shows them. */
export function savePreferences(preferences: Preferences): void {
  writeStored("displayMode", preferences.display);
  writeStored("colorMode", String(preferences.colors === "on"));
  applyPreferences(preferences);
}

/** What the page shows now, which is what counts where storage is blocked. */
export function shownPreferences(): Preferences {
  const { display, colors } = document.documentElement.dataset;
  return parsePreferences(display, String(colors === "on"));
}
