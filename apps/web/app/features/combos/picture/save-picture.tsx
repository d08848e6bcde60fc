import { getFontEmbedCSS, toBlob } from "html-to-image";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { siteUrl } from "../../../lib/config.ts";
import { shownPreferences } from "../../../lib/preferences.ts";
import type { Combo } from "../core/combo.ts";
import { fittingScale, publicHost } from "../core/picture-size.ts";
import { stateOf } from "../move-checkers.ts";
import { knowledgeOf } from "../row/move-knowledge.ts";
import { saveFile } from "../save-file.ts";
import styles from "./ComboPicture.module.css";
import { ComboPicture } from "./ComboPicture.tsx";
import { PICTURE_STYLES } from "./picture-styles.ts";

const FILE_NAME = "combination.png";

/**
 * Saves combos as one transparent picture. They are drawn anew, out of sight: the page's own rows have buttons, and their look
 * depends on the screen. Rejects when the browser cannot make the picture; what was added to the page is gone either way.
 */
export async function savePictureOf(combos: readonly Combo[]): Promise<void> {
  const holder = document.createElement("div");
  holder.className = styles.holder ?? "";
  holder.setAttribute("aria-hidden", "true");
  holder.inert = true;
  const root = createRoot(holder);
  try {
    document.body.append(holder);
    flushSync(() =>
      root.render(
        <ComboPicture
          combos={combos}
          preferences={shownPreferences()}
          stancesOf={(combo) => knowledgeOf(combo, stateOf(combo.character).checker).stances}
          host={publicHost(siteUrl)}
        />,
      ),
    );
    saveFile(await draw(holder.firstElementChild), FILE_NAME);
  } finally {
    root.unmount();
    holder.remove();
  }
}

async function draw(picture: Element | null): Promise<Blob> {
  if (!(picture instanceof HTMLElement)) throw new Error("There is nothing to draw");
  await Promise.all([
    document.fonts.load('700 20px "Saira Extra Condensed"'),
    ...Array.from(picture.querySelectorAll("img"), (image) => image.decode()),
  ]);
  const blob = await toBlob(picture, {
    pixelRatio: fittingScale(picture.offsetWidth, picture.offsetHeight),
    includeStyleProperties: PICTURE_STYLES,
    fontEmbedCSS: await embeddedFonts(picture),
  });
  if (blob === null) throw new Error("The browser made no picture");
  return blob;
}

let fonts: Promise<string> | undefined;

/** The display face as text for the picture, fetched once. */
function embeddedFonts(picture: HTMLElement): Promise<string> {
  fonts ??= getFontEmbedCSS(picture, { preferredFontFormat: "woff2" }).catch((thrown: unknown) => {
    fonts = undefined;
    throw thrown;
  });
  return fonts;
}
