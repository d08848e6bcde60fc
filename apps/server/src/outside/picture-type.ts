interface PictureKind {
  contentType: string;
  matches: (bytes: Buffer) => boolean;
}

const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);

/** The kinds that we pass on, told by their first bytes. No SVG: it is a document that can carry scripts. */
const PICTURE_KINDS: readonly PictureKind[] = [
  { contentType: "image/jpeg", matches: (bytes) => textAt(bytes, 0, 3) === "\xff\xd8\xff" },
  { contentType: "image/png", matches: (bytes) => textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n" },
  { contentType: "image/gif", matches: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)) },
  {
    contentType: "image/webp",
    matches: (bytes) => textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP",
  },
  { contentType: "image/avif", matches: (bytes) => /^ftypavi[fs]$/.test(textAt(bytes, 4, 12)) },
];

/** The content type of a picture by its own bytes, whatever its server calls it: `image/png`; `undefined` for anything else. */
export function pictureType(bytes: Buffer): string | undefined {
  return PICTURE_KINDS.find(({ matches }) => matches(bytes))?.contentType;
}
