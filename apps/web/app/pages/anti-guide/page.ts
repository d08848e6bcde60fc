import { antiGuidePath, LANGUAGE } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchCharacter, fetchMatchupSide } from "../../base/api.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterOf, defineRoute } from "../../base/route.ts";
import { type AntiGuidePageProps, type GuideSubject, guideOf } from "./core/guide-subject.ts";
import * as words from "./words.ts";

export const page = defineRoute<AnsweredCharacter<AntiGuidePageProps>>({
  islands: ["PunishThese", "WeakMoves"],
  head: (props, params) => {
    const guide = documentOf(props);
    return guide === undefined ? pendingAntiGuideMeta(characterOf(params)) : antiGuideMeta(guide.subject);
  },
  ask: (params) => {
    const characterId = characterOf(params);
    return { characterId, answer: answerOf(askForGuide(characterId)) };
  },
});

/** An address may name nobody, which takes one question to find out. */
async function askForGuide(characterId: CharacterId): Promise<AntiGuidePageProps | undefined> {
  const character = await fetchCharacter(characterId);
  return guideOf(character, await fetchMatchupSide(characterId));
}

/** What search engines and link previews learn about a character's anti-guide. */
function antiGuideMeta({ _id, name, fullName, guide }: GuideSubject): PageMeta {
  const path = antiGuidePath(_id);
  const title = words.pageTitle(name);
  const description = words.description(fullName, PATCH, guide.weakSide);
  return {
    title,
    description,
    keywords: words.keywords(name),
    path,
    preview: { id: _id, name },
    structuredData: {
      "@type": "Article",
      headline: title,
      description,
      about: { "@type": "Thing", name: fullName },
      mainEntityOfPage: absolute(path),
      inLanguage: LANGUAGE,
      isAccessibleForFree: true,
    },
  };
}

/** The same before the data has arrived: only the id is known. */
function pendingAntiGuideMeta(characterId: CharacterId): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [name],
  };
}
