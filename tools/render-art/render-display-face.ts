/** The display face as browsers get it, made from the package of the face. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { type ArtCache, writeIfChanged } from "./art-cache.ts";

const PUBLISHED = fileURLToPath(
  import.meta.resolve("@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff2"),
);

/** Letters, kerning and all, but no hinting, which does nothing at the sizes of headings: 11 KB instead of 18. */
const WITHOUT_HINTING = { keepAllGlyphs: true, noHinting: true } as const;

/** Names by which a face is presented: family, unique name, full name, PostScript name, typographic family. */
const PRESENTED = new Set([1, 3, 4, 6, 16]);
/** The licence reserves this name for the face as its authors published it; the other is as long. */
const RESERVED = "Saira";
const OWN = "Tacti";

/** Writes `display-face.woff2` to `spriteDir`. Throws when the package of the face is not installed. */
export async function renderDisplayFace(spriteDir: string, cache: ArtCache): Promise<string[]> {
  const published = await readFile(PUBLISHED);
  const face = await cache.get([published, "without hinting"], async () => {
    const lean = await subsetFont(published, "", { ...WITHOUT_HINTING, targetFormat: "truetype" });
    return subsetFont(withOwnName(lean), "", { ...WITHOUT_HINTING, targetFormat: "woff2" });
  });
  const file = join(spriteDir, "display-face.woff2");
  await writeIfChanged(file, face);
  return [file];
}

/** The face under a name that nobody has reserved. Copyright and licence stay as they are. */
function withOwnName(face: Buffer): Buffer {
  const renamed = Buffer.from(face);
  const tables = Array.from({ length: renamed.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const entry = tables.find((at) => renamed.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) throw new Error("The display face has no table of names");
  const table = renamed.readUInt32BE(entry + 8);
  const texts = table + renamed.readUInt16BE(table + 4);
  for (let place = 0; place < renamed.readUInt16BE(table + 2); place += 1) {
    const record = table + 6 + 12 * place;
    if (!PRESENTED.has(renamed.readUInt16BE(record + 6))) continue;
    const start = texts + renamed.readUInt16BE(record + 10);
    replaceEach(renamed.subarray(start, start + renamed.readUInt16BE(record + 8)));
  }
  return renamed;
}

/** In either encoding of names: one byte a letter, or two with the higher one first. */
function replaceEach(text: Buffer): void {
  for (const encode of [(word: string) => word, (word: string) => word.replace(/./g, "\0$&")]) {
    const own = Buffer.from(encode(OWN), "latin1");
    for (let at = text.indexOf(encode(RESERVED)); at >= 0; at = text.indexOf(encode(RESERVED), at + 1))
      own.copy(text, at);
  }
}
