/* The room that a page keeps for what an address asks for (head/head.ts). */

/** Says whether the page shows what it knows of the day that was asked for. */
export function showAskedDay(isShown: boolean): void {
  document.documentElement.dataset.on = isShown ? "shown" : "asked";
}

/** Gives the room back that was kept for a character whom nobody knows. */
export function forgetMe(): void {
  delete document.documentElement.dataset.me;
}
