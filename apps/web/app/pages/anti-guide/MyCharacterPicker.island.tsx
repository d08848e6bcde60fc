import { drillsPath, practicePath, worldMatchupsPath } from "@tactician/contract";
import { parseCharacterId } from "@tactician/game";
import { type ReactNode, useId } from "react";
import { island } from "../../live/island.tsx";
import styles from "./AntiGuide.module.css";
import type { RosterName } from "./core/guide-subject.ts";
import { worldWords } from "./core/world-matchup.ts";
import { type MyCharacter, useMyCharacter } from "./use-my-character.ts";

interface MyCharacterPickerProps {
  readonly roster: readonly RosterName[];
  /** Whose anti-guide it is. */
  readonly them: RosterName;
}

/** "I play ...": whose answers are shown, and where they are learnt. */
function MyCharacterPicker({ roster, them }: MyCharacterPickerProps): ReactNode {
  const [me, choose] = useMyCharacter(them._id);
  const id = useId();
  return (
    <div className={styles.me}>
      <label htmlFor={id}>I play</label>
      <select id={id} value={me.id ?? ""} onChange={(event) => choose(parseCharacterId(event.target.value))}>
        <option value="">choose your character</option>
        {roster.map(({ _id: characterId, name }) => (
          <option key={characterId} value={characterId}>
            {name}
          </option>
        ))}
      </select>
      <div className={styles.meNotes}>
        <p className={styles.meNote} role="status">
          {noteOf(me)}
        </p>
        <World me={me} roster={roster} them={them} />
      </div>
      <p className={styles.meWays}>
        <a className={styles.meWay} href={drillsPath(me.id, them._id)}>
          Drill this matchup
        </a>
        <a className={styles.meWay} href={practicePath(me.id, them._id)}>
          Practice recipe
        </a>
      </p>
    </div>
  );
}

/**
 * What the world's matches say of the two; it comes with the punishers, so that it moves nothing of its own. The space before it comes
 * along: one that stood there before would move.
 */
function World({ me, roster, them }: MyCharacterPickerProps & { readonly me: MyCharacter }): ReactNode {
  const mine = roster.find(({ _id }) => _id === me.id);
  if (me.world === undefined || mine === undefined) return undefined;
  return (
    <>
      {" "}
      <p className={styles.meWorld}>
        <a href={worldMatchupsPath(mine._id)}>World’s matches</a>:{" "}
        {worldWords(mine.name, them.name, me.world)}
      </p>
    </>
  );
}

function noteOf({ state, failure }: MyCharacter): string {
  if (state === "idle") return "Your own punishers then stand beside each move.";
  if (state === "loading") return "Loading your punishers...";
  if (state === "failed") return `Your punishers did not arrive: ${failure}. Choose again to try once more.`;
  return "Best first. How far it reaches is said where it is known.";
}

export default island("pages/anti-guide/MyCharacterPicker", "idle", MyCharacterPicker);
