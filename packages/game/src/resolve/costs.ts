/*
 * What a reading of a move string costs; the cheapest one is what the player meant. One rule is behind all numbers: 1 is a move
 * more on the way. What costs clearly less than a move is a habit of writing, what costs more is something that nobody wrote
 * down, and what is unknown costs more than anything that can be known. README.md shows how they add up.
 */

/** The way through a string, step by step. */
export const PATH_COST = {
  /** Each move. The longest command wins: Jin's `1 2 3` is one string, not three jabs. */
  move: 1,
  /** A word or circumstance between two moves, which says nothing about either. */
  word: 0.1,
  /** A stance that is only named: less than a move, so Lidia's `HAE` alone is no parry out of it (`P.HAE`). */
  mention: 0.6,
  /** A hold behind a move that the movelist does not explain, Zafina's `3 holdb` or a Heat Dash: still that move. */
  hold: 0.4,
  /** The input of a transition. Next to nothing, or Lili's `d 1 holdd` would be `FC 1` rather than `d 1` into the crouch. */
  transition: 0.05,
  /** A plain move right behind a transition: Jin's `b 3 holdf 1` is rather the stance's `ZEN 1` than a jab. */
  plainAfterTransition: 0.5,
  /**
   * A bracket passed over because it only tells how to get there, Shaheen's `df 4 1 holddf (db) ws 3 3`. Dear, because most
   * brackets hold a move: in Leroy's `(3+4) HRM f 4` the first is the way into the stance.
   */
  aside: 8,
  /** A stretch that is no move: more than any reading of a whole string by moves. */
  unknown: 60,
  /** Each key of it, so that it is as short as it can be: Asuka's `f 2 1` is `f 2` and an unknown `1`. */
  unknownKey: 1,
} as const;

/** What a command has and the text lacks, or the text has and the command lacks. */
export const COMMAND_COST = {
  /** An alias: Armor King's `fc d 1` is `hFC 1`, which it nearly is as a command, and not the alias of `d 1`. */
  link: 0.01,
  /** A word inside the text that the command does not have: Law's `heat on 1+2` is `H.1+2`. */
  word: 0.1,
  /** A circumstance of the text that the command has too: it takes back the cost of a move, so Feng's `STC parry` is that parry. */
  named: -1,
  /** A Heat Engager before `holdf`. Outweighs `named`: in `heat f f 2 holdf` Kazuya dashes out of the engager `f,F+2`. */
  heatDash: -1.2,
  /** A direction held or not: Jun's `MIA f` is `MIA F`. Where the character has both, each is read as written. */
  heldDirection: 0.6,
  /** The command's button is held. Less than `optional`: a charged just frame is rather found by its sign than by its hold. */
  charge: 0.9,
  /** A just frame or neutral that one of the two lacks: Bryan's `f b 2` is `f n b 2`, Clive's `2:1` is `2 1`. */
  optional: 1,
  /** A circumstance or a stance in the middle that nobody wrote: Steve's `d 1+2` is `OTG.d+1+2`, there is no other. */
  unnamed: 2,
  /** A word of the command that nobody wrote, the least likely to be meant. */
  unnamedWord: 3,
} as const;

/** Beginning to read a command elsewhere than at its first key. */
export const READING_COST = {
  /** `fc` for `hfc`: movelists tell half from full crouch, players seldom do. */
  otherCrouch: 0.05,
  /** From a crouch `d` is no input: `fc d 1` is `FC 1`. */
  crouchDown: 0.1,
  /** `d`, `db` or neither: the same crouch, held otherwise. Paul's `FC 1` is the crouch jab that is listed as `db 1`. */
  crouchDirection: 0.2,
  /** `db` that was not written: `fc 1` for `FC db 1`. */
  crouchUnwritten: 0.3,
  /** `d` from standing, for the crouching move: only where there is no standing one. */
  crouchUnsaid: 2,
  /** The same by `db`: `db 1` is rather `FC db+1` (`crouchUnsaid`) than `FC 1`. */
  crouchUnsaidTurned: 2.2,
  /** A sidestep or a crouch that the command lacks: Jin's `ss 2` is his `2`, King's `fc uf 4` the hopkick. */
  stateLeftOut: 1.5,
  /** `f n d df` for the state `cd` and back, and a motion for the stance it leads to: Hwoarang's `f n d df 3` is `CD 3`. */
  motion: 0.3,
  /** The crouch dash as rising: `f n d df 1` for `ws 1`, where the character has no such move out of the dash. */
  dashRising: 2.5,
  /** A stance before a string that names it later: `GRF df 3+4 3`. */
  placeAhead: 0.3,
  /** A power that lasts (a mode) before a move that does not need it: Claudio's `STB b 4` is `b 4`. */
  mode: 2.5,
  /** A move of the stance that the move before can go into, without the input for it. */
  transitionUnsaid: 1,
  /** The rest of a string whose beginning is the move before: Bryan's `b 3 holdf 2 1` is `b 3`, then the rest of `b 3 2 1`. */
  followUp: 3,
} as const;

/** What is not tried: bounds for text that is no move. */
export const LIMIT = {
  /** A command that takes more than this for granted was not meant. */
  commandCost: 5,
  /** Words and circumstances inside one command. With more, sentences would be read as moves. */
  leftOut: 4,
  /** Ways to have read a string up to a place; those behind the sixth differ in nothing that matters. */
  states: 6,
} as const;
