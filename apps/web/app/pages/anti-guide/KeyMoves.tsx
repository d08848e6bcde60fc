import type { ReactNode } from "react";
import { situationWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { Move } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuide } from "./core/guide-subject.ts";
import type { ShownSituation } from "./core/shown-situation.ts";
import * as words from "./words.ts";

interface KeyMovesProps {
  readonly moves: AntiGuide["keyMovesToPunish"];
  /** The situation after each move; absent where it leaves none. */
  readonly situations: readonly (ShownSituation | undefined)[];
}

/** The moves that one meets in every match and must not let go by. */
export function KeyMoves({ moves, situations }: KeyMovesProps): ReactNode {
  return (
    <Fold title={words.keyMoves}>
      <ul>
        {moves.map(({ _id, move, punish, purpose }, place) => (
          <MoveEntry key={_id} move={move} punish={punish} counterPlay={purpose}>
            <Situation situation={situations[place]} />
          </MoveEntry>
        ))}
      </ul>
    </Fold>
  );
}

interface MoveEntryProps {
  readonly move: string;
  readonly punish: string;
  readonly counterPlay: string;
  /** What stands beside the move. */
  readonly children?: ReactNode;
}

/** A move of theirs in a list of the guide, and what to do about it. */
export function MoveEntry({ move, punish, counterPlay, children }: MoveEntryProps): ReactNode {
  return (
    <li className={styles.entry}>
      <div className={styles.entryMove}>
        <Move notation={move} />
        {children}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.punish}</dt>
          <dd lang={PROSE_LANGUAGE}>
            <Prose text={punish} />
          </dd>
        </div>
        <div>
          <dt>{words.counterPlay}</dt>
          <dd lang={PROSE_LANGUAGE}>
            <Prose text={counterPlay} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Situation({ situation }: { situation: ShownSituation | undefined }): ReactNode {
  if (situation === undefined) return undefined;
  return (
    <span className={styles.situation}>
      <StringFirst situation={situation} />
      {situation.goesOn === undefined || situation.worstFrames === 0 ? "" : " · "}
      {situation.worstFrames === 0 ? "" : situationWords(situation)}
    </span>
  );
}
