/*
 * Days and months as one reads them. `Intl.DateTimeFormat` says the same, and takes a phone 50 ms to begin with.
 */

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

/** `17 March 2026` of `2026-03-17`. */
export function dayWords(date: string): string {
  return `${Number(date.slice(8))} ${monthWords(date.slice(0, 7))}`;
}
