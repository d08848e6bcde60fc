import type { CharacterId } from "@tactician/game";
import { type AnsweredCharacter, answerOf } from "../base/answer.ts";
import { nameFromId } from "../base/core/name-from-id.ts";
import type { PageMeta } from "../base/meta.ts";
import { characterOf, type Route } from "../base/route.ts";

interface CharacterPage<Document> {
  readonly islands: readonly string[];
  readonly ask: (characterId: CharacterId) => Promise<Document | undefined>;
  readonly head: (document: Document) => PageMeta;
  /** The same before the document has arrived, when only the id is known: `name` is made of it. */
  readonly pendingHead: (name: string) => PageMeta;
}

/** The route of a page that shows one character's document. */
export function characterRoute<Document>(of: CharacterPage<Document>): Route<AnsweredCharacter<Document>> {
  return {
    islands: of.islands,
    head: (props, params) => {
      const answer = props?.answer;
      const document = answer !== undefined && "document" in answer ? answer.document : undefined;
      return document === undefined ? of.pendingHead(nameFromId(characterOf(params))) : of.head(document);
    },
    ask: (params) => {
      const characterId = characterOf(params);
      return { characterId, answer: answerOf(of.ask(characterId)) };
    },
  };
}
