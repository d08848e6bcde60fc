import { type ReactNode, Suspense, use } from "react";
import type { AnsweredCharacter } from "../base/answer.ts";
import { CharacterError, CharacterLoading, CharacterNotFound, CharacterUnknown } from "./CharacterStates.tsx";

interface AnsweredPageProps<Document> extends AnsweredCharacter<Document> {
  /** The page of a document that is there. */
  readonly children: (document: Document) => ReactNode;
}

/** A character's page, or what became of asking for it. */
export function AnsweredPage<Document>(props: AnsweredPageProps<Document>): ReactNode {
  const { characterId } = props;
  return (
    <Suspense fallback={<CharacterLoading characterId={characterId} />}>
      <Page {...props} />
    </Suspense>
  );
}

function Page<Document>({ answer, children }: AnsweredPageProps<Document>): ReactNode {
  const settled = "then" in answer ? use(answer) : answer;
  if ("failure" in settled && settled.isMissing) return <CharacterUnknown message={settled.failure} />;
  if ("failure" in settled) return <CharacterError message={settled.failure} address={location.pathname} />;
  return settled.document === undefined ? <CharacterNotFound /> : children(settled.document);
}
