import { type Random, randomFrom } from "@tactician/game";

/** Numbers from 0 to below 1 that are the same for the same text. */
export function chanceOf(seed: string): Random {
  return randomFrom(hashOf(seed));
}

/** The same entries in an order of chance; the list itself stays as it is. */
export function shuffled<Entry>(list: readonly Entry[], chance: Random): Entry[] {
  const keyed = list.map((entry) => ({ entry, key: chance() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ entry }) => entry);
}

/** Eight hexadecimal digits that tell texts apart (FNV-1a): enough to see that an answer changed, no secret. */
export function digestOf(text: string): string {
  return (hashOf(text) >>> 0).toString(16).padStart(8, "0");
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash;
}

/** One entry of each list after the other, until all are there: `[[1, 2], [3]]` -> `[1, 3, 2]`. */
export function inTurns<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list.slice(place, place + 1)),
  ).flat();
}
