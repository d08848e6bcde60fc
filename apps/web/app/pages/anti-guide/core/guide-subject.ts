import type { AttackingSide, Character } from "@tactician/contract";
import { meaningsInProse, movesInProse } from "@tactician/notation";

export type AntiGuide = Character["counterSchema"][number];

/** What the anti-guide shows of a character. A page carries only this of the whole document. */
export interface GuideSubject
  extends Pick<Character, "_id" | "name" | "fullName" | "vocabulary" | "frameData" | "defence"> {
  readonly guide: AntiGuide;
}

export interface AntiGuidePageProps {
  readonly subject: GuideSubject;
  readonly side: AttackingSide;
}

/** The first anti-guide of a character with the frame data of its moves; `undefined` for a character without one. */
export function guideOf(character: Character | undefined, side: AttackingSide) {
  const guide = character?.counterSchema[0];
  if (character === undefined || guide === undefined) return undefined;
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
  return { subject: { _id, name, fullName, vocabulary, frameData, defence, guide }, side };
}
