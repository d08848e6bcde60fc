/** Address of a character's portrait: `portraitFile("jin", 96, "webp")` -> `/portraits/jin-96.webp`. */
export function portraitFile(id: string, width: number, ending: "avif" | "webp"): string {
  return `/portraits/${encodeURIComponent(id)}-${width}.${ending}`;
}
