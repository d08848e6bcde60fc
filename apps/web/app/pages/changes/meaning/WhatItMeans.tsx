import {
  ANSWER_TURNS,
  type AnswerTurn,
  antiGuidePath,
  type ChangedAnswer,
  type ChangedAnswers,
} from "@tactician/contract";
import { type CharacterId, findCharacter, parseCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useId } from "react";
import { bestWords, blockTurnWords, patchWords } from "../../../answers/core/changed-answer-words.ts";
import { fetchChangedAnswers } from "../../../base/api.ts";
import { failureMessage } from "../../../base/ask.ts";
import { forgetMe } from "../../../base/room.ts";
import { readStored } from "../../../base/storage.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { type Async, useAsync } from "../../../live/use-async.ts";
import { useOnceLive } from "../../../live/use-once-live.ts";
import { useCharacterChoices } from "../../../live/use-own-character.ts";
import { useStored } from "../../../live/use-stored.ts";
import { Select } from "../../../ui/LabelledSelect.tsx";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { changesAddress } from "../core/changes-view.ts";
import * as words from "../words.ts";
import styles from "./WhatItMeans.module.css";

interface WhatItMeansProps {
  readonly me: CharacterId | undefined;
  readonly onChoose: (me: CharacterId | undefined) => void;
}

/** What the newest patch means for who plays a character: what it punishes now, and what no longer, over all opponents. */
export function WhatItMeans({ me: inAddress, onChoose }: WhatItMeansProps): ReactNode {
  const roster = useCharacterChoices();
  const [remembered, remember] = useStored("myCharacter");
  const me = knownId(inAddress ?? parseCharacterId(remembered));
  const asked = useAsync(me, fetchChangedAnswers);
  const id = useId();
  const isNobody = useOnceLive(
    () =>
      knownId(
        changesAddress.parse(new URLSearchParams(location.search)).me ??
          parseCharacterId(readStored("myCharacter")),
      ) === undefined,
    false,
  );
  useEffect(() => {
    if (isNobody) forgetMe();
  }, [isNobody]);
  const choose = (chosen: CharacterId | undefined) => {
    remember(chosen ?? "");
    onChoose(chosen);
  };
  return (
    <section className={styles.meaning} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.title}>
        {words.whatItMeans}
      </h2>
      <p className={styles.me}>
        <label htmlFor={id}>{words.iPlay}</label>
        <Select id={id} value={me} options={roster} none={words.chooseYours} onChoose={choose} />
      </p>
      <p className={styles.note} role="status">
        {noteOf(asked)}
      </p>
      <div className={styles.turns}>
        {asked.state === "ready" ? (
          <Turns answers={asked.value} isOpen={inAddress !== undefined} />
        ) : undefined}
      </div>
    </section>
  );
}

/** What nobody is called is nobody. */
function knownId(id: CharacterId | undefined): CharacterId | undefined {
  return findCharacter(id ?? "")?.characterId;
}

function noteOf(asked: Async<ChangedAnswers>): string {
  if (asked.state === "idle") return words.whatYouPunish;
  if (asked.state === "loading") return words.loadingPunishers;
  if (asked.state === "failed") return words.noPunishers(failureMessage(asked.thrown));
  const { name, patch, opponents } = asked.value;
  return words.sincePatch(patchWords(patch), words.meaning(name, countTurns(opponents)));
}

/** How many moves turned each way, over all opponents. */
function countTurns(opponents: ChangedAnswers["opponents"]): Record<AnswerTurn, number> {
  const counts = { gained: 0, lost: 0, better: 0, worse: 0 };
  for (const { turn } of opponents.flatMap(({ answers }) => answers)) counts[turn] += 1;
  return counts;
}

function Turns({ answers, isOpen }: { answers: ChangedAnswers; isOpen: boolean }): ReactNode {
  return ANSWER_TURNS.map((turn) => (
    <TurnList key={turn} turn={turn} document={answers} isOpen={isOpen && turn === "gained"} />
  ));
}

interface TurnListProps {
  readonly turn: AnswerTurn;
  readonly document: ChangedAnswers;
  readonly isOpen: boolean;
}

/** The moves of one kind, opponent by opponent; nothing where there are none. */
function TurnList({ turn, document, isOpen }: TurnListProps): ReactNode {
  const opponents = document.opponents.flatMap(({ answers, ...them }) => {
    const own = answers.filter((answer) => answer.turn === turn);
    return own.length === 0 ? [] : { ...them, answers: own };
  });
  const count = opponents.reduce((sum, { answers }) => sum + answers.length, 0);
  if (count === 0) return undefined;
  return (
    <details className={styles.turn} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.turnTitle}>{words.TURNS[turn]}</h3>{" "}
        <span className={styles.count}>{count}</span>
      </summary>
      <ul className={styles.opponents}>
        {opponents.map(({ id, name, vocabulary, answers }) => (
          <li key={id} className={styles.opponent}>
            <a className={styles.name} href={`${antiGuidePath(id)}?me=${document._id}`}>
              {name}
            </a>
            <ul className={styles.moves}>
              {answers.map((answer) => (
                <Row key={answer.id} answer={answer} theirs={vocabulary} mine={document.vocabulary} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RowProps {
  readonly answer: ChangedAnswer;
  readonly theirs: readonly string[];
  readonly mine: readonly string[];
}

function Row({ answer, theirs, mine }: RowProps): ReactNode {
  const best = answer.now.best ?? answer.before.best;
  return (
    <li className={styles.row}>
      <MoveContext value={{ stances: theirs, frameData: {} }}>
        <MoveInputs notation={answer.move} />
      </MoveContext>
      <span className={styles.frames}>{blockTurnWords(answer)}</span>
      {best === undefined ? undefined : (
        <span className={styles.best}>
          {answer.turn === "lost" ? words.was : ""}
          <MoveContext value={{ stances: mine, frameData: {} }}>
            <MoveInputs notation={best.move} />
          </MoveContext>{" "}
          {bestWords(best)}
        </span>
      )}
    </li>
  );
}
