/** Letters of the display face as pixels, for pictures that the server draws without a library. */
import { type DrawnParts, INK_STEPS, LETTER_SIZES, type Letter } from "@tactician/static-site";
import { type DisplayLetter, openDisplayLetters } from "./display-text.ts";

/** Everything that names of moves, commands and figures are written with. */
const SIGNS = [...range(0x20, 0x7e), ...range(0xc0, 0xff), "·", "’"];

/** Around each letter, so that smooth edges of neighbours stay apart. */
const GAP = 2;

/** Every letter in every size, and the strengths of all their pixels, one letter behind the other. */
export async function renderLetters(): Promise<Pick<DrawnParts, "letters" | "strengths">> {
  const letterOf = await openDisplayLetters();
  const letters: DrawnParts["letters"] = [];
  const strengths: number[] = [];
  for (const size of LETTER_SIZES) {
    const drawn = SIGNS.flatMap((sign) => {
      const letter = letterOf(sign, size);
      return letter === undefined ? [] : [{ sign, letter, ...frameOf(letter) }];
    });
    const height = Math.max(...drawn.map((one) => one.height));
    const width = drawn.reduce((sum, one) => sum + one.width, 0);
    let x = 0;
    const paths: string[] = [];
    for (const one of drawn) {
      paths.push(`<path transform="translate(${x - one.left} ${one.top})" d="${one.letter.outline}"/>`);
      x += one.width;
    }
    const pixels = await greyPixels(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff">${paths.join("")}</g></svg>`,
    );
    const found: [string, Letter][] = [];
    x = 0;
    for (const { sign, letter, width: own, height: ownHeight, left, top } of drawn) {
      const start = strengths.length;
      for (let row = 0; row < ownHeight; row++)
        for (let column = 0; column < own; column++)
          strengths.push(Math.round(((pixels[row * width + x + column] ?? 0) / 255) * (INK_STEPS - 1)));
      found.push([sign, { advance: letter.advance, left, top, width: own, height: ownHeight, start }]);
      x += own;
    }
    letters.push({ size, letters: Object.fromEntries(found) });
  }
  return { letters, strengths: Uint8Array.from(strengths) };
}

/** The whole pixels around a letter, from the pen on the baseline. */
function frameOf({ box: { x1, y1, x2, y2 } }: DisplayLetter) {
  const [left, top] = [Math.floor(x1) - GAP, Math.ceil(-y1) + GAP];
  return { left, top, width: Math.ceil(x2) + GAP - left, height: Math.ceil(y2) + GAP + top };
}

async function greyPixels(svg: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
}
