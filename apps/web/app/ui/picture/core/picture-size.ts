/** Pixels of a saved picture for each pixel of the page (docs/fixed-by-the-specification.md). */
const PICTURE_SCALE = 1.5;

/** What every browser can draw: iPhones stop at 16.7 million pixels, and at 16,384 in one direction. */
const MAX_AREA = 16_777_216;
const MAX_SIDE = 16_384;

/** The scale of a picture of that size in pixels: 1.5, or as much as browsers can draw. */
export function fittingScale(width: number, height: number): number {
  const byArea = Math.sqrt(MAX_AREA / (width * height));
  return Math.min(PICTURE_SCALE, byArea, MAX_SIDE / width, MAX_SIDE / height);
}

/** The host for the mark of a picture, `tactician.example`; none for a site that only its owner can open. */
export function publicHost(siteUrl: string): string | undefined {
  const { hostname } = new URL(siteUrl);
  return /^(localhost|127\.|\[|10\.|192\.168\.)/.test(hostname) ? undefined : hostname;
}
