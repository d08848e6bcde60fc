import { shownPreferences } from "../../../base/preferences.ts";
import { shownWriting } from "../../../typed/writing.ts";
import { embedAll } from "../../../ui/picture/embed-files.ts";
import { saveAsPicture } from "../../../ui/picture/save-as-picture.tsx";
import type { Combo } from "../core/combo.ts";
import { guessStances } from "../core/guess-stances.ts";
import { iconFiles } from "../core/picture-icons.ts";
import { stateOf } from "../move-checkers.ts";
import { ComboPicture } from "./ComboPicture.tsx";

const FILE_NAME = "combination.png";

/** Saves combos as one transparent picture. Rejects when the browser cannot make it. */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const look = { ...shownPreferences(), writing: shownWriting() };
  const icons = await embedAll(iconFiles(combos, look));
  await saveAsPicture(FILE_NAME, (onRendered) => (
    <ComboPicture
      combos={combos}
      look={look}
      icons={icons}
      stancesOf={(combo) => stateOf(combo.character).checker?.stances ?? guessStances(combo)}
      onRendered={onRendered}
    />
  ));
}
