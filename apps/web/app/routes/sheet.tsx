import type { Character } from "@tactician/contract";
import { CharacterSheet } from "../features/sheet/CharacterSheet.tsx";
import type { AnsweredCharacter } from "../lib/answer.ts";
import { AnsweredPage } from "../ui/AnsweredPage.tsx";

export default function SheetPage(props: AnsweredCharacter<Character>) {
  return <AnsweredPage {...props}>{(character) => <CharacterSheet character={character} />}</AnsweredPage>;
}
