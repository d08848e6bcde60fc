/** From this advantage on block on a move is unsafe: the fastest attacks of the game, of 10 frames, punish it. */
export const UNSAFE = -10;
