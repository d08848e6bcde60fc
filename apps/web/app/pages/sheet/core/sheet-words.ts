/** The texts of a sheet that are made from its data. */

/** An estimate of a route's damage in words: `{ min: 62, max: 62 }` -> `About 62 damage`; two numbers depend on the launcher. */
export function damageWords({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `About ${min} damage` : `About ${min} to ${max} damage, by launcher`;
}
