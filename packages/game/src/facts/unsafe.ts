/** From this advantage on block on a move is unsafe: the fastest attacks of the game, of 10 frames, punish it. */
export const UNSAFE = -10;

/** The fastest that anybody has standing: Yoshimitsu's Flash. What leaves fewer is safe against everybody. */
export const FASTEST_ANSWER = 6;
