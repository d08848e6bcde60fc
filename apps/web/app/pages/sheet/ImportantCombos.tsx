import type { Character } from "@tactician/contract";
import { presentMove } from "@tactician/notation";
import { type ReactNode, use } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { MoveContext } from "../../ui/move/move-context.tsx";
import { layOutLater } from "../../ui/panel/lay-out-later.ts";
import ComboVideo from "./ComboVideo.island.tsx";
import { damageWords } from "./core/sheet-words.ts";
import styles from "./ImportantCombos.module.css";
import rows from "./rows.module.css";

type Combo = Character["importantCombos"][number];

/** The main combos: what launches, the route after it, and an easier one. */
export function ImportantCombos({ character: { importantCombos } }: { character: Character }): ReactNode {
  return (
    <ul className={styles.combos}>
      {importantCombos.map((combo) => (
        <li key={combo._id} ref={layOutLater} data-later-layout="" className={styles.combo}>
          <ComboRow combo={combo} />
        </li>
      ))}
    </ul>
  );
}

function ComboRow({ combo }: { combo: Combo }): ReactNode {
  const { launchers, followUps, followUpSimple, note, vidUrl, endTime } = combo;
  const { stances } = use(MoveContext);
  return (
    <>
      <div className={styles.launchers}>
        <ul className={rows.either} aria-label="Launchers">
          {launchers.map((launcher) => (
            <li key={launcher}>
              <MoveSequence steps={[launcher]} />
            </li>
          ))}
        </ul>
        {note === undefined ? undefined : <p className={rows.note}>{note}</p>}
      </div>
      <div className={styles.routes}>
        <div className={styles.route}>
          <MoveSequence steps={followUps} />
          <RouteRemarks damage={combo.damage} origin={originOf(combo)} />
        </div>{" "}
        <div className={followUpSimple.length === 0 ? styles.none : styles.easier}>
          <h3 className={rows.label}>Easier</h3>
          {followUpSimple.length === 0 ? (
            <span className={rows.quiet}>N/A</span>
          ) : (
            <MoveSequence steps={followUpSimple} />
          )}
          <RouteRemarks
            damage={combo.simpleDamage}
            origin={combo.simpleUnplayed === true ? MADE_OF_PARTS : undefined}
          />
        </div>
        {vidUrl === undefined || vidUrl === "" ? undefined : (
          <div className={styles.video}>
            <ComboVideo
              subject={presentMove(launchers[0] ?? "", stances).phrase}
              url={vidUrl}
              endTime={endTime}
            />
          </div>
        )}
      </div>
    </>
  );
}

const MADE_OF_PARTS = "Made of played parts";

/** What the main route rests on where nobody has played it as a whole. */
function originOf({ unplayed, playedSteps }: Combo): string | undefined {
  if (unplayed !== true) return undefined;
  return playedSteps === undefined ? "From frame data, not yet played" : MADE_OF_PARTS;
}

interface RouteRemarksProps {
  readonly damage: Combo["damage"];
  /** Absent for a route that is played as it stands. */
  readonly origin: string | undefined;
}

/** What is known of a route beyond its moves. */
function RouteRemarks({ damage, origin }: RouteRemarksProps): ReactNode {
  if (damage === undefined && origin === undefined) return undefined;
  return (
    <p className={styles.remarks}>
      {damage === undefined ? undefined : <span className={styles.damage}>{damageWords(damage)}</span>}{" "}
      {origin === undefined ? undefined : <em>{origin}</em>}
    </p>
  );
}
