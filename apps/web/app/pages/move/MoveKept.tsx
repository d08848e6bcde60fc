import { type CharacterMoves, framesPath, type MovePage } from "@tactician/contract";
import { findByAddressPart, moveAnchor } from "@tactician/game";
import { type ReactNode, Suspense, use } from "react";
import type { Answer, AnsweredCharacter } from "../../base/answer.ts";
import { MoveContext } from "../../live/move-context.tsx";
import characterPage from "../../ui/character-page.module.css";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveFacts } from "./MoveFacts.tsx";
import styles from "./MovePage.module.css";
import * as words from "./words.ts";

export interface KeptMove extends AnsweredCharacter<CharacterMoves> {
  /** The last part of the address. */
  readonly part: string;
}

export interface PageOfMoveProps {
  readonly page: MovePage | undefined;
  /** In the shell, which has no page. */
  readonly kept?: KeptMove;
}

/**
 * For the shell, which the service worker shows where there is no connection and this page was never opened: what the movelist that
 * was saved for offline use knows of the move.
 */
export function MoveKept({ kept }: { kept: KeptMove }): ReactNode {
  return (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      <FromMovelist {...kept} />
    </Suspense>
  );
}

function FromMovelist({ answer, part }: KeptMove): ReactNode {
  const settled: Answer<CharacterMoves> = "then" in answer ? use(answer) : answer;
  const list = "document" in settled ? settled.document : undefined;
  const move = list && findByAddressPart(list.moves, part);
  if (list === undefined || move === undefined)
    return (
      <>
        <h1>{words.notSaved}</h1>
        <p>
          {words.saveGuide.before}
          <a href="/about#offline">{words.saveGuide.link}</a>
          {words.saveGuide.after}
        </p>
      </>
    );
  return (
    <MoveContext value={{ stances: list.vocabulary, frameData: {} }}>
      <article className={characterPage.page} data-character={list._id}>
        <p className={characterPage.kicker}>{list.name}</p>
        <h1 className={styles.title}>
          <MoveInputs notation={move.command} />
        </h1>
        <p role="status">{words.savedOnly}</p>
        <MoveFacts move={move} />
        <p>
          <a href={`${framesPath(list._id, list.name)}#${moveAnchor(move.command)}`}>
            {words.allMovesOf(list.name)}
          </a>
        </p>
      </article>
    </MoveContext>
  );
}
