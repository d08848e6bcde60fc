import { DEFAULT_PREFERENCES, type Preferences, parsePreferences } from "./core/parse-preferences.ts";

/**
 * A visitor's preferences live in storage and, for stylesheets, as `data-display` and `data-colors` on `<html>`.
 * Nothing re-renders when they change.
 */

/** The attributes of a page before anybody's preferences are known. */
export const DEFAULT_ATTRIBUTES = {
  "data-display": DEFAULT_PREFERENCES.display,
  "data-colors": DEFAULT_PREFERENCES.colors,
};

/** Where markup, stylesheets (move.css) and the script below meet. */
export const PREFERENCES_ID = "preferences";
export const ICONS_SWITCH_ID = "show-icons";
export const COLORS_SWITCH_ID = "show-colors";

/**
 * Runs in `<head>` before the first paint, so that no page flashes in the wrong mode.
 * It repeats `parsePreferences` in words that need no module; e2e/preferences.spec.ts holds the two together.
 * `data-combos` says that combos are kept, so that the combo generator keeps room for them before its scripts run; `data-me` the
 * same of one's own character, for what a patch means.
 */
const APPLY = `try{let s=localStorage;if(s.getItem("displayMode")==="notations")d.display="notations";if(s.getItem("colorMode")==="true")d.colors="on";if((s.getItem("customCombos")??"").length>2)d.combos="kept";if(s.getItem("myCharacter"))d.me="kept"}catch{}`;

/**
 * The switches of the popover show what holds when it opens, and a change of theirs is shown and stored at once: by these lines
 * alone, whether the page's modules have arrived, failed, or not. Without scripts the stylesheet reads the switches.
 */
const LISTEN = `addEventListener("beforetoggle",({target:{id}})=>{if(id!=="${PREFERENCES_ID}")return;document.getElementById("${ICONS_SWITCH_ID}").checked=d.display!=="notations";document.getElementById("${COLORS_SWITCH_ID}").checked=d.colors==="on"},true);addEventListener("change",({target:{id,checked:c}})=>{let keep=(k,v)=>{try{localStorage.setItem(k,v)}catch{}};if(id==="${ICONS_SWITCH_ID}")keep("displayMode",d.display=c?"icons":"notations");if(id==="${COLORS_SWITCH_ID}"){d.colors=c?"on":"off";keep("colorMode",String(c))}})`;

export const PREFERENCES_SCRIPT = `(d=>{${APPLY};${LISTEN}})(document.documentElement.dataset)`;

/** What the page shows now, which is what counts where storage is blocked. */
export function shownPreferences(): Preferences {
  const { display, colors } = document.documentElement.dataset;
  return parsePreferences(display, String(colors === "on"));
}
