import type { Character } from "@tactician/contract";
import { CharacterSheet } from "./CharacterSheet.tsx";
import type { AnsweredCharacter } from "../../base/answer.ts";
import { AnsweredPage } from "../../ui/AnsweredPage.tsx";

export default function SheetPage(props: AnsweredCharacter<Character>) {
  return <AnsweredPage {...props}>{(character) => <CharacterSheet character={character} />}</AnsweredPage>;
}
