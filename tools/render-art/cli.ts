/**
 * Makes the site's pictures.
 * `node tools/render-art/cli.ts [--out apps/web/public] [--sprites apps/web/app/generated] [--sheet sheet.png]`
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { drawContactSheet } from "./contact-sheet.ts";
import { renderArt } from "./render-art.ts";

const WEB = join(import.meta.dirname, "../../apps/web");

const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(WEB, "public") },
    sprites: { type: "string", default: join(WEB, "app/generated") },
    /** Writes only a contact sheet of everything, to look at. */
    sheet: { type: "string" },
  },
});

if (values.sheet === undefined) {
  const { files, rendered } = await renderArt({ outDir: values.out, spriteDir: values.sprites });
  console.log(`art: ${files.length} files, ${rendered} rendered anew`);
} else {
  await drawContactSheet(values.sheet);
  console.log(`art: contact sheet in ${values.sheet}`);
}
