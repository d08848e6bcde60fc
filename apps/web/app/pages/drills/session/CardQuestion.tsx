import {
  BREAK_FRAMES,
  type DrillCard,
  type DrillOption,
  type DrillQuestion,
  verdictOn,
} from "@tactician/drills";
import { type HitLevel, nextHits } from "@tactician/game";
import { type CSSProperties, Fragment, type ReactNode, use, useEffect, useState } from "react";
import { MoveContext } from "../../../live/move-context.tsx";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveSequence } from "../../../ui/move/MoveSequence.tsx";
import type { Deck } from "../core/deck.ts";
import {
  bestWords,
  optionWords,
  reasonWords,
  sceneWords,
  throwClock,
  verdictWords,
} from "../core/drill-words.ts";
import * as words from "../words.ts";
import cardOption from "./CardOption.module.css";
import styles from "./CardQuestion.module.css";

type RouteQuestion = Extract<DrillQuestion, { kind: "route" }>;

interface CardQuestionProps {
  readonly question: DrillQuestion;
  readonly deck: Deck;
  readonly throwing: Throwing;
  readonly isRunning: boolean;
}

/** What a card is about: a move of theirs with its hits and what one sees, or a row of one's own sheet. */
export function CardQuestion({ question, deck, throwing, isRunning }: CardQuestionProps): ReactNode {
  if (question.kind === "heat engager" || question.kind === "punisher")
    return <p className={styles.scene}>{words.ownSheet(deck.me.name)}</p>;
  if (question.kind === "route") return <Launchers deck={deck} question={question} />;
  if (question.kind === "throw break" && throwing !== "here")
    return (
      <p className={styles.scene}>
        {throwing === "expected" ? words.throwExpected(deck.them.name, BREAK_FRAMES) : "..."}
      </p>
    );
  const move = deck.moves.get(question.id);
  const scene = sceneWords(question);
  return (
    <>
      <p className={styles.move}>
        <MoveInputs notation={question.move} />
      </p>
      <p className={styles.scene}>
        {move?.name === undefined ? undefined : <span className={styles.name}>{move.name}</span>}
        <Hits levels={question.levels} asked={question.kind === "string" ? question.hit : undefined} />
      </p>
      {question.kind === "part" ? (
        <p className={styles.scene}>
          {words.mayGoOnWith}
          {nextHits(question).map(({ inputs }, place) => (
            <Fragment key={inputs}>
              {place > 0 ? words.or : ""}
              <MoveInputs notation={inputs} />
            </Fragment>
          ))}
        </p>
      ) : undefined}
      {scene === undefined ? undefined : <p className={styles.scene}>{scene}</p>}
      {question.kind === "throw break" && isRunning ? <Clock startup={move?.startup} /> : undefined}
    </>
  );
}

function Launchers({ deck, question }: { deck: Deck; question: RouteQuestion }): ReactNode {
  return (
    <MoveContext value={{ ...use(MoveContext), stances: deck.me.vocabulary }}>
      <p className={styles.move}>
        {question.launchers.map((launcher) => (
          <MoveInputs key={launcher} notation={launcher} />
        ))}
      </p>
      {question.note === undefined ? undefined : <p className={styles.scene}>{question.note}</p>}
    </MoveContext>
  );
}

function Hits({ levels, asked }: { levels: readonly HitLevel[]; asked: number | undefined }): ReactNode {
  return (
    <span className={styles.hits}>
      {levels.map((level, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: hits never change their order
          key={place}
          className={styles.hit}
          data-level={level.split(" ").at(-1)}
          data-asked={asked === place + 1 || undefined}
          style={{ "--place": place } as CSSProperties}
        >
          {levels.length > 1 ? <span className={styles.count}>{place + 1}</span> : undefined}
          {words.LEVELS[level]}
        </span>
      ))}
    </span>
  );
}

/** The frames up to the grab and those to break it, running out; to who wants no motion, as numbers. */
function Clock({ startup }: { startup: number | undefined }): ReactNode {
  const { seen, ms } = throwClock(startup);
  const share = `${(100 * seen) / (seen + BREAK_FRAMES)}%`;
  return (
    <div className={styles.clock}>
      <div
        className={styles.frames}
        aria-hidden="true"
        style={{ "--seen": share, "--time": `${ms}ms` } as CSSProperties}
      />
      <p className={styles.scene}>{words.throwFrames(seen, BREAK_FRAMES)}</p>
    </div>
  );
}

/** Before a throw comes: not at once, so that nobody answers by rhythm. */
const SHORTEST_WAIT_MS = 600;
const LONGEST_WAIT_MS = 1600;

export type Throwing = "expected" | "on its way" | "here";

/** A throw that comes some time after `brace`; at once where it `isCalm`. */
export function useThrown(isCalm: boolean) {
  const [throwing, setThrowing] = useState<Throwing>(isCalm ? "here" : "expected");

  useEffect(() => {
    if (throwing !== "on its way") return undefined;
    const wait = SHORTEST_WAIT_MS + Math.random() * (LONGEST_WAIT_MS - SHORTEST_WAIT_MS);
    const timer = setTimeout(() => setThrowing("here"), wait);
    return () => clearTimeout(timer);
  }, [throwing]);

  return { throwing: isCalm ? "here" : throwing, brace: () => setThrowing("on its way") } as const;
}

interface CardOptionProps {
  readonly option: DrillOption;
  readonly card: DrillCard;
  /** The key that chooses it. */
  readonly shortcut: string | undefined;
  readonly hasKeys: boolean;
  readonly isOpen: boolean;
  readonly isAnswered: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One choice; once the card is answered it says whether it is right, and why not. */
export function CardOption(props: CardOptionProps): ReactNode {
  const { option, card, shortcut, hasKeys, isOpen, isAnswered, isChosen, onChoose } = props;
  const verdict = verdictOn(option, card);
  return (
    <button
      type="button"
      className={cardOption.option}
      aria-keyshortcuts={hasKeys ? shortcut : undefined}
      // Not `disabled`: who has chosen it keeps the focus.
      aria-disabled={!isOpen || undefined}
      data-answered={isAnswered || undefined}
      data-chosen={isChosen || undefined}
      data-right={isAnswered ? option.isRight : undefined}
      data-works={(isAnswered && verdict === "works") || undefined}
      onClick={onChoose}
    >
      <span className={cardOption.number} aria-hidden="true">
        {isAnswered ? <Mark isRight={option.isRight} isChosen={isChosen} /> : shortcut}
      </span>
      <span className={cardOption.words}>
        {isAnswered ? <span className="visually-hidden">{words.VERDICTS_SPOKEN[verdict]}</span> : undefined}
        <OptionFace option={option} />
      </span>
      {option.kind === "move" || option.kind === "deed" ? (
        <span className={cardOption.verdict}>{isAnswered ? verdictWords(option, card) : undefined}</span>
      ) : undefined}
    </button>
  );
}

function OptionFace({ option }: { option: DrillOption }): ReactNode {
  if (option.kind === "move") return <MoveInputs notation={option.move} />;
  if (option.kind === "route") return <MoveSequence steps={option.steps} />;
  return (
    optionWords(option) ?? (option.kind === "break" ? <MoveInputs notation={option.button} /> : undefined)
  );
}

function Mark({ isRight, isChosen }: { isRight: boolean; isChosen: boolean }): ReactNode {
  if (isRight) return "✓";
  return isChosen ? "✗" : undefined;
}

/** The best answer with what it brings, what follows it, and why it is the best. */
export function CardResult({ card }: { card: DrillCard }): ReactNode {
  const best = card.options[card.best];
  const facts = [best && bestWords(best), reasonWords(card.question, best)].filter(
    (fact) => fact !== undefined,
  );
  const route = best?.kind === "move" ? (best.answer?.launch?.route ?? []) : [];
  return (
    <>
      {best === undefined || best.kind === "route" ? undefined : (
        <p className="flush">
          <span className="small">{words.best}</span> <OptionFace option={best} />
        </p>
      )}
      {route.length === 0 ? undefined : (
        <p className="flush">
          <span className="small">{words.thenRoute}</span> <MoveSequence steps={route} />
        </p>
      )}
      {facts.map((fact) => (
        <p key={fact} className="small flush">
          {fact}
        </p>
      ))}
    </>
  );
}
