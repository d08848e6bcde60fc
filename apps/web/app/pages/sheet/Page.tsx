import type { Character } from "@tactician/contract";
import type { AnsweredCharacter } from "../../base/answer.ts";
import { AnsweredPage } from "../../ui/AnsweredPage.tsx";
import { CharacterSheet } from "./CharacterSheet.tsx";

export default function SheetPage(props: AnsweredCharacter<Character>) {
  return <AnsweredPage {...props}>{(character) => <CharacterSheet character={character} />}</AnsweredPage>;
}
