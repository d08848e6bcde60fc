/** An estimate as it stands on the page: `about 62 damage`, or `about 58 to 62 damage` where the launchers differ. */
export function damageWords({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `about ${min} damage` : `about ${min} to ${max} damage`;
}
