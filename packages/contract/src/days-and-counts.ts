/*
 * Days, months and counts as one reads them. `Intl` says the same, and takes a phone 50 ms to begin with.
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

/** `17 March 2026` of `2026-03-17`; anything else is shown as it is. */
export function dayWords(date: string): string {
  const [, yearAndMonth = "", day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = monthWords(yearAndMonth);
  return month === yearAndMonth ? date : `${Number(day)} ${month}`;
}

const SMALL = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A count in a sentence, in words up to twelve: `twelve`, `13`. */
export function countInWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** What stands where a value is not known. */
export const NO_VALUE = "–";

/** `1,200`: a whole count as it is read. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 match`, `1,200 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A change with its sign, a true minus: `+12`, `−7`, `±0`. */
export function signedCount(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
