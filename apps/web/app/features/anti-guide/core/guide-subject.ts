import type { Character, CharacterSummary } from "@tactician/contract";

export type AntiGuide = Character["counterSchema"][number];

/** What the anti-guide shows of a character. A page carries only this of the whole document. */
export interface GuideSubject
  extends Pick<Character, "_id" | "name" | "fullName" | "vocabulary" | "frameData" | "defence"> {
  readonly guide: AntiGuide;
}

/** A character to choose as one's own. */
export type RosterName = Pick<CharacterSummary, "_id" | "name">;

/** Names alone: a page need not carry what the picker shows. */
export function rosterNames(characters: readonly CharacterSummary[]): RosterName[] {
  return characters.map(({ _id, name }) => ({ _id, name }));
}

/** The first anti-guide of a character with the frame data of its moves; `undefined` for a character without one. */
export function guideSubject(character: Character): GuideSubject | undefined {
  const [guide] = character.counterSchema;
  if (guide === undefined) return undefined;
  const { _id, name, fullName, vocabulary, defence } = character;
  const moves = new Set([
    ...guide.keyMovesToPunish.map(({ move }) => move),
    ...defence.map(({ move }) => move),
    ...guide.detailedCounterStrategies.flatMap(({ other }) => other.map(({ move }) => move)),
  ]);
  const frameData = Object.fromEntries(
    Object.entries(character.frameData).filter(([move]) => moves.has(move)),
  );
  return { _id, name, fullName, vocabulary, frameData, defence, guide };
}
