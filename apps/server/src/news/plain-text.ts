/** Text without markup, on one line, of at most so many characters: `plainText("<b>Patch</b> [b]2[/b]", 200)` -> `Patch 2`. */
export type PlainText = (markup: string, longest: number) => string;

/** More than any title or summary needs. */
const LONGEST_INPUT = 20_000;

/** BBCode whose content is no text. */
const BBCODE_MEDIA =
  /\[(img|video|previewyoutube|youtube)\b[^\]]{0,500}\][^[]{0,2000}(?:\[\/\1\]|$)|\{STEAM_CLAN_(?:LOC_)?IMAGE\}\S{0,500}/gi;
/** Tags of Steam's BBCode alone: other words in brackets, `[PC]`, belong to the text. */
const BBCODE_TAG =
  /\[\/?(?:\*|b|i|u|s|p|c|hr|br|strike|url|h[1-6]|o?list|quote|noparse|code|spoiler|table|tr|t[hd]|img|video|carousel|expand|dynamiclink|center|color|size)(?:[=\s][^\]]{0,500})?\]/gi;
/** Control characters and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Makes the function that takes markup away. The library behind it is loaded here, at the first news, because a server that
 * nobody asks for news should not carry it.
 */
export async function loadPlainText(): Promise<PlainText> {
  const { compile } = await import("html-to-text");
  const withoutHtml = compile({
    wordwrap: false,
    limits: { maxInputLength: LONGEST_INPUT, maxDepth: 50 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "iframe", format: "skip" },
      { selector: "svg", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: "ul", options: { itemPrefix: " " } },
    ],
  });
  return (markup, longest) => {
    const html = markup.slice(0, LONGEST_INPUT).replace(BBCODE_MEDIA, " ").replace(BBCODE_TAG, " ");
    const text = withoutHtml(html).replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();
    return shortened(text, longest);
  };
}

/** Cut between two words, with an ellipsis. */
function shortened(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const isNear = lastSpace > Math.max(0, cut.length - 40);
  const kept = isNear ? cut.slice(0, lastSpace) : letters.slice(0, longest - 1).join("");
  return `${kept.replace(/[\s.,;:!?-]+$/, "")}…`;
}
