import { type CharacterMoves, FRAMES_PATTERN } from "@tactician/contract";
import { framesMeta, pendingFramesMeta } from "../features/frames/frames-meta.ts";
import { type AnsweredCharacter, answerOf, documentOf } from "../lib/answer.ts";
import { fetchMoves } from "../lib/api.ts";
import { defineRoute } from "../lib/route.ts";

export const framesRoute = defineRoute<AnsweredCharacter<CharacterMoves>>({
  pattern: FRAMES_PATTERN,
  head: (props, { characterId = "" }) => {
    const document = documentOf(props);
    return document === undefined ? pendingFramesMeta(characterId) : framesMeta(document);
  },
  ask: ({ characterId = "" }) => ({ characterId, answer: answerOf(fetchMoves(characterId)) }),
});
