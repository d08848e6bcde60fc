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

/** Where markup, stylesheets (move.css) and the scripts below meet. */
export const PREFERENCES_ID = "preferences";
export const ICONS_SWITCH_ID = "show-icons";
export const COLORS_SWITCH_ID = "show-colors";
/** The choices are named as what they are stored under. */
export const BUTTONS_CHOICE_ID = "buttons";
export const DIRECTIONS_CHOICE_ID = "directions";

/** Where the script is that writes moves in other buttons and directions (written.ts). */
export interface WrittenScript {
  readonly src: string;
  /** In development it is a module. Otherwise the page waits for it. */
  readonly isModule: boolean;
}

/**
 * Runs in `<head>` before the first paint, so that no page flashes in the wrong mode, and again when another tab has changed
 * something. It repeats `parsePreferences` in words that need no module; e2e/preferences.spec.ts holds the two together.
 * Other buttons or directions than the page was made with need a script, which is written into the document at this place: the parser
 * waits for it, so what is painted is right. A visitor without such a wish never loads it, and it alone knows which wishes count.
 * `data-combos` says that combos are kept, so that the combo generator keeps room for them before its scripts run; `data-me` the
 * same of one's own character, for what a patch means.
 */
function applyScript({ src, isModule }: WrittenScript): string {
  const { buttons, directions } = MADE_WITH;
  const element = `<script ${isModule ? "type=module " : ""}src="${src}"><\\/script>`;
  return `let other=()=>d.buttons+d.directions!=="${buttons}${directions}",load=()=>{if(other())import("${src}")},apply=()=>{try{let g=k=>localStorage.getItem(k);d.display=g("displayMode")==="notations"?"notations":"icons";d.colors=g("colorMode")==="true"?"on":"off";d.buttons=g("buttons")??"${buttons}";d.directions=g("directions")??"${directions}";if((g("customCombos")??"").length>2)d.combos="kept";if(g("myCharacter"))d.me="kept"}catch{}};apply();if(other())document.write('${element}');addEventListener("storage",()=>{apply();load()})`;
}

/**
 * The switches and choices of the popover show what holds when it opens, and a change of theirs is shown and stored at once: by these
 * lines alone, whether the page's modules have arrived, failed, or not. Without scripts the stylesheet reads the switches.
 */
const LISTEN = `;let $=id=>document.getElementById(id),show=()=>{$("${ICONS_SWITCH_ID}").checked=d.display!=="notations";$("${COLORS_SWITCH_ID}").checked=d.colors==="on";for(let k of["buttons","directions"])$(k).value=d[k]};addEventListener("beforetoggle",({target:{id}})=>{if(id==="${PREFERENCES_ID}")show()},true);addEventListener("change",({target:{id,checked:c,value:v}})=>{let keep=(k,v)=>{try{localStorage.setItem(k,v)}catch{}};if(id==="${ICONS_SWITCH_ID}")keep("displayMode",d.display=c?"icons":"notations");if(id==="${COLORS_SWITCH_ID}"){d.colors=c?"on":"off";keep("colorMode",String(c))}if(id==="buttons"||id==="directions"){keep(id,d[id]=v);load()}})`;

/** The lines for a document; what listens to the popover only where there is one. */
export function preferencesScript(written: WrittenScript, hasPopover: boolean): string {
  return `(d=>{${applyScript(written)}${hasPopover ? LISTEN : ""}})(document.documentElement.dataset)`;
}

/** What the page shows now, which is what counts where storage is blocked. */
export function shownPreferences(): Preferences {
  const { display, colors } = document.documentElement.dataset;
  return parsePreferences(display, String(colors === "on"));
}
