/** The texts of a sheet that are made from its data. */

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** `2026-08` -> `August 2026`; anything else is shown as it is. */
export function monthWords(yearAndMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(yearAndMonth) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? yearAndMonth : `${name} ${year}`;
}

/** An estimate of a route's damage in words: `{ min: 62, max: 62 }` -> `About 62 damage`; two numbers depend on the launcher. */
export function damageWords({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `About ${min} damage` : `About ${min} to ${max} damage, by launcher`;
}
