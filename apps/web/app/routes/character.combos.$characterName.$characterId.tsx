import type { Character } from "@tactician/contract";
import { Suspense, use } from "react";
import { useLocation } from "react-router";
import { CharacterSheet } from "../features/sheet/CharacterSheet.tsx";
import { pendingSheetMeta, sheetMeta } from "../features/sheet/sheet-meta.ts";
import { failureMessage, fetchCharacter } from "../lib/api.ts";
import { readSheet } from "../lib/content.server.ts";
import { CharacterError, CharacterLoading, CharacterNotFound } from "../ui/CharacterStates.tsx";
import type { Route } from "./+types/character.combos.$characterName.$characterId";

/** What became of asking for a character; a failure is a state of this page, not of the router. */
type SheetAnswer = { readonly character: Character | undefined } | { readonly failure: string };

interface SheetData {
  /** Ready in a prerendered page, on its way after a click. */
  readonly answer: SheetAnswer | Promise<SheetAnswer>;
}

export async function loader({ params }: Route.LoaderArgs): Promise<SheetData> {
  return { answer: { character: await readSheet(params.characterId) } };
}

export function clientLoader({ params }: Route.ClientLoaderArgs): SheetData {
  const answer = fetchCharacter(params.characterId).then(
    (character) => ({ character }),
    (thrown: unknown) => ({ failure: failureMessage(thrown) }),
  );
  return { answer };
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const answer = loaderData?.answer;
  if (answer !== undefined && "character" in answer && answer.character !== undefined) {
    return sheetMeta(answer.character);
  }
  return pendingSheetMeta(params.characterId);
}

export default function SheetPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Suspense key={params.characterId} fallback={<CharacterLoading characterId={params.characterId} />}>
      <AnsweredSheet answer={loaderData.answer} />
    </Suspense>
  );
}

function AnsweredSheet({ answer }: SheetData) {
  const { pathname } = useLocation();
  const settled = "then" in answer ? use(answer) : answer;
  if ("failure" in settled) return <CharacterError message={settled.failure} address={pathname} />;
  if (settled.character === undefined) return <CharacterNotFound />;
  return <CharacterSheet character={settled.character} />;
}
