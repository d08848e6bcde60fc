import type { FrameFacts } from "@tactician/contract";
import type { PageData } from "../base/page-data.ts";
import { answerMoves, ownFacts } from "./move-facts.ts";

/** What a document of a character says of the moves on its page. */
interface MovesOfPage {
  readonly vocabulary: readonly string[];
  readonly frameData: Readonly<Record<string, readonly FrameFacts[]>>;
}

/** Lets the moves of a page of the build answer before the page has come to life. */
export function answerEarly({ props }: PageData): void {
  // As the routes of the two pages with moves read them (page-props.server.ts).
  const { document } = (props as { answer: { document: MovesOfPage | { readonly subject: MovesOfPage } } })
    .answer;
  const { vocabulary, frameData } = "subject" in document ? document.subject : document;
  answerMoves({ stances: vocabulary, factsOf: (move) => ownFacts(frameData, move) });
}
