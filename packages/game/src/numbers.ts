/*
 * Numbers as they are read, for everything that writes one. `Intl` says the same, and takes a phone 50 ms to begin with.
 */

/** `1,200`: a whole count. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `48.6`: a number with its decimals. */
export function formatDecimal(value: number, decimals = 1): string {
  return value.toFixed(decimals);
}
