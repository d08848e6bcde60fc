import { setImmediate as nextTurn } from "node:timers/promises";

/** Turns of the loop between two heavy works: so many newcomers come in, and get what is ready. */
const BETWEEN = 8;

/** Settles when the last one that was begun has had its turns. */
let free: Promise<void> = Promise.resolve();

/**
 * Settles when a work of some ten milliseconds may begin: one after the other, in the order of asking, with turns of Node's loop between
 * them. In each turn Node takes one new connection (libuv, pull request 3696): where every turn had such a work, sixty newcomers would wait
 * for sixty works, whatever they came for.
 */
export function ownTurn(): Promise<void> {
  const mine = free;
  free = mine.then(async () => {
    for (let turn = 0; turn < BETWEEN; turn += 1) await nextTurn();
  });
  return mine;
}
