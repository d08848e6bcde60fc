import {
  type Character,
  type CharacterMoves,
  type CharacterSummary,
  characterListSchema,
  characterMovesSchema,
  characterSchema,
  type Matchup,
  matchupSchema,
  type News,
  newsSchema,
  type VideoPreview,
  videoPreviewSchema,
} from "@tactician/contract";

// Loaded with the first question to the API: building the schemas would cost the start of every page.

type Checked<Value> = { success: true; data: Value } | { success: false; error: unknown };

/** Whether an answer is a list of characters. */
export function checkCharacterList(answer: unknown): Checked<CharacterSummary[]> {
  return characterListSchema.safeParse(answer);
}

/** Whether an answer is a character's document. */
export function checkCharacter(answer: unknown): Checked<Character> {
  return characterSchema.safeParse(answer);
}

/** Whether an answer is a character's matchup. */
export function checkMatchup(answer: unknown): Checked<Matchup> {
  return matchupSchema.safeParse(answer);
}

/** Whether an answer is a character's movelist. */
export function checkMoves(answer: unknown): Checked<CharacterMoves> {
  return characterMovesSchema.safeParse(answer);
}

/** Whether an answer is news. */
export function checkNews(answer: unknown): Checked<News> {
  return newsSchema.safeParse(answer);
}

/** Whether an answer is a video's preview. */
export function checkVideoPreview(answer: unknown): Checked<VideoPreview> {
  return videoPreviewSchema.safeParse(answer);
}
