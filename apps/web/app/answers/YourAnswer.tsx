import type { MatchupSide } from "@tactician/contract";
import type { Answer, CharacterId, Situation } from "@tactician/game";
import { type ReactNode, useState } from "react";
import { MoveContext } from "../live/move-context.tsx";
import { MoveInputs } from "../ui/move/Move.tsx";
import { MoveSequence } from "../ui/move/MoveSequence.tsx";
import { wrong } from "../ui/words.ts";
import { answerWords, evidenceWords } from "./core/answer-words.ts";
import { onlyIfItEnds } from "./core/string-words.ts";
import { WikiLink } from "./WikiLink.tsx";
import * as words from "./words.ts";
import styles from "./YourAnswer.module.css";

/** The visitor's own character while it is asked for, and what it punishes with. */
export interface OwnCharacter {
  readonly state: "idle" | "loading" | "ready" | "failed";
  readonly side: MatchupSide | undefined;
}

/** What can be done about a move, with the answers of the visitor's character once they are known. */
export type AnsweredSituation = Pick<Situation, "id" | "pushback" | "isUnsafe" | "goesOn"> & {
  readonly answers?: readonly Answer[];
};

interface YourAnswerProps {
  readonly me: OwnCharacter;
  readonly situation: AnsweredSituation | undefined;
}

/** What the visitor's own character does about a blocked move: the best answer in a line, and all else behind one press. */
export function YourAnswer({ me: { state, side }, situation }: YourAnswerProps): ReactNode {
  if (state === "idle" || state === "failed") return undefined;
  if (side === undefined) return <span className="small">...</span>;
  const [best, ...others] = situation?.answers ?? [];
  if (best === undefined) return <span className="small">{noneWords(situation)}</span>;
  return (
    <MoveContext value={{ stances: side.vocabulary, frameData: {} }}>
      <BestAnswer
        best={best}
        others={others}
        characterId={side._id}
        of={situation?.id}
        isOnlyEnd={onlyIfItEnds({ goesOn: situation?.goesOn }, best.frames)}
      />
    </MoveContext>
  );
}

/** What is said in the place of answers where there are none. */
export function noneWords(situation: AnsweredSituation | undefined): string {
  if (situation === undefined) return words.noneByFrames;
  if (situation.pushback === "out of reach") return words.nothingReaches;
  return situation.isUnsafe ? words.nothingInTime : "-";
}

interface BestAnswerProps {
  readonly best: Answer;
  readonly others: readonly Answer[];
  readonly characterId: CharacterId;
  /** The move that is answered, by its public id. */
  readonly of: string | undefined;
  /** The string may go on before it comes. */
  readonly isOnlyEnd: boolean;
}

/** A page has hundreds: what is folded away is written when somebody asks. */
function BestAnswer({ isOnlyEnd, ...details }: BestAnswerProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { best, others } = details;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        <MoveInputs notation={best.move} />
        <span className={styles.words}>
          {isOnlyEnd ? <span className={styles.gain}>{words.ifItEnds} · </span> : undefined}
          <AnswerFacts answer={best} />
        </span>
        <span className={styles.more}>{words.behind(routeOf(best).length > 0, others.length)}</span>
      </summary>
      {isOpen ? <AnswerDetails {...details} /> : undefined}
    </details>
  );
}

type AnswerDetailsProps = Omit<BestAnswerProps, "isOnlyEnd">;

/** The combo behind the best answer, and all that can be pressed instead. */
export function AnswerDetails({ best, others, characterId, of }: AnswerDetailsProps): ReactNode {
  return (
    <div className={styles.folded} data-of={of}>
      <Route steps={routeOf(best)} />
      <AnswerWiki answer={best} characterId={characterId} />{" "}
      <button
        type="button"
        className="screen-only"
        data-fact="answer"
        data-by={characterId}
        data-shown={`${best.move}, ${answerWords(best)}`}
      >
        {wrong}
      </button>
      <ul className="spaced-half">
        {others.map((answer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: answers never change their order
          <li key={place}>
            <MoveInputs notation={answer.move} /> <AnswerFacts answer={answer} />{" "}
            <AnswerWiki answer={answer} characterId={characterId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function routeOf({ launch, follows }: Answer): readonly string[] {
  return launch?.route ?? follows?.steps ?? [];
}

export function AnswerFacts({ answer }: { answer: Answer }): ReactNode {
  return (
    <>
      <span className={answer.launches ? styles.launch : styles.gain}>{answerWords(answer)}</span>{" "}
      <span className="small">· {evidenceWords(answer)}</span>
    </>
  );
}

function AnswerWiki({
  answer: { id, move },
  characterId,
}: {
  answer: Answer;
  characterId: CharacterId;
}): ReactNode {
  return id === undefined ? undefined : <WikiLink characterId={characterId} id={id} move={move} />;
}

function Route({ steps }: { steps: readonly string[] }): ReactNode {
  if (steps.length === 0) return undefined;
  return (
    <p className={styles.route}>
      <span className="small">{words.thenRoute}</span> <MoveSequence steps={steps} />
    </p>
  );
}
