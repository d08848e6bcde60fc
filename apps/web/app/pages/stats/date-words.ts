/** Instants in words, in the visitor's own time zone. */

const DAY_AND_TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** `9 Oct 2024, 07:46`, from seconds since 1970. */
export function dayAndTime(at: number): string {
  return DAY_AND_TIME.format(at * 1000);
}

/** `9 Oct 2024` */
export function day(at: number): string {
  return DAY.format(at * 1000);
}

/** `07:46` */
export function timeOfDay(at: number): string {
  return TIME.format(at * 1000);
}

/** The same for machines, as a `<time>` carries it. */
export function machineTime(at: number): string {
  return new Date(at * 1000).toISOString();
}
