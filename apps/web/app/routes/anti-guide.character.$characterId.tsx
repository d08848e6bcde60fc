import type { AttackingSide, Character, CharacterSummary } from "@tactician/contract";
import { AntiGuidePage, type AntiGuidePageProps } from "../features/anti-guide/AntiGuidePage.tsx";
import { antiGuideMeta, pendingAntiGuideMeta } from "../features/anti-guide/anti-guide-meta.ts";
import { guideSubject, rosterNames } from "../features/anti-guide/core/guide-subject.ts";
import { type Answered, answerOf, isOtherPage, metaOf } from "../lib/answer.ts";
import { fetchCharacter, fetchCharacters, fetchMatchupSide } from "../lib/api.ts";
import { readAttackingSide, readCharacter, readCharacters } from "../lib/content.server.ts";
import { AnsweredPage } from "../ui/AnsweredPage.tsx";
import type { Route } from "./+types/anti-guide.character.$characterId";

type Parts = readonly [Character | undefined, AttackingSide, CharacterSummary[]];

/** Nobody, for a character without a guide. */
function guideOf([character, side, characters]: Parts): AntiGuidePageProps | undefined {
  const subject = character === undefined ? undefined : guideSubject(character);
  return subject === undefined ? undefined : { subject, side, roster: rosterNames(characters) };
}

export async function loader({
  params: { characterId },
}: Route.LoaderArgs): Promise<Answered<AntiGuidePageProps>> {
  const parts = [readCharacter(characterId), readAttackingSide(characterId), readCharacters()] as const;
  return { answer: { document: guideOf(await Promise.all(parts)) } };
}

export function clientLoader({
  request,
  params: { characterId },
}: Route.ClientLoaderArgs): Answered<AntiGuidePageProps> {
  const ask = () =>
    Promise.all([fetchCharacter(characterId), fetchMatchupSide(characterId), fetchCharacters()]);
  // A link leads to somebody who is there. An address from outside may name nobody, which takes one question to find out.
  const isFromOutside = new URL(request.url).pathname === location.pathname;
  const parts = isFromOutside ? fetchCharacter(characterId).then(ask) : ask();
  return answerOf(parts.then(guideOf));
}

export const shouldRevalidate = isOtherPage;

export function meta({ loaderData, params }: Route.MetaArgs) {
  return metaOf<AntiGuidePageProps>(
    loaderData,
    ({ subject }) => antiGuideMeta(subject),
    () => pendingAntiGuideMeta(params.characterId),
  );
}

export default function AntiGuideOfCharacter({ loaderData, params }: Route.ComponentProps) {
  return (
    <AnsweredPage answer={loaderData.answer} characterId={params.characterId}>
      {(guide) => <AntiGuidePage {...guide} />}
    </AnsweredPage>
  );
}
