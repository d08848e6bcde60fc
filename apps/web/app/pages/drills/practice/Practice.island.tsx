import {
  antiGuidePath,
  joinSides,
  type MatchupAnswers,
  monthWords,
  PRACTICE_PATH,
} from "@tactician/contract";
import { practiceRecipe, type Recording } from "@tactician/drills";
import { type CharacterId, levelLetters } from "@tactician/game";
import { type ReactNode, useMemo } from "react";
import { answerWords } from "../../../answers/core/answer-words.ts";
import { theirPosture } from "../../../answers/core/matchup-words.ts";
import { onlyIfItEnds } from "../../../answers/core/string-words.ts";
import { StringFirst } from "../../../answers/StringFirst.tsx";
import { ifItEnds } from "../../../answers/words.ts";
import { fetchMatchupSide } from "../../../base/api.ts";
import { knownOf } from "../../../base/core/named-character.ts";
import { island } from "../../../live/island.tsx";
import { MoveContext } from "../../../live/move-context.tsx";
import { useAddress } from "../../../live/use-address.ts";
import { useAsync } from "../../../live/use-async.ts";
import { useMain } from "../../../live/use-own-character.ts";
import { useStored } from "../../../live/use-stored.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { AskFailure } from "../../../ui/state/LoadFailure.tsx";
import { type DrillsAddress, drillsAddress } from "../core/drills-address.ts";
import { DeckForm } from "../DeckForm.tsx";
import styles from "./Page.module.css";
import recipeStyles from "./Recipe.module.css";
import * as words from "./words.ts";

/** What to record in the game's practice mode for a matchup, to print on one page. */
function PracticePage(): ReactNode {
  const [address, changeAddress] = useAddress(drillsAddress);
  const [, remember] = useStored("myCharacter");
  const own = useMain();
  const { me = own, them } = address;
  return (
    <article className={styles.page}>
      <header className={`screen-only ${styles.head}`}>
        <h1>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <DeckForm
          page={PRACTICE_PATH}
          me={knownOf(me)}
          them={knownOf(them)}
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

function PairRecipe({ me, them }: Pick<DrillsAddress, "me" | "them">): ReactNode {
  if (me === "unknown" || them === "unknown")
    return (
      <p role="alert" className="quiet">
        {words.unknownCharacter}
      </p>
    );
  if (me === undefined || them === undefined) return <p className="quiet">{words.chooseBoth}</p>;
  return <KnownPairRecipe me={me} them={them} />;
}

function KnownPairRecipe({ me, them }: { me: CharacterId; them: CharacterId }): ReactNode {
  const asked = useAsync(`${me} ${them}`, async () =>
    joinSides(...(await Promise.all([fetchMatchupSide(me), fetchMatchupSide(them)]))),
  );
  if (asked.state === "ready") return <Recipe matchup={asked.value} />;
  if (asked.state === "failed") return <AskFailure asked={asked} what={words.moves} />;
  return (
    <p role="status" className="quiet">
      {words.writing}
    </p>
  );
}

function Recipe({ matchup }: { matchup: MatchupAnswers }): ReactNode {
  const { me, them, myName, theirName, checkedAgainst } = matchup;
  const sets = useMemo(() => practiceRecipe(matchup), [matchup]);
  const heading = words.versus(myName, theirName);
  if (sets.length === 0) {
    return (
      <section className={recipeStyles.recipe} aria-label={heading}>
        <h2 className="flush">{heading}</h2>
        <p>
          {words.nothingToRecord.before(myName, theirName)}
          <a href={`${antiGuidePath(them)}?me=${me}`}>{words.nothingToRecord.link(theirName)}</a>
          {words.nothingToRecord.after}
        </p>
      </section>
    );
  }
  return (
    <section className={recipeStyles.recipe} aria-label={heading}>
      <div className={recipeStyles.title}>
        <h2 className="flush">{heading}</h2>
        <button type="button" className={`screen-only ${recipeStyles.print}`} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      {sets.map(({ from, recordings, stopAfter }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe never changes its order
        <section key={place} className={recipeStyles.set}>
          <h3 className={recipeStyles.setHeading}>
            {words.SETS[from === "crouching" ? "crouching" : "standing"](place + 1)}
          </h3>
          <ol className={recipeStyles.recordings}>
            {recordings.map((recording) => (
              <Row key={recording.id} recording={recording} matchup={matchup} />
            ))}
          </ol>
          <p className={recipeStyles.stop}>{words.doneAfter(stopAfter)}</p>
        </section>
      ))}
      <h3 className="flush">{words.howTo}</h3>
      <ol className={recipeStyles.how}>
        {words.steps(theirName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small">{words.source(monthWords(checkedAgainst))}</p>
    </section>
  );
}

function Row({ recording, matchup }: { recording: Recording; matchup: MatchupAnswers }): ReactNode {
  const { move, levels, frames, answer } = recording;
  const letters = levelLetters(levels.map((level) => ({ level })));
  return (
    <li className={recipeStyles.row}>
      <p>
        <MoveContext value={{ stances: matchup.theirVocabulary, frameData: {} }}>
          <MoveInputs notation={move} />{" "}
          <span className="small">
            {recording.goesOn !== undefined && <StringFirst situation={recording} />}
            {recording.goesOn !== undefined && " · "}
            {[letters, `-${frames}`, ...theirPosture(recording)].join(" · ")}
          </span>
        </MoveContext>
      </p>
      <p>
        <MoveContext value={{ stances: matchup.myVocabulary, frameData: {} }}>
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
