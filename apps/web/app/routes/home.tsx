import { HomePage } from "../features/home/HomePage.tsx";
import { type CharacterList, loadCharacters } from "../lib/api.ts";
import { readCharacters } from "../lib/content.server.ts";
import { absolute, pageMeta, SITE_NAME } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/home";

const description = `Pick a character and read combos, punishers, wall combos and frame data on one sheet: a fan-made guide for Tekken 8, patch ${PATCH}.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Tekken 8 combos and cheat sheets for every character",
    description,
    keywords: ["Tekken 8 combos", "Tekken 8 cheat sheet", "Tekken 8 punishers", "Tekken 8 frame data"],
    path: "/",
    structuredData: { "@type": "WebSite", name: SITE_NAME, url: absolute("/"), description },
  });

export async function loader(): Promise<{ characters: CharacterList }> {
  return { characters: await readCharacters() };
}

export function clientLoader(): { characters: CharacterList } {
  return { characters: loadCharacters() };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage characters={loaderData.characters} />;
}
