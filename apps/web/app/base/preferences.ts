import type { Writing } from "@tactician/notation";
import { DEFAULT_PREFERENCES, type Preferences, parsePreferences } from "./core/parse-preferences.ts";

/**
 * A visitor's preferences live in storage and, for stylesheets and scripts, on `<html>` as `data-display`, `data-colors`,
 * `data-buttons` and `data-directions`. Nothing re-renders when they change.
 */

/** `CLASSIC_WRITING` of the notation, which pages without moves do not load. */
const MADE_WITH: Writing = { buttons: "numbers", directions: "letters" };

/** The attributes of a page before anybody's preferences are known. */
export const DEFAULT_ATTRIBUTES = {
  "data-display": DEFAULT_PREFERENCES.display,
  "data-colors": DEFAULT_PREFERENCES.colors,
  "data-buttons": MADE_WITH.buttons,
  "data-directions": MADE_WITH.directions,
};

/** Where markup, stylesheets (move.css) and the script in `<head>` (head/preferences.ts) meet. */
export const PREFERENCES_ID = "preferences";
export const ICONS_SWITCH_ID = "show-icons";
export const COLORS_SWITCH_ID = "show-colors";
/** The choices are named as what they are stored under. */
export const BUTTONS_CHOICE_ID = "buttons";
export const DIRECTIONS_CHOICE_ID = "directions";

/** What the page shows now, which is what counts where storage is blocked. */
export function shownPreferences(): Preferences {
  const { display, colors } = document.documentElement.dataset;
  return parsePreferences(display, String(colors === "on"));
}
