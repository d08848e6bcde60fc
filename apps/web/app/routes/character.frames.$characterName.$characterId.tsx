import type { CharacterMoves } from "@tactician/contract";
import { Suspense, use } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { FramesPage } from "../features/frames/FramesPage.tsx";
import { framesMeta, pendingFramesMeta } from "../features/frames/frames-meta.ts";
import { failureMessage, fetchMoves } from "../lib/api.ts";
import { readFrames } from "../lib/content.server.ts";
import { CharacterError, CharacterLoading } from "../ui/CharacterStates.tsx";
import type { Route } from "./+types/character.frames.$characterName.$characterId";

/** What became of asking for a movelist; a failure is a state of this page, not of the router. */
type FramesAnswer = { readonly moves: CharacterMoves } | { readonly failure: string };

interface FramesData {
  /** Ready in a prerendered page, on its way after a click. */
  readonly answer: FramesAnswer | Promise<FramesAnswer>;
}

export async function loader({ params }: Route.LoaderArgs): Promise<FramesData> {
  return { answer: { moves: await readFrames(params.characterId) } };
}

export function clientLoader({ params }: Route.ClientLoaderArgs): FramesData {
  const answer = fetchMoves(params.characterId).then(
    (moves) => ({ moves }),
    (thrown: unknown) => ({ failure: failureMessage(thrown) }),
  );
  return { answer };
}

/** Filters and the linked move stand in the address too, and change nothing about this data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const answer = loaderData?.answer;
  if (answer !== undefined && "moves" in answer) return framesMeta(answer.moves);
  return pendingFramesMeta(params.characterId);
}

export default function FramesOfCharacter({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.characterId} fallback={<CharacterLoading characterId={params.characterId} />}>
      <AnsweredFrames answer={loaderData.answer} />
    </Suspense>
  );
}

function AnsweredFrames({ answer }: FramesData) {
  const { pathname } = useLocation();
  const settled = "then" in answer ? use(answer) : answer;
  if ("failure" in settled) return <CharacterError message={settled.failure} address={pathname} />;
  return <FramesPage movelist={settled.moves} />;
}
