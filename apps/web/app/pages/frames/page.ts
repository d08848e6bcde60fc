import { type CharacterMoves, FRAMES_PATTERN } from "@tactician/contract";
import { framesMeta, pendingFramesMeta } from "./frames-meta.ts";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchMoves } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";

export const framesRoute = defineRoute<AnsweredCharacter<CharacterMoves>>({
  pattern: FRAMES_PATTERN,
  head: (props, { characterId = "" }) => {
    const document = documentOf(props);
    return document === undefined ? pendingFramesMeta(characterId) : framesMeta(document);
  },
  ask: ({ characterId = "" }) => ({ characterId, answer: answerOf(fetchMoves(characterId)) }),
});
