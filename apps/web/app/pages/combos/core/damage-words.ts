type Estimate = { readonly min: number; readonly max: number } | undefined;

/**
 * Estimates as they are on the page: `about 62 damage`, or `about 58 to 62 damage` where the launchers differ. Of several lines
 * each says which one it is, `Line 2: about 48 damage`; those without an estimate are left out.
 */
export function damageLines(lines: readonly Estimate[]): readonly string[] {
  return lines.flatMap((estimate, index) => {
    if (estimate === undefined) return [];
    const { min, max } = estimate;
    const words = min === max ? `about ${min} damage` : `about ${min} to ${max} damage`;
    return lines.length > 1 ? `Line ${index + 1}: ${words}` : words;
  });
}
