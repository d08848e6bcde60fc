/** What stands where a value is not known. */
export const NO_VALUE = "–";

/** `1,200`: a whole count as it is read. `Intl.NumberFormat` says the same, and takes a phone 50 ms to begin with. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 match`, `1,200 matches`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A change with its sign, a true minus: `+12`, `−7`, `±0`. */
export function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
