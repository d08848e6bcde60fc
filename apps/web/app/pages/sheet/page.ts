import { type Character, LANGUAGE, sheetPath } from "@tactician/contract";
import { fetchCharacter } from "../../base/api.ts";
import { absolute, type PageMeta } from "../../base/meta.ts";
import { PATCH } from "../../base/patch.ts";
import { characterRoute } from "../../ui/character-route.ts";
import * as words from "./words.ts";

export const page = characterRoute({
  islands: ["ComboVideo", "mark-sections", "played"],
  ask: fetchCharacter,
  head: sheetMeta,
  pendingHead: (name) => ({
    title: words.pageTitle(name),
    description: words.pendingDescription(name, PATCH),
    keywords: [name],
  }),
});

/** What search engines and link previews learn about a character's sheet. Every address of it names the right one. */
function sheetMeta(character: Character): PageMeta {
  const { _id, name, fullName, style, image } = character;
  const path = sheetPath(_id, name);
  const description = words.pageDescription(fullName, PATCH);
  return {
    title: words.pageTitle(name),
    description,
    keywords: [name, ...(fullName === name ? [] : [fullName]), ...words.keywords(name)],
    path,
    preview: { id: _id, name },
    structuredData: {
      "@type": "Article",
      headline: words.pageTitle(name),
      description,
      about: { "@type": "Thing", name: fullName, description: style },
      image: absolute(image),
      mainEntityOfPage: absolute(path),
      inLanguage: LANGUAGE,
      isAccessibleForFree: true,
    },
  };
}
