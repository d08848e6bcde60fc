import { DIFFICULTIES, type Difficulty } from "@tactician/game";

/** Segments of the wheel: easy, medium, hard, easy ... clockwise from the pointer. ScoreBoard.module.css draws the same. */
const SEGMENTS = 24;
const SEGMENT_DEGREES = 360 / SEGMENTS;
const FULL_TURNS = 2;

/**
 * Where the wheel comes to rest, in degrees clockwise from its first place: at least two full turns beyond `from`, with a
 * segment of the difficulty under the pointer, never on a line. Chance picks the segment and the place on it.
 */
export function nextTurn(from: number, difficulty: Difficulty, random: () => number): number {
  const kinds = DIFFICULTIES.length;
  const picked = Math.floor(random() * (SEGMENTS / kinds)) * kinds + DIFFICULTIES.indexOf(difficulty);
  const within = 0.2 + random() * 0.6;
  // A wheel that has turned by t shows what stood t before the pointer.
  const rest = 360 - (picked + within) * SEGMENT_DEGREES;
  const turns = Math.ceil((from - rest) / 360) + FULL_TURNS;
  return rest + turns * 360;
}
