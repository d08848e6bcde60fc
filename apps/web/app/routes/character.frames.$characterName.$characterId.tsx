import type { CharacterMoves } from "@tactician/contract";
import { FramesPage } from "../features/frames/FramesPage.tsx";
import { framesMeta, pendingFramesMeta } from "../features/frames/frames-meta.ts";
import { type Answered, answerOf, isOtherPage, metaOf } from "../lib/answer.ts";
import { fetchMoves } from "../lib/api.ts";
import { readFrames } from "../lib/content.server.ts";
import { AnsweredPage } from "../ui/AnsweredPage.tsx";
import type { Route } from "./+types/character.frames.$characterName.$characterId";

export async function loader({ params }: Route.LoaderArgs): Promise<Answered<CharacterMoves>> {
  return { answer: { document: await readFrames(params.characterId) } };
}

export function clientLoader({ params }: Route.ClientLoaderArgs): Answered<CharacterMoves> {
  return answerOf(fetchMoves(params.characterId));
}

export const shouldRevalidate = isOtherPage;

export function meta({ loaderData, params }: Route.MetaArgs) {
  return metaOf<CharacterMoves>(loaderData, framesMeta, () => pendingFramesMeta(params.characterId));
}

export default function FramesOfCharacter({ loaderData, params }: Route.ComponentProps) {
  return (
    <AnsweredPage answer={loaderData.answer} characterId={params.characterId}>
      {(movelist) => <FramesPage movelist={movelist} />}
    </AnsweredPage>
  );
}
