import { antiGuidePath } from "@tactician/contract";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import type { GuideSubject } from "./core/guide-subject.ts";

/** What search engines and link previews learn about a character's anti-guide. */
export function antiGuideMeta({ _id, name, fullName, guide }: GuideSubject): PageMeta {
  const path = antiGuidePath(_id);
  const title = `How to beat ${name}`;
  const description = `How to beat ${fullName} in Tekken 8, patch ${PATCH}: moves to punish with your character's answers, what to duck, which way to step. Weak side: ${guide.weakSide}`;
  return {
    title,
    description,
    keywords: [
      `how to beat ${name}`,
      `${name} anti-guide`,
      `${name} counter`,
      `punish ${name}`,
      `${name} weak side`,
      `${name} unsafe moves`,
    ],
    path,
    preview: { id: _id, name },
    structuredData: {
      "@type": "Article",
      headline: title,
      description,
      about: { "@type": "Thing", name: fullName },
      mainEntityOfPage: absolute(path),
      inLanguage: "en",
      isAccessibleForFree: true,
    },
  };
}

/** The same before the data has arrived: only the id is known. */
export function pendingAntiGuideMeta(characterId: string): PageMeta {
  const name = nameFromId(characterId);
  return {
    title: `How to beat ${name}`,
    description: `How to beat ${name} in Tekken 8, patch ${PATCH}.`,
    keywords: [name],
  };
}
