import type { CharacterMoves } from "@tactician/contract";
import type { AnsweredCharacter } from "../../base/answer.ts";
import { AnsweredPage } from "../../ui/AnsweredPage.tsx";
import FramesPage from "./FramesPage.island.tsx";

export default function FramesOfCharacter(props: AnsweredCharacter<CharacterMoves>) {
  return <AnsweredPage {...props}>{(movelist) => <FramesPage movelist={movelist} />}</AnsweredPage>;
}
