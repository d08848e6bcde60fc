import { Suspense, use } from "react";
import type { CharacterList } from "../../base/api.ts";
import { Alive } from "../../live/island.tsx";
import CharacterFinder from "./CharacterFinder.island.tsx";
import styles from "./Page.module.css";
import { bring as sayWhere } from "./where.island.ts";
import * as words from "./words.ts";

/** Says where the visitor is, leads home, and finds the character that was probably looked for. */
export default function NotFoundPage({ characters }: { characters: CharacterList }) {
  return (
    <div className={styles.page}>
      <p className={styles.status} aria-hidden="true">
        404
      </p>
      <h1>{words.heading}</h1>
      {/* The file that stands for every unknown address names none: a script says which it is. */}
      <Alive name="pages/not-found/where" wake="start" bring={sayWhere} with={{ className: styles.path }}>
        <p>{words.unknownAddress}</p>
      </Alive>
      <p>
        <a className="target" href="/">
          {words.home}
        </a>
      </p>
      <Suspense>
        <Finder characters={characters} />
      </Suspense>
    </div>
  );
}

function Finder({ characters }: { characters: CharacterList }) {
  const list = Array.isArray(characters) ? characters : use(characters);
  return list !== undefined && list.length > 0 && <CharacterFinder characters={list} />;
}
