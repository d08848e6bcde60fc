import { toBlob } from "html-to-image";
import { createRoot } from "react-dom/client";
import { siteUrl } from "../../../lib/config.ts";
import { shownPreferences } from "../../../lib/preferences.ts";
import type { Combo } from "../core/combo.ts";
import { guessStances } from "../core/guess-stances.ts";
import { iconFiles } from "../core/picture-icons.ts";
import { fittingScale, publicHost } from "../core/picture-size.ts";
import { stateOf } from "../move-checkers.ts";
import { saveFile } from "../save-file.ts";
import styles from "./ComboPicture.module.css";
import { ComboPicture } from "./ComboPicture.tsx";
import { embedAll, embeddedFace } from "./embed-files.ts";
import { PICTURE_STYLES } from "./picture-styles.ts";

const FILE_NAME = "combination.png";

/**
 * Saves combos as one transparent picture. They are drawn anew, out of sight: the page's own rows have buttons, and their look
 * depends on the screen. Rejects when the browser cannot make the picture; what was added to the page is gone either way.
 */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const preferences = shownPreferences();
  const [icons, font] = await Promise.all([embedAll(iconFiles(combos, preferences)), embeddedFace()]);
  const holder = document.createElement("div");
  holder.className = styles.holder ?? "";
  holder.setAttribute("aria-hidden", "true");
  holder.inert = true;
  const root = createRoot(holder);
  try {
    const picture = await new Promise<HTMLElement>((resolve) =>
      root.render(
        <ComboPicture
          combos={combos}
          preferences={preferences}
          icons={icons}
          stancesOf={(combo) => stateOf(combo.character).checker?.stances ?? guessStances(combo)}
          host={publicHost(siteUrl)}
          onRendered={resolve}
        />,
      ),
    );
    document.body.append(holder);
    saveFile(await draw(picture, font), FILE_NAME);
  } finally {
    root.unmount();
    holder.remove();
  }
}

async function draw(picture: HTMLElement, font: string): Promise<Blob> {
  const blob = await toBlob(picture, {
    pixelRatio: fittingScale(picture.offsetWidth, picture.offsetHeight),
    includeStyleProperties: PICTURE_STYLES,
    fontEmbedCSS: font,
  });
  if (blob === null) throw new Error("The browser made no picture");
  return blob;
}
