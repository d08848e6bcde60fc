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
