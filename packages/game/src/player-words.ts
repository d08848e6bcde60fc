/**
 * Words for the player that a move string of a sheet may hold between parentheses, `(dash) b 3`: what no token says. They
 * name no move. The list is short on purpose: a new word must mean the same on every sheet, and is explained here and in
 * `content/characters/README.md`.
 */
export const PLAYER_WORDS: Readonly<Record<string, string>> = {
  dash: "dash forward first",
  "micro dash": "dash forward first, as short as possible",
  "deep dash": "dash as far as the time allows first",
  run: "run first",
  walk: "walk forward first",
  sidestep: "sidestep first, either side",
  "sidestep left": "sidestep into the background or foreground, to your left",
  "sidestep right": "sidestep into the background or foreground, to your right",
  "sidewalk left": "sidewalk to your left first",
  "sidewalk right": "sidewalk to your right first",
  delay: "press the next input as late as it still works",
  hold: "keep the last button pressed",
  "low parry": "after a low parry",
  parry: "after a parry that worked",
  absorb: "after the move has absorbed an attack",
  whiff: "the hit before must whiff",
  far: "from a distance",
  close: "from close up",
  wall: "the opponent is at the wall",
  side: "from the opponent's side",
  back: "from behind the opponent",
  air: "the opponent is in the air",
  grounded: "the opponent lies on the ground",
  crouching: "the opponent is crouching",
  "turn around": "turn to the opponent first",
  installed: "in the character's powered-up state",
};

/** Whether the text between two parentheses is one of the words, in any case: `Sidestep  left`. */
export function isPlayerWord(text: string): boolean {
  return Object.hasOwn(PLAYER_WORDS, foldWord(text));
}

/** `Sidestep  left ` -> `sidestep left`. */
export function foldWord(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}
