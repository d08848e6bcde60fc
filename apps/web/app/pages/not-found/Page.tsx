import { Suspense, use } from "react";
import type { CharacterList } from "../../base/api.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import CharacterFinder from "./CharacterFinder.island.tsx";
import styles from "./Page.module.css";

const LONGEST_PATH = 120;

/** Says where the visitor is, leads home, and finds the character that was probably looked for. */
export default function NotFoundPage({ characters }: { characters: CharacterList }) {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>Whiffed! Nothing here</h1>
      <Where />
      <p>
        <a className={styles.home} href="/">
          Back to the character picker
        </a>
      </p>
      <Suspense>
        <Finder characters={characters} />
      </Suspense>
    </div>
  );
}

/** The file that stands for every unknown address names none. */
function Where() {
  const path = useOnceLive(() => cut(location.pathname), "");
  if (path === "") return <p>You are at an address that this site does not know.</p>;
  return (
    <p>
      You are at <code className={styles.path}>{path}</code>, which this site does not know.
    </p>
  );
}

/** Over-long paths are cut. */
function cut(path: string): string {
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
}

function Finder({ characters }: { characters: CharacterList }) {
  const list = Array.isArray(characters) ? characters : use(characters);
  return list !== undefined && list.length > 0 && <CharacterFinder characters={list} />;
}
