import { parsePreferences } from "../base/core/parse-preferences.ts";
import {
  BUTTONS_CHOICE_ID,
  COLORS_SWITCH_ID,
  DEFAULT_ATTRIBUTES,
  DIRECTIONS_CHOICE_ID,
  ICONS_SWITCH_ID,
  PREFERENCES_ID,
} from "../base/preferences.ts";
import { readStored, writeStored } from "../base/storage.ts";

/** Where the script is that writes moves in other buttons and directions (head/written.ts); the build fills it in. */
declare const WRITTEN_SCRIPT: string;

/**
 * Sets a visitor's preferences on `<html>` before the first paint, so that no page flashes in the wrong mode, and again when another tab
 * has changed something. Other buttons or directions than the page was made with need a script, which is written into the document at
 * this place: the parser waits for it, so what is painted is right. A visitor without such a wish never loads it, and it alone knows
 * which wishes count. `data-combos` says that combos are kept, so that the combo generator keeps room for them before its scripts
 * run; `data-me` the same of one's own character, for what a patch means (head/my-main.ts says which).
 */
export function applyPreferences(dataset: DOMStringMap): void {
  const made = {
    buttons: DEFAULT_ATTRIBUTES["data-buttons"],
    directions: DEFAULT_ATTRIBUTES["data-directions"],
  };
  const hasOther = () => dataset.buttons !== made.buttons || dataset.directions !== made.directions;
  const load = () => {
    if (hasOther()) void import(/* @vite-ignore */ WRITTEN_SCRIPT);
  };
  const apply = () => {
    const { display, colors } = parsePreferences(readStored("displayMode"), readStored("colorMode"));
    dataset.display = display;
    dataset.colors = colors;
    dataset.buttons = readStored("buttons") ?? made.buttons;
    dataset.directions = readStored("directions") ?? made.directions;
    if ((readStored("customCombos") ?? "").length > 2) dataset.combos = "kept";
    if (readStored("myCharacter")) dataset.me = "kept";
  };
  apply();
  if (hasOther()) document.write(`<script src="${WRITTEN_SCRIPT}"></script>`);
  addEventListener("storage", () => {
    apply();
    load();
  });
  listenToChoices(dataset, load);
}

/**
 * The switches and choices of the popover show what holds when it opens, and a change of theirs is shown and stored at once: by these
 * lines alone, whether the page's modules have arrived, failed, or not. Without scripts the stylesheet reads the switches.
 */
function listenToChoices(dataset: DOMStringMap, loadWritten: () => void): void {
  const field = (id: string) => document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
  const check = (id: string, isOn: boolean) => {
    const box = field(id);
    if (box instanceof HTMLInputElement) box.checked = isOn;
  };
  addEventListener(
    "beforetoggle",
    ({ target }) => {
      if (!(target instanceof Element) || target.id !== PREFERENCES_ID) return;
      check(ICONS_SWITCH_ID, dataset.display !== "notations");
      check(COLORS_SWITCH_ID, dataset.colors === "on");
      for (const id of [BUTTONS_CHOICE_ID, DIRECTIONS_CHOICE_ID] as const) {
        const choice = field(id);
        if (choice !== null) choice.value = dataset[id] ?? "";
      }
    },
    true,
  );
  const showPressed = () => {
    for (const button of document.querySelectorAll<HTMLElement>("[data-set-buttons]"))
      button.setAttribute("aria-pressed", String(button.dataset.setButtons === dataset.buttons));
  };
  document.addEventListener("DOMContentLoaded", showPressed);
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-set-buttons]") : null;
    if (button === null) return;
    dataset.buttons = button.dataset.setButtons;
    writeStored("buttons", dataset.buttons ?? "");
    loadWritten();
    showPressed();
  });
  addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === ICONS_SWITCH_ID) {
      dataset.display = target.checked ? "icons" : "notations";
      writeStored("displayMode", dataset.display);
    }
    if (target instanceof HTMLInputElement && target.id === COLORS_SWITCH_ID) {
      dataset.colors = target.checked ? "on" : "off";
      writeStored("colorMode", String(target.checked));
    }
    if (!(target instanceof HTMLSelectElement)) return;
    for (const id of [BUTTONS_CHOICE_ID, DIRECTIONS_CHOICE_ID] as const) {
      if (target.id !== id) continue;
      dataset[id] = target.value;
      writeStored(id, target.value);
      loadWritten();
    }
  });
}
