import type { Character } from "@tactician/contract";
import { CharacterSheet } from "../features/sheet/CharacterSheet.tsx";
import { pendingSheetMeta, sheetMeta } from "../features/sheet/sheet-meta.ts";
import { type Answered, answerOf, metaOf } from "../lib/answer.ts";
import { fetchCharacter } from "../lib/api.ts";
import { readSheet } from "../lib/content.server.ts";
import { AnsweredPage } from "../ui/AnsweredPage.tsx";
import type { Route } from "./+types/character.combos.$characterName.$characterId";

export async function loader({ params }: Route.LoaderArgs): Promise<Answered<Character>> {
  return { answer: { document: await readSheet(params.characterId) } };
}

export function clientLoader({ params }: Route.ClientLoaderArgs): Answered<Character> {
  return answerOf(fetchCharacter(params.characterId));
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return metaOf<Character>(loaderData, sheetMeta, () => pendingSheetMeta(params.characterId));
}

export default function SheetPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <AnsweredPage answer={loaderData.answer} characterId={params.characterId}>
      {(character) => <CharacterSheet character={character} />}
    </AnsweredPage>
  );
}
