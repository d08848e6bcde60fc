import {
  antiGuidePath,
  joinSides,
  type MatchupAnswers,
  monthWords,
  PRACTICE_PATH,
} from "@tactician/contract";
import { type PracticeSet, practiceRecipe, type Recording } from "@tactician/drills";
import { type CharacterId, isCharacterId, levelLetters } from "@tactician/game";
import { type ReactNode, useMemo } from "react";
import { answerWords } from "../../../answers/core/answer-words.ts";
import { theirPosture } from "../../../answers/core/matchup-words.ts";
import { onlyIfItEnds } from "../../../answers/core/string-words.ts";
import { StringFirst } from "../../../answers/StringFirst.tsx";
import { ifItEnds } from "../../../answers/words.ts";
import { fetchMatchupSide } from "../../../base/api.ts";
import { island } from "../../../live/island.tsx";
import { MoveContext } from "../../../live/move-context.tsx";
import { useAddress } from "../../../live/use-address.ts";
import { useAsync } from "../../../live/use-async.ts";
import { useStored } from "../../../live/use-stored.ts";
import { loadFailureWords } from "../../../ui/failure-words.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { drillsAddress } from "../core/drills-address.ts";
import { DeckForm } from "../DeckForm.tsx";
import styles from "./Page.module.css";
import recipeStyles from "./Recipe.module.css";

/** What to record in the game's practice mode for a matchup, to print on one page. */
function PracticePage(): ReactNode {
  const [address, changeAddress] = useAddress(drillsAddress);
  const [remembered, remember] = useStored("myCharacter");
  const own = remembered !== undefined && isCharacterId(remembered) ? remembered : undefined;
  const { me = own, them } = address;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Practice recipe</h1>
        <p className={styles.intro}>
          Which of their moves to record in the game’s practice mode, what to press after each, and when you
          can leave it. One page, to print and lay beside the screen.
        </p>
        <DeckForm
          page={PRACTICE_PATH}
          me={known(me)}
          them={known(them)}
          onChoose={(mine, theirs) => {
            if (mine !== undefined) remember(mine);
            changeAddress({ ...address, me: mine, them: theirs });
          }}
        />
      </header>
      <div className={styles.place}>
        <PairRecipe me={me} them={them} />
      </div>
    </article>
  );
}

function known(named: CharacterId | "unknown" | undefined): CharacterId | undefined {
  return named === "unknown" ? undefined : named;
}

interface PairRecipeProps {
  readonly me: CharacterId | "unknown" | undefined;
  readonly them: CharacterId | "unknown" | undefined;
}

function PairRecipe({ me, them }: PairRecipeProps): ReactNode {
  if (me === "unknown" || them === "unknown") {
    return (
      <p role="alert" className={styles.note}>
        The address names a character that nobody here knows. Choose above who plays whom.
      </p>
    );
  }
  if (me === undefined || them === undefined)
    return <p className={styles.note}>Choose both characters, and the recipe is here.</p>;
  return <KnownPairRecipe me={me} them={them} />;
}

function KnownPairRecipe({ me, them }: { me: CharacterId; them: CharacterId }): ReactNode {
  const asked = useAsync(`${me} ${them}`, async () =>
    joinSides(...(await Promise.all([fetchMatchupSide(me), fetchMatchupSide(them)]))),
  );
  if (asked.state === "ready") return <Recipe matchup={asked.value} />;
  if (asked.state === "failed") {
    return (
      <LoadFailure onRetry={asked.retry}>
        {loadFailureWords("the moves", asked.thrown, navigator.onLine)}
      </LoadFailure>
    );
  }
  return (
    <p role="status" className={styles.note}>
      Writing the recipe...
    </p>
  );
}

function Recipe({ matchup }: { matchup: MatchupAnswers }): ReactNode {
  const { me, them, myName, theirName, checkedAgainst } = matchup;
  const sets = useMemo(() => practiceRecipe(matchup), [matchup]);
  const heading = `${myName} against ${theirName}`;
  if (sets.length === 0) {
    return (
      <section className={recipeStyles.recipe} aria-label={heading}>
        <h2 className={recipeStyles.heading}>{heading}</h2>
        <p>
          By the frames {myName} punishes none of {theirName}’s moves for certain, so there is nothing to
          record. <a href={`${antiGuidePath(them)}?me=${me}`}>How to beat {theirName}</a> has what else helps.
        </p>
      </section>
    );
  }
  return (
    <section className={recipeStyles.recipe} aria-label={heading}>
      <div className={recipeStyles.title}>
        <h2 className={recipeStyles.heading}>{heading}</h2>
        <button type="button" className={recipeStyles.print} onClick={() => print()}>
          Print
        </button>
      </div>
      <ol className={recipeStyles.how}>
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
      <p className={recipeStyles.source}>
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
    <section className={recipeStyles.set}>
      <h3 className={recipeStyles.setHeading}>
        Set {number}: {from === "crouching" ? "block these crouching" : "block these standing"}
      </h3>
      <ol className={recipeStyles.recordings}>
        {recordings.map((recording) => (
          <Row key={recording.id} recording={recording} matchup={matchup} />
        ))}
      </ol>
      <p className={recipeStyles.stop}>Done after {stopAfter} right answers in a row.</p>
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
    <li className={recipeStyles.row}>
      <p className={recipeStyles.move}>
        <MoveContext value={{ stances: theirVocabulary, frameData: {} }}>
          <MoveInputs notation={move} />
        </MoveContext>{" "}
        <span className={recipeStyles.quiet}>
          {recording.goesOn === undefined ? undefined : (
            <MoveContext value={{ stances: theirVocabulary, frameData: {} }}>
              <StringFirst situation={recording} /> ·{" "}
            </MoveContext>
          )}
          {[letters, `-${frames}`, ...theirPosture(recording)].join(" · ")}
        </span>
      </p>
      <p className={recipeStyles.answer}>
        <MoveContext value={{ stances: myVocabulary, frameData: {} }}>
          <MoveInputs notation={answer.move} />
        </MoveContext>{" "}
        <span className={answer.launches ? recipeStyles.launch : recipeStyles.words}>
          {onlyIfItEnds(recording, answer.frames) ? `${ifItEnds} · ` : ""}
          {answerWords(answer)}
        </span>
      </p>
    </li>
  );
}

export default island("pages/drills/practice/Practice", "start", PracticePage);
