import { ANTI_GUIDE_PATH } from "@tactician/contract";
import { AntiGuidePicker } from "../features/anti-guide/AntiGuidePicker.tsx";
import { type CharacterList, loadCharacters } from "../lib/api.ts";
import { readCharacters } from "../lib/content.server.ts";
import { absolute, pageMeta } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/anti-guide";

const description = `How to beat every character of Tekken 8, patch ${PATCH}: what to punish, what to duck, which way to step, and your own character's answers.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Tekken 8 anti-guide: how to beat every character",
    description,
    keywords: ["Tekken 8 anti-guide", "Tekken 8 counter guide", "Tekken 8 punish finder", "how to beat"],
    path: ANTI_GUIDE_PATH,
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 anti-guide",
      url: absolute(ANTI_GUIDE_PATH),
      description,
    },
  });

export async function loader(): Promise<{ characters: CharacterList }> {
  return { characters: await readCharacters() };
}

export function clientLoader(): { characters: CharacterList } {
  return { characters: loadCharacters() };
}

export default function AntiGuide({ loaderData }: Route.ComponentProps) {
  return <AntiGuidePicker characters={loaderData.characters} />;
}
