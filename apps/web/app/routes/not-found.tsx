import { NotFoundPage } from "../features/finder/NotFoundPage.tsx";
import { type CharacterList, fetchCharacters } from "../lib/api.ts";
import { readCharacters } from "../lib/content.server.ts";
import { pageMeta } from "../lib/meta.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Page not found",
    description: "There is no page at this address. Find a character of Tekken 8 instead.",
    robots: "noindex",
  });

export async function loader(): Promise<{ characters: CharacterList }> {
  return { characters: await readCharacters() };
}

export function clientLoader(): { characters: CharacterList } {
  // Without the list the page still says where you are and leads home.
  return { characters: fetchCharacters().catch(() => undefined) };
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage characters={loaderData.characters} />;
}
