import { type Character, SHEET_PATTERN } from "@tactician/contract";
import { pendingSheetMeta, sheetMeta } from "./sheet-meta.ts";
import { type AnsweredCharacter, answerOf, documentOf } from "../../base/answer.ts";
import { fetchCharacter } from "../../base/api.ts";
import { defineRoute } from "../../base/route.ts";

export const sheetRoute = defineRoute<AnsweredCharacter<Character>>({
  pattern: SHEET_PATTERN,
  head: (props, { characterId = "" }) => {
    const document = documentOf(props);
    return document === undefined ? pendingSheetMeta(characterId) : sheetMeta(document);
  },
  ask: ({ characterId = "" }) => ({ characterId, answer: answerOf(fetchCharacter(characterId)) }),
});
