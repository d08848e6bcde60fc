import { afterPath, movePath } from "@tactician/contract";
import { type CharacterId, readPublicMoveId } from "@tactician/game";
import type { MetSum } from "@tactician/mine";
import type { ReactNode } from "react";
import { readHitsBy } from "../../../kept/hits-by.ts";
import { hitYou } from "../../../kept/words.ts";
import styles from "./HitList.module.css";
import * as words from "./words.ts";

/** What the visitor's own matches say of the opponent's moves, by public id: all of it, and in brief for a row. */
export interface Hits {
  readonly marks: ReadonlyMap<string, ReactNode>;
  readonly list: ReactNode;
}

/** The most that the list has; all of it is on the page of one's own matches. */
const MOST = 8;

export async function readHits(them: CharacterId): Promise<Hits> {
  const hits = await readHitsBy(them);
  return {
    marks: new Map([...hits].map(([move, sum]) => [move, <Mark key={move} sum={sum} />])),
    list: hits.size === 0 ? undefined : <HitList them={them} sums={[...hits.values()]} />,
  };
}

/** In the line of a move's frames, which it makes no higher: it comes late. The list below says it whole. */
function Mark({ sum }: { sum: MetSum }): ReactNode {
  return (
    <span className={styles.mark} title={hitYou(sum.hits, sum.hitIn)}>
      {" · "}
      <span aria-hidden="true">{words.hitTimes(sum.hits)}</span>
      <span className="visually-hidden">{hitYou(sum.hits, sum.hitIn)}</span>
    </span>
  );
}

function HitList({ them, sums }: { them: CharacterId; sums: readonly MetSum[] }): ReactNode {
  return (
    <section className={styles.list} aria-labelledby="hit-you">
      <h2 id="hit-you" className="flush">
        {words.whatHitYou}
      </h2>
      <ul>
        {sums.slice(0, MOST).map((sum) => {
          const key = readPublicMoveId(them, sum.move);
          return (
            <li key={sum.move}>
              {key === undefined ? sum.move : <a href={movePath(them, key)}>{key}</a>}:{" "}
              {hitYou(sum.hits, sum.hitIn)}
            </li>
          );
        })}
      </ul>
      <a className="target" href={afterPath(undefined, them)}>
        {words.whatHitMe}
      </a>
    </section>
  );
}
