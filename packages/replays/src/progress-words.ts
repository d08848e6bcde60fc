/** Tells of a count at most once a second, the first time at once. */
export function everySecond(tell: (count: string) => void): (count: number) => void {
  let next = 0;
  return (count) => {
    if (performance.now() < next) return;
    next = performance.now() + 1000;
    tell(grouped(count));
  };
}

/** `1,234,567` */
export function grouped(count: number): string {
  return count.toLocaleString("en-GB");
}
