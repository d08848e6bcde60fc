// What a screen reader says of a move besides the words of its tokens.

/** Between what is pressed at once. */
export const plus = " plus ";
/** Behind a hit in brackets. */
export const notConnecting = " not connecting";
