import { toBlob } from "html-to-image";
import type { CSSProperties, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { siteUrl } from "../../base/config.ts";
import { SITE_NAME } from "../../base/meta.ts";
import { fittingScale, publicHost } from "./core/picture-size.ts";
import { embedAll, embeddedFace } from "./embed.ts";
import styles from "./Picture.module.css";
import { saveFile } from "./save-file.ts";

interface Picture {
  readonly fileName: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** What it shows of other files: a picture reaches nothing outside of itself. */
  readonly files: readonly string[];
  /** The properties that its stylesheet uses beyond those of all pictures. */
  readonly moreStyles?: readonly string[];
  /** By the contents of its files as addresses. */
  readonly draw: (contents: ReadonlyMap<string, string>) => ReactNode;
}

/**
 * Saves something as a picture, with the site's mark. It is drawn anew, out of sight: the page's own has buttons, and its look
 * depends on the screen. Rejects when the browser cannot make the picture; what was added to the page is gone either way.
 */
export async function saveAsPicture({ fileName, files, moreStyles = [], draw, ...look }: Picture) {
  const contents = await embedAll(files);
  const font = await embeddedFace();
  const holder = document.createElement("div");
  holder.className = styles.holder ?? "";
  holder.setAttribute("aria-hidden", "true");
  holder.inert = true;
  const root = createRoot(holder);
  try {
    const picture = await new Promise<HTMLElement>((resolve) =>
      root.render(
        <div ref={(element) => void (element && resolve(element))} {...look}>
          {draw(contents)}
          <PictureMark />
        </div>,
      ),
    );
    document.body.append(holder);
    saveFile(await pictureOf(picture, font, moreStyles), fileName);
  } finally {
    root.unmount();
    holder.remove();
  }
}

async function pictureOf(picture: HTMLElement, font: string, moreStyles: readonly string[]): Promise<Blob> {
  const blob = await toBlob(picture, {
    pixelRatio: fittingScale(picture.offsetWidth, picture.offsetHeight),
    includeStyleProperties: [...PICTURE_STYLES, ...moreStyles],
    fontEmbedCSS: font,
  });
  if (blob === null) throw new Error("The browser made no picture");
  return blob;
}

/**
 * The properties that the stylesheet of a picture uses. A browser knows more than four hundred for each element, and copying
 * them all takes most of the time of an export. Widths are not among them: lines in the picture find their own, as copied ones
 * are a fraction of a pixel too narrow for their text now and then.
 */
const PICTURE_STYLES = `
  align-items align-self background-color border-bottom-left-radius border-bottom-right-radius
  border-left-color border-left-style border-left-width border-top-left-radius border-top-right-radius
  box-sizing color column-gap display flex-direction flex-grow flex-shrink flex-wrap font-family
  font-size font-weight letter-spacing line-height margin-bottom margin-left margin-right margin-top
  max-width min-height min-width overflow-wrap padding-bottom padding-left padding-right padding-top
  row-gap text-shadow text-transform white-space
`
  .trim()
  .split(/\s+/);

/** The site's mark in a corner of a picture, with its host where it has one to be found at. */
function PictureMark() {
  const host = publicHost(siteUrl);
  return (
    <p className={styles.mark}>
      {SITE_NAME}
      {host !== undefined && <span className={styles.host}>{host}</span>}
    </p>
  );
}
