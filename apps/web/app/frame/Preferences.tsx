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

/**
 * How moves are shown: a button of the bar where moves are (elsewhere the menu has it), two switches and two choices that are taken over at once. All of it is the browser's own
 * and a few lines of script in `<head>` (`preferencesScript`), so it answers before the page's modules have arrived.
 */
export function Preferences({ hasButton }: { hasButton: boolean }) {
  return (
    <>
      {hasButton && (
        <IconButton
          label="Preferences"
          text="Preferences"
          path="M4 7h8m4 0h4M4 17h2m4 0h10M14 4.5v5M8 14.5v5"
          popoverTarget={PREFERENCES_ID}
        />
      )}
      <div id={PREFERENCES_ID} popover="auto" className={styles.popup} role="dialog" aria-label="Preferences">
        <p className={styles.title} aria-hidden="true">
          Preferences
        </p>
        <Switch
          id={ICONS_SWITCH_ID}
          label="Icons"
          hint="Moves as icons. Off: as text, like df 2 1"
          defaultChecked
        />
        <Switch id={COLORS_SWITCH_ID} label="Colors" hint="The coloured icons, or coloured buttons in text" />
        <Choice id={BUTTONS_CHOICE_ID} label="Buttons">
          <option value="numbers">1 2 3 4</option>
          <option value="playstation">PlayStation</option>
          <option value="xbox">Xbox</option>
          <option value="limbs">LP RP LK RK</option>
        </Choice>
        <Choice
          id={DIRECTIONS_CHOICE_ID}
          label="Directions"
          hint="In text. A numpad needs LP RP LK RK: else digits would mean both"
        >
          <option value="letters">df d f</option>
          <option value="arrows">↘ ↓ →</option>
          <option value="numpad">3 2 6</option>
        </Choice>
      </div>
    </>
  );
}
