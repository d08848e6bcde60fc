import { shownPreferences } from "../../../base/preferences.ts";
import { shownWriting } from "../../../typed/writing.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { Combo } from "../core/combo.ts";
import { guessStances } from "../core/guess-stances.ts";
import { iconFiles } from "../core/picture-icons.ts";
import { stateOf } from "../move-checkers.ts";
import styles from "./ComboPicture.module.css";
import { ComboPicture } from "./ComboPicture.tsx";

export const PICTURE_FILE = "combination.png";

/** Saves combos as one transparent picture. Rejects when the browser cannot make it. */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const look = { ...shownPreferences(), writing: shownWriting() };
  await saveAsPicture({
    fileName: PICTURE_FILE,
    className: styles.picture,
    files: iconFiles(combos, look),
    draw: (icons) => (
      <ComboPicture
        combos={combos}
        look={look}
        icons={icons}
        stancesOf={(combo) => stateOf(combo.character).checker?.stances ?? guessStances(combo)}
      />
    ),
  });
}
