import { formatCount, formatDecimal } from "@tactician/game";

/*
 * Days, months and counts as one reads them. `Intl` says the same, and takes a phone 50 ms to begin with.
 */

/** What language the site's own words are in, by BCP 47: of pages, of what they tell search engines, and of feeds. */
export const LANGUAGE = "en";

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** `2026-08` -> `August 2026`; anything else is shown as it is. */
export function monthWords(yearAndMonth: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(yearAndMonth) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? yearAndMonth : `${name} ${year}`;
}

/** What frame data is as of: `August 2026, after patch 3.00`; the month alone where no patch before it is known. */
export function dataWords(yearAndMonth: string, patch: string | undefined): string {
  const month = monthWords(yearAndMonth);
  return patch === undefined ? month : `${month}, after patch ${patch}`;
}

/** `17 March 2026` of `2026-03-17`; anything else is shown as it is. */
export function dayWords(date: string): string {
  const [, yearAndMonth = "", day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(date) ?? [];
  const month = monthWords(yearAndMonth);
  return month === yearAndMonth ? date : `${Number(day)} ${month}`;
}

/** At a move whose facts a patch changed lately: `changed in March 2026` of the day of the patch, `2026-03-17`. */
export function changedWords(day: string): string {
  return `changed in ${monthWords(day.slice(0, 7))}`;
}

/** `2026-03-16` of `2026-03-17`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

const SMALL = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count in a sentence, in words up to twelve: `twelve`, `13`. */
export function countInWords(count: number): string {
  return SMALL[count] ?? String(count);
}

/** What stands where a value is not known. */
export const NO_VALUE = "–";

/** `1 match`, `1,200 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A change with its sign, a true minus: `+12`, `−7`, `±0`. */
export function signedCount(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** `9 Oct 2024` of seconds since 1970, in the reader's own time zone, as `Intl` writes it for Britain. */
export function shortDay(at: number): string {
  const date = new Date(at * 1000);
  const month = MONTHS[date.getMonth()] ?? "";
  return `${date.getDate()} ${month.slice(0, month === "September" ? 4 : 3)} ${date.getFullYear()}`;
}

/** `07:46`, likewise. */
export function timeOfDay(at: number): string {
  const date = new Date(at * 1000);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** `9 Oct 2024, 07:46`, likewise. */
export function dayAndTime(at: number): string {
  return `${shortDay(at)}, ${timeOfDay(at)}`;
}

const UNITS = [
  [1e3, " thousand"],
  [1e6, " million"],
  [1e9, " billion"],
] as const;

/** `5.2 million`: a count that nobody needs to the last match; two digits at least. */
export function roundCount(count: number): string {
  let words = String(count);
  for (const [size, name] of UNITS) {
    // 999,500 is a million already, and not a thousand thousands.
    if (count < (size === 1e3 ? size : size - size / 2000)) break;
    const value = count / size;
    words = `${value < 9.95 ? Number(formatDecimal(value)) : Math.round(value)}${name}`;
  }
  return words;
}
