import { toBlob } from "html-to-image";
import { embeddedFace } from "../../ui/picture/embed.ts";
import { saveFile } from "../../ui/picture/save-file.ts";

/** Sharp on a stream of 1080 lines, whatever screen the card was saved from. */
const PICTURE_WIDTH = 1280;

/** Saves an element of the page as a PNG file, 1280 pixels wide. Throws when the browser cannot draw it. */
export async function saveCard(element: HTMLElement, fileName: string): Promise<void> {
  const blob = await toBlob(element, {
    pixelRatio: PICTURE_WIDTH / element.offsetWidth,
    // A picture element's other files would be asked for from inside the drawing, where nothing can be loaded.
    filter: ({ tagName }) => tagName !== "SOURCE",
    // The library looks for fonts in style sheets, and not inside cascade layers.
    fontEmbedCSS: await embeddedFace(),
  });
  if (blob === null) throw new Error("The picture is empty");
  saveFile(blob, fileName);
}
