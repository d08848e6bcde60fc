import { antiGuidePath, type MatchupAnswers, monthWords } from "@tactician/contract";
import { type PracticeSet, practiceRecipe, type Recording } from "@tactician/drills";
import { levelLetters } from "@tactician/game";
import { type ReactNode, useMemo } from "react";
import { answerWords } from "../../../answers/core/answer-words.ts";
import { theirPosture } from "../../../answers/core/matchup-words.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveContext } from "../../../ui/move/move-context.tsx";
import styles from "./Recipe.module.css";

/** A matchup's sets of recordings, with how to go about them. */
export function Recipe({ matchup }: { matchup: MatchupAnswers }): ReactNode {
  const { me, them, myName, theirName, checkedAgainst } = matchup;
  const sets = useMemo(() => practiceRecipe(matchup), [matchup]);
  const heading = `${myName} against ${theirName}`;
  if (sets.length === 0) {
    return (
      <section className={styles.recipe} aria-label={heading}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>
          By the frames {myName} punishes none of {theirName}’s moves for certain, so there is nothing to
          record. <a href={`${antiGuidePath(them)}?me=${me}`}>How to beat {theirName}</a> has what else helps.
        </p>
      </section>
    );
  }
  return (
    <section className={styles.recipe} aria-label={heading}>
      <div className={styles.title}>
        <h2 className={styles.heading}>{heading}</h2>
        <button type="button" className={styles.print} onClick={() => print()}>
          Print
        </button>
      </div>
      <ol className={styles.how}>
        <li>
          In practice mode let the opponent be {theirName}, and record the moves of a set in this order, one
          move a recording. If there is room for fewer, leave out the last ones.
        </li>
        <li>Play back one alone: block it, then press the answer. Three times right, and on to the next.</li>
        <li>
          Then play back the whole set at random. Look at how the move ends, not at how long you have guarded.
        </li>
        <li>
          Go on to the next set when one is done. After a quarter of an hour stop: the next time begin with
          what went wrong.
        </li>
      </ol>
      {sets.map((set, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe never changes its order
        <SetOfRecordings key={place} set={set} number={place + 1} matchup={matchup} />
      ))}
      <p className={styles.source}>
        By the movelists of {monthWords(checkedAgainst)}. Damage with “about” is a whole combo’s.
      </p>
    </section>
  );
}

interface SetProps {
  readonly set: PracticeSet;
  readonly number: number;
  readonly matchup: MatchupAnswers;
}

function SetOfRecordings({ set: { from, recordings, stopAfter }, number, matchup }: SetProps): ReactNode {
  return (
    <section className={styles.set}>
      <h3 className={styles.setHeading}>
        Set {number}: {from === "crouching" ? "block these crouching" : "block these standing"}
      </h3>
      <ol className={styles.recordings}>
        {recordings.map((recording) => (
          <Row key={recording.id} recording={recording} matchup={matchup} />
        ))}
      </ol>
      <p className={styles.stop}>Done after {stopAfter} right answers in a row.</p>
    </section>
  );
}

interface RowProps {
  readonly recording: Recording;
  readonly matchup: MatchupAnswers;
}

function Row({ recording, matchup: { myVocabulary, theirVocabulary } }: RowProps): ReactNode {
  const { move, levels, frames, answer } = recording;
  const letters = levelLetters(levels.map((level) => ({ level })));
  return (
    <li className={styles.row}>
      <p className={styles.move}>
        <MoveContext value={{ stances: theirVocabulary, frameData: {} }}>
          <MoveInputs notation={move} />
        </MoveContext>{" "}
        <span className={styles.quiet}>
          {[letters, `-${frames}`, ...theirPosture(recording)].join(" · ")}
        </span>
      </p>
      <p className={styles.answer}>
        <MoveContext value={{ stances: myVocabulary, frameData: {} }}>
          <MoveInputs notation={answer.move} />
        </MoveContext>{" "}
        <span className={answer.launches ? styles.launch : styles.words}>{answerWords(answer)}</span>
      </p>
    </li>
  );
}
