import { antiGuidePath, LANGUAGE } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { fetchCharacter, fetchMatchupSide } from "../../base/api.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterRoute } from "../../ui/character-route.ts";
import { type AntiGuidePageProps, guideOf } from "./core/guide-subject.ts";
import * as words from "./words.ts";

export const page = characterRoute({
  islands: ["PunishThese", "WeakMoves"],
  ask: askForGuide,
  head: antiGuideMeta,
  pendingHead: (name) => ({
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [name],
  }),
});

/** An address may name nobody, which takes one question to find out. */
async function askForGuide(characterId: CharacterId): Promise<AntiGuidePageProps | undefined> {
  const character = await fetchCharacter(characterId);
  return guideOf(character, await fetchMatchupSide(characterId));
}

function antiGuideMeta({ subject: { _id, name, fullName, guide } }: AntiGuidePageProps): PageMeta {
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
