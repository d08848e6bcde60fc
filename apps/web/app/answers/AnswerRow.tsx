import { type ReactNode, useId, useState } from "react";
import { MoveContext } from "../live/move-context.tsx";
import { MoveInputs } from "../ui/move/Move.tsx";
import styles from "./AnswerRow.module.css";
import { caveatWords, damageOf } from "./core/answer-words.ts";
import { framesWords } from "./core/matchup-words.ts";
import { onlyIfItEnds } from "./core/string-words.ts";
import * as words from "./words.ts";
import {
  AnswerDetails,
  type AnsweredSituation,
  AnswerFacts,
  noneWords,
  type OwnCharacter,
} from "./YourAnswer.tsx";

interface AnswerRowProps {
  readonly me: OwnCharacter;
  readonly situation: AnsweredSituation & {
    readonly frames: number;
    readonly worstFrames: number;
    readonly from: string;
  };
  /** What everybody does, as long as nobody has said who answers. */
  readonly general: string;
  /** Its language, where the guide wrote it. */
  readonly generalLanguage: string | undefined;
  /** What the visitor's own matches say of the move; it comes late. */
  readonly mark?: ReactNode;
  /** The opponent's move. */
  readonly children: ReactNode;
}

/** Their move, what to press after blocking it, and what that deals, in one line; the combo and all else behind a press. */
export function AnswerRow({
  me: { side },
  situation,
  general,
  generalLanguage,
  mark,
  children,
}: AnswerRowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const goesOn = situation.goesOn !== undefined;
  const [best, ...others] = situation.answers ?? [];
  const left = situation.from === "crouching" ? words.alsoCrouching : "";
  return (
    <li className={styles.row} data-goes-on={goesOn ? "" : undefined}>
      <div className={styles.theirs}>
        {children}
        <span className={styles.note}>
          {framesWords(situation)}
          {left}
          {mark}
        </span>
      </div>
      {side === undefined || best === undefined ? (
        <p className={styles.general}>
          {side === undefined ? <span lang={generalLanguage}>{general}</span> : noneWords(situation)}
          {side === undefined && goesOn ? <span className={styles.note}>{words.ifItEnds}</span> : undefined}
        </p>
      ) : (
        <MoveContext value={{ stances: side.vocabulary, frameData: {} }}>
          <button
            type="button"
            className={styles.answer}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <MoveInputs notation={best.move} />
            <span className={styles.note}>
              {[
                ...(onlyIfItEnds(situation, best.frames) ? [words.ifItEnds] : []),
                ...(best.frames === undefined ? [] : [`i${best.frames}`]),
                ...caveatWords(best),
              ].join(" · ")}
            </span>
            <Damage {...damageOf(best)} launches={best.launches} />
          </button>
          {isOpen ? (
            <div id={id} className={styles.details}>
              <AnswerFacts answer={best} />
              <AnswerDetails best={best} others={others} characterId={side._id} of={situation.id} />
            </div>
          ) : undefined}
        </MoveContext>
      )}
    </li>
  );
}

interface DamageProps {
  readonly text?: string;
  readonly spoken?: string;
  readonly launches: boolean;
}

function Damage({ text = "-", spoken = words.damageUnknown, launches }: DamageProps): ReactNode {
  return (
    <span className={launches ? styles.launch : styles.damage}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden"> {spoken}</span>
    </span>
  );
}
