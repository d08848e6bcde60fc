/** One entry of each list after the other, until all are there: `[[1, 2], [3]]` -> `[1, 3, 2]`. */
export function inTurns<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}
