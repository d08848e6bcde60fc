/** Videos play quietly: the game beside them is loud enough. 0 to 1. */
export const VOLUME = 0.3;
