/** A press before the page lives is remembered for it; what answers is the page's own listener (start.ts). */
export function bring(): undefined {}
