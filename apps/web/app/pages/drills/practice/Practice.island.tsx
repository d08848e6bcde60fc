import { joinSides, PRACTICE_PATH } from "@tactician/contract";
import { type CharacterId, isCharacterId } from "@tactician/game";
import type { ReactNode } from "react";
import { fetchMatchupSide } from "../../../base/api.ts";
import { failureMessage } from "../../../base/ask.ts";
import { island } from "../../../live/island.tsx";
import { useAddress } from "../../../live/use-address.ts";
import { useAsync } from "../../../live/use-async.ts";
import { useStored } from "../../../live/use-stored.ts";
import { drillsAddress } from "../core/drills-address.ts";
import { DeckForm } from "../DeckForm.tsx";
import styles from "./Page.module.css";
import { Recipe } from "./Recipe.tsx";

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
        {me === "unknown" || them === "unknown" ? (
          <p role="alert" className={styles.note}>
            The address names a character that nobody here knows. Choose above who plays whom.
          </p>
        ) : (
          <PairRecipe me={me} them={them} />
        )}
      </div>
    </article>
  );
}

function known(named: CharacterId | "unknown" | undefined): CharacterId | undefined {
  return named === "unknown" ? undefined : named;
}

interface PairRecipeProps {
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
}

function PairRecipe({ me, them }: PairRecipeProps): ReactNode {
  const isChosen = me !== undefined && them !== undefined;
  const asked = useAsync(isChosen ? `${me} ${them}` : undefined, async () => {
    const sides = await Promise.all([fetchMatchupSide(me ?? ""), fetchMatchupSide(them ?? "")]);
    return joinSides(...sides);
  });
  if (asked.state === "idle")
    return <p className={styles.note}>Choose both characters, and the recipe is here.</p>;
  if (asked.state === "ready") return <Recipe matchup={asked.value} />;
  if (asked.state === "loading") {
    return (
      <p role="status" className={styles.note}>
        Writing the recipe...
      </p>
    );
  }
  return (
    <p role="alert" className={styles.note}>
      The recipe did not arrive: {failureMessage(asked.thrown)}.{" "}
      <button type="button" className={styles.retry} onClick={asked.retry}>
        Try again
      </button>
    </p>
  );
}

export default island("pages/drills/practice/Practice", "start", PracticePage);
