/** Numbers from 0 to below 1 that a seed decides (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many of them, each at most once, in the order of the draw; all where there are no more. */
export function draw<Item>(items: readonly Item[], most: number, chance: () => number): Item[] {
  const rest = [...items];
  for (let place = 0; place < Math.min(most, rest.length); place += 1) {
    const other = place + Math.floor(chance() * (rest.length - place));
    [rest[place], rest[other]] = [rest[other] as Item, rest[place] as Item];
  }
  return rest.slice(0, most);
}
