import { ANTI_GUIDE_PATTERN } from "@tactician/contract";
import { antiGuideMeta, pendingAntiGuideMeta } from "./anti-guide-meta.ts";
import { type AntiGuidePageProps, guideOf } from "./core/guide-subject.ts";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchCharacter, fetchCharacters, fetchMatchupSide } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";

export const antiGuideRoute = defineRoute<AnsweredCharacter<AntiGuidePageProps>>({
  pattern: ANTI_GUIDE_PATTERN,
  head: (props, { characterId = "" }) => {
    const guide = documentOf(props);
    return guide === undefined ? pendingAntiGuideMeta(characterId) : antiGuideMeta(guide.subject);
  },
  ask: ({ characterId = "" }) => ({ characterId, answer: answerOf(askForGuide(characterId)) }),
});

/** An address may name nobody, which takes one question to find out. */
async function askForGuide(characterId: string): Promise<AntiGuidePageProps | undefined> {
  const character = await fetchCharacter(characterId);
  const [side, characters] = await Promise.all([fetchMatchupSide(characterId), fetchCharacters()]);
  return guideOf(character, side, characters);
}
