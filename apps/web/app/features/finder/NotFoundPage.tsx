import type { CharacterSummary } from "@tactician/contract";
import { Suspense, use } from "react";
import { Link } from "react-router";
import { useShownPath } from "../../lib/use-shown-path.ts";
import { CharacterFinder } from "./CharacterFinder.tsx";
import styles from "./NotFoundPage.module.css";

export interface FinderData {
  /** As the build knew them, or on their way; nobody where they did not arrive. */
  characters: CharacterSummary[] | Promise<CharacterSummary[]>;
}

/** Says where the visitor is, leads home, and finds the character that was probably looked for. */
export function NotFoundPage({ characters }: FinderData) {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>Whiffed! Nothing here</h1>
      <Where />
      <p>
        <Link className={styles.home} to="/">
          Back to the character picker
        </Link>
      </p>
      <Suspense>
        <Finder characters={characters} />
      </Suspense>
    </div>
  );
}

function Where() {
  const path = useShownPath();
  if (path === "") return <p>You are at an address that this site does not know.</p>;
  return (
    <p>
      You are at <code className={styles.path}>{path}</code>, which this site does not know.
    </p>
  );
}

function Finder({ characters }: FinderData) {
  const list = Array.isArray(characters) ? characters : use(characters);
  return list.length > 0 && <CharacterFinder characters={list} />;
}
