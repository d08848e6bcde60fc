import { afterPath, movePath } from "@tactician/contract";
import { type CharacterId, readPublicMoveId } from "@tactician/game";
import type { MetSum } from "@tactician/mine";
import type { ReactNode } from "react";
import { readHitsBy } from "../../../kept/hits-by.ts";
import { keptKinds } from "../../../kept/mine-database.ts";
import { mineStore } from "../../../kept/mine-store.ts";
import { hitYou } from "../../../kept/words.ts";
import * as words from "./words.ts";
import styles from "./written.module.css";

/** What the visitor has written down about an opponent's moves, by public id. */
export interface Written {
  /** What hit them, in brief for a row. */
  readonly marks: ReadonlyMap<string, ReactNode>;
  /** What opens the note on a move. */
  readonly notes: ReadonlyMap<string, ReactNode>;
  /** What hit them, all of it. */
  readonly list: ReactNode;
}

/** The most that the list has; all of it is on the page of one's own matches. */
const MOST = 8;

export async function readWritten(them: CharacterId): Promise<Written> {
  const kinds = keptKinds();
  const [hits, notes] = await Promise.all([
    kinds.includes("matches") ? readHitsBy(them) : new Map<string, MetSum>(),
    kinds.includes("notes") ? mineStore.notesOn(them) : [],
  ]);
  const noted = notes.flatMap(({ subject }) => subject.split(/^move:/)[1] ?? []);
  return {
    marks: new Map([...hits].map(([move, sum]) => [move, <Mark key={move} sum={sum} />])),
    notes: new Map(noted.map((move) => [move, <NoteOn key={move} move={move} them={them} />])),
    list: hits.size === 0 ? undefined : <HitList them={them} sums={[...hits.values()]} />,
  };
}

function NoteOn({ move, them }: { move: string; them: CharacterId }): ReactNode {
  return (
    <button type="button" className={styles.noted} data-note={`move:${move}`}>
      {words.yourNote}
      <span className="visually-hidden">{words.noteOn(readPublicMoveId(them, move) ?? move)}</span>
    </button>
  );
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
