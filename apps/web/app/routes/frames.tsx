import { FRAMES_PATH } from "@tactician/contract";
import { FramesPicker } from "../features/frames/FramesPicker.tsx";
import { type CharacterList, loadCharacters } from "../lib/api.ts";
import { readCharacters } from "../lib/content.server.ts";
import { absolute, pageMeta } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/frames";

const description = `Frame data of every character of Tekken 8, patch ${PATCH}: startup, advantage on block, hit and counter hit, damage, range.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Tekken 8 frame data of every character",
    description,
    keywords: ["Tekken 8 frame data", "Tekken 8 movelist", "Tekken 8 punishable moves"],
    path: FRAMES_PATH,
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 frame data",
      url: absolute(FRAMES_PATH),
      description,
    },
  });

export async function loader(): Promise<{ characters: CharacterList }> {
  return { characters: await readCharacters() };
}

export function clientLoader(): { characters: CharacterList } {
  return { characters: loadCharacters() };
}

export default function Frames({ loaderData }: Route.ComponentProps) {
  return <FramesPicker characters={loaderData.characters} />;
}
