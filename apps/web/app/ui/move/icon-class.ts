/** Class of a token's picture in the generated sprite sheet: `df` -> `mi-df`, `1+2` -> `mi-1-2`, `[` -> `mi-bracketl`. */
export function iconClass(iconId: string): string {
  if (iconId === "[") return "mi-bracketl";
  if (iconId === "]") return "mi-bracketr";
  return `mi-${iconId.replaceAll("+", "-")}`;
}
