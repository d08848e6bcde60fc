import { type CharacterList, loadCharacters } from "../base/api.ts";
import { absolute } from "../base/meta.ts";
import { PATCH } from "../base/patch.ts";
import type { Route } from "../base/route.ts";

interface PickerWords {
  readonly title: string;
  readonly description: (patch: string) => string;
  readonly keywords: string[];
  readonly name: string;
}

/** What the site knows of a page at `path` that leads to each character's. */
export function pickerPage(path: string, words: PickerWords): Route<{ characters: CharacterList }> {
  const { title, keywords, name } = words;
  const description = words.description(PATCH);
  const structuredData = { "@type": "CollectionPage", name, url: absolute(path), description } as const;
  return {
    head: () => ({ title, description, keywords, structuredData }),
    ask: () => ({ characters: loadCharacters() }),
  };
}
