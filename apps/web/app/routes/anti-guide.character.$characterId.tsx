import type { Matchup } from "@tactician/contract";
import { Suspense, use } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { AntiGuidePage } from "../features/anti-guide/AntiGuidePage.tsx";
import { antiGuideMeta, pendingAntiGuideMeta } from "../features/anti-guide/anti-guide-meta.ts";
import {
  type GuideSubject,
  guideSubject,
  type RosterName,
  rosterNames,
} from "../features/anti-guide/core/guide-subject.ts";
import { failureMessage, fetchCharacter, fetchCharacters, fetchMatchup } from "../lib/api.ts";
import { readCharacter, readCharacters, readMatchup } from "../lib/content.server.ts";
import { CharacterError, CharacterLoading, CharacterNotFound } from "../ui/CharacterStates.tsx";
import type { Route } from "./+types/anti-guide.character.$characterId";

interface Guide {
  readonly subject: GuideSubject;
  readonly matchup: Matchup;
  readonly roster: readonly RosterName[];
}

/** What became of asking; a failure is a state of this page, not of the router. */
type GuideAnswer = { readonly guide: Guide | undefined } | { readonly failure: string };

interface GuideData {
  /** Ready in a prerendered page, on its way after a click. */
  readonly answer: GuideAnswer | Promise<GuideAnswer>;
}

export async function loader({ params }: Route.LoaderArgs): Promise<GuideData> {
  const { characterId } = params;
  const subject = guideSubject(await readCharacter(characterId));
  if (subject === undefined) return { answer: { guide: undefined } };
  const [matchup, characters] = await Promise.all([readMatchup(characterId), readCharacters()]);
  return { answer: { guide: { subject, matchup, roster: rosterNames(characters) } } };
}

export function clientLoader({ params }: Route.ClientLoaderArgs): GuideData {
  return { answer: askForGuide(params.characterId) };
}

async function askForGuide(id: string): Promise<GuideAnswer> {
  try {
    const [character, matchup, characters] = await Promise.all([
      fetchCharacter(id),
      fetchMatchup(id),
      fetchCharacters(),
    ]);
    const subject = character === undefined ? undefined : guideSubject(character);
    const roster = rosterNames(characters);
    return { guide: subject === undefined ? undefined : { subject, matchup, roster } };
  } catch (thrown) {
    return { failure: failureMessage(thrown) };
  }
}

/** The choice of one's own character stands in the address too, and changes nothing about this data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const answer = loaderData?.answer;
  if (answer !== undefined && "guide" in answer && answer.guide !== undefined) {
    return antiGuideMeta(answer.guide.subject);
  }
  return pendingAntiGuideMeta(params.characterId);
}

export default function AntiGuideOfCharacter({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.characterId} fallback={<CharacterLoading characterId={params.characterId} />}>
      <AnsweredGuide answer={loaderData.answer} />
    </Suspense>
  );
}

function AnsweredGuide({ answer }: GuideData) {
  const { pathname } = useLocation();
  const settled = "then" in answer ? use(answer) : answer;
  if ("failure" in settled) return <CharacterError message={settled.failure} address={pathname} />;
  if (settled.guide === undefined) return <CharacterNotFound />;
  return <AntiGuidePage {...settled.guide} />;
}
