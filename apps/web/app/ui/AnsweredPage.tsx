import type { CharacterId } from "@tactician/game";
import { type ReactNode, Suspense, use } from "react";
import type { AnsweredCharacter } from "../base/answer.ts";
import styles from "./CharacterStates.module.css";
import * as words from "./words.ts";

interface AnsweredPageProps<Document> extends AnsweredCharacter<Document> {
  readonly children: (document: Document) => ReactNode;
}

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
  if ("document" in settled)
    return settled.document === undefined ? (
      <NothingHere title={words.characterNotFound} />
    ) : (
      children(settled.document)
    );
  return <NothingHere title={words.error(settled.failure)} isWorthTrying={!settled.isMissing} />;
}

/** The one character who is worth a joke while it loads. */
const JOKER = "yoshimitsu";

function CharacterLoading({ characterId }: { characterId: CharacterId }): ReactNode {
  const isJoker = characterId === JOKER;
  return (
    <div className={styles.state} role="status">
      {isJoker && (
        <svg className={styles.blade} viewBox="0 0 96 96" aria-hidden="true">
          <path d="M46 4q8 26 4 56h-7q-3-30 3-56z" fill="currentColor" />
          <path d="M36 60h22v5H36z M43 65h8v22h-8z" className={styles.hilt} />
        </svg>
      )}
      <p className={styles.message}>{words.loadingPage}</p>
      {isJoker && <p>{words.joke}</p>}
    </div>
  );
}

interface NothingHereProps {
  readonly title: string;
  /** The API failed: the address loads the same page again, from the server's own files where it has one. Else nobody is called so. */
  readonly isWorthTrying?: boolean;
}

function NothingHere({ title, isWorthTrying = false }: NothingHereProps): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <h1 className={styles.message}>{title}</h1>
      <p>{isWorthTrying ? words.tryLater : words.nobodyHere}</p>
      <p className={styles.ways}>
        {isWorthTrying ? (
          <a className={styles.way} href={location.pathname}>
            {words.tryAgain}
          </a>
        ) : undefined}
        <a className={styles.way} href="/">
          {words.allCharacters}
        </a>
      </p>
    </div>
  );
}
