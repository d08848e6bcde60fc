/**
 * The patch of the game that search-oriented text names, `1.05`: fixed by the specification (docs/fixed-by-the-specification.md).
 * What a sheet was checked against is another thing: its movelist's month and the last patch before that (`dataWords`).
 */
export const PATCH = "1.05";
