import type { AttackingSide, Character, CharacterSummary } from "@tactician/contract";
import { meaningsInProse, movesInProse } from "@tactician/notation";

export type AntiGuide = Character["counterSchema"][number];

/** What the anti-guide shows of a character. A page carries only this of the whole document. */
export interface GuideSubject
  extends Pick<Character, "_id" | "name" | "fullName" | "vocabulary" | "frameData" | "defence"> {
  readonly guide: AntiGuide;
}

/** What an anti-guide's page is made from. */
export interface AntiGuidePageProps {
  readonly subject: GuideSubject;
  readonly side: AttackingSide;
  readonly roster: readonly RosterName[];
}

/** A character to choose as one's own. */
export type RosterName = Pick<CharacterSummary, "_id" | "name">;

/** What the page is made from; `undefined` for a character without an anti-guide. */
export function guideOf(
  character: Character | undefined,
  side: AttackingSide,
  characters: readonly CharacterSummary[],
): AntiGuidePageProps | undefined {
  const subject = character && guideSubject(character);
  // Names alone: a page need not carry what the picker shows.
  const roster = characters.map(({ _id, name }) => ({ _id, name }));
  return subject && { subject, side, roster };
}

/** The first anti-guide of a character with the frame data of its moves; `undefined` for a character without one. */
function guideSubject(character: Character): GuideSubject | undefined {
  const [guide] = character.counterSchema;
  if (guide === undefined) return undefined;
  const { _id, name, fullName, vocabulary, defence } = character;
  const moves = new Set([
    ...guide.keyMovesToPunish.map(({ move }) => move),
    ...defence.map(({ move }) => move),
    ...guide.detailedCounterStrategies.flatMap(({ other }) => other.map(({ move }) => move)),
    ...movesInProse(JSON.stringify([guide, defence])).flatMap((move) => meaningsInProse(move)),
  ]);
  const frameData = Object.fromEntries(
    Object.entries(character.frameData).filter(([move]) => moves.has(move)),
  );
  return { _id, name, fullName, vocabulary, frameData, defence, guide };
}
