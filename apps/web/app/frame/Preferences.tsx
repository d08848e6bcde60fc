import {
  BUTTONS_CHOICE_ID,
  COLORS_SWITCH_ID,
  DIRECTIONS_CHOICE_ID,
  ICONS_SWITCH_ID,
  PREFERENCES_ID,
} from "../base/preferences.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Choice, Switch } from "../ui/Switch.tsx";
import styles from "./Preferences.module.css";
import * as words from "./words.ts";

/**
 * How moves are shown: a button of the bar where moves are (elsewhere the menu has it), two switches and two choices that are taken over at once. All of it is the browser's own
 * and a few lines of script in `<head>` (`preferencesScript`), so it answers before the page's modules have arrived.
 */
export function Preferences({ hasButton }: { hasButton: boolean }) {
  return (
    <>
      {hasButton && (
        <IconButton
          label={words.preferences}
          text={words.preferences}
          path="M4 7h8m4 0h4M4 17h2m4 0h10M14 4.5v5M8 14.5v5"
          popoverTarget={PREFERENCES_ID}
        />
      )}
      <div
        id={PREFERENCES_ID}
        popover="auto"
        className={styles.popup}
        role="dialog"
        aria-label={words.preferences}
      >
        <p className={styles.title} aria-hidden="true">
          {words.preferences}
        </p>
        <Switch id={ICONS_SWITCH_ID} label={words.icons} hint={words.iconsHint} defaultChecked />
        <Switch id={COLORS_SWITCH_ID} label={words.colors} hint={words.colorsHint} />
        <Choice id={BUTTONS_CHOICE_ID} label={words.buttons}>
          {optionsOf(words.BUTTONS)}
        </Choice>
        <Choice id={DIRECTIONS_CHOICE_ID} label={words.directions} hint={words.directionsHint}>
          {optionsOf(words.DIRECTIONS)}
        </Choice>
      </div>
    </>
  );
}

function optionsOf(choices: Readonly<Record<string, string>>) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
