/**
 * Runs in `<head>` before the first paint: a page of the build is the same for everybody, and an address may ask for more. Attributes
 * on `<html>` say so to stylesheets, which keep room for what comes, so that nothing moves.
 *
 * `data-on`: frame data of another day (`?on=2025-06-01`); `asked` until the page shows what it knows of that day, and what would be
 * of the wrong day is hidden. `data-me`: somebody's own character (`?me=king`); one that is only remembered is `kept`
 * (preferences.ts).
 */
export const ROOM_SCRIPT = `;((d,q)=>{for(let n of ["on","me"])if(q.get(n))d[n]="asked"})(document.documentElement.dataset,new URLSearchParams(location.search))`;

/** Says whether the page shows what it knows of the day that was asked for. */
export function showAskedDay(isShown: boolean): void {
  document.documentElement.dataset.on = isShown ? "shown" : "asked";
}

/** Gives the room back that was kept for a character whom nobody knows. */
export function forgetMe(): void {
  delete document.documentElement.dataset.me;
}
