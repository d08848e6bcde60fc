import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from "react-router";
import { failureMessage, isMissing } from "./ask.ts";

/** What became of asking for the document of a page; a failure is a state of that page, not of the router. */
export type Answer<Document> =
  | { readonly document: Document | undefined }
  /** `isMissing`: the API knows of no such thing, and asking again is no use. */
  | { readonly failure: string; readonly isMissing: boolean };

/** What a character's page is made from: in a file of the build the answer is there, after a click it is on its way. */
export interface Answered<Document> {
  readonly answer: Answer<Document> | Promise<Answer<Document>>;
}

/** For a `clientLoader`: the page shows at once that its document is on its way. */
export function answerOf<Document>(document: Promise<Document | undefined>): Answered<Document> {
  return {
    answer: document.then(
      (found) => ({ document: found }),
      (thrown: unknown) => ({ failure: failureMessage(thrown), isMissing: isMissing(thrown) }),
    ),
  };
}

/** For a `meta` function: `full` where the document is there, `pending` before it has arrived. */
export function metaOf<Document>(
  data: Answered<Document> | undefined,
  full: (document: Document) => MetaDescriptor[],
  pending: () => MetaDescriptor[],
): MetaDescriptor[] {
  const answer = data?.answer;
  const isThere = answer !== undefined && "document" in answer && answer.document !== undefined;
  return isThere ? full(answer.document) : pending();
}

/** For a `shouldRevalidate`: what a visitor chooses on a page is in its address too, and changes nothing about its document. */
export function isOtherPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
