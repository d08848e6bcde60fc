import { type Character, dojoPath } from "@tactician/contract";
import { Move } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { FramesLine } from "../../ui/move-row/FramesLine.tsx";
import { RouteRemarks } from "./Combos.tsx";
import { damageWords, easierOrigin, punishWords, routeOrigin } from "./core/sheet-words.ts";
import rows from "./rows.module.css";
import styles from "./StartHere.module.css";
import { Break } from "./Throws.tsx";
import * as words from "./words.ts";

/** What to learn first: a combo, the punishers that win most, a safe mid, a low, a throw. The guide chooses by rule. */
export function StartHere({ character }: { character: Character }) {
  const { punishers = [], mid, low, throw: grab } = character.startHere ?? {};
  const listed = character.mostImportantGrabs.find(({ move }) => move === grab);
  const moves = [
    [words.safeMid, mid],
    [words.low, low],
    [words.throwTitle, grab],
  ] as const;
  return (
    <div className={styles.fit}>
      <div className={styles.card}>
        <Staple character={character} />
        <div>
          <Punish title={words.bestPunish} punishers={punishers.filter(({ from }) => from === "standing")} />
          <Punish title={words.afterLow} punishers={punishers.filter(({ from }) => from === "crouching")} />
        </div>
        <ul className={styles.moves}>
          {moves.map(([title, move]) =>
            move === undefined ? undefined : (
              <li key={title} className="row">
                <Move notation={move} />
                <FramesLine notation={move} lead={title} />
                {move === grab ? (
                  <span>
                    <span className={rows.label}>{words.breakTitle}</span> <Break written={listed?.escape} />
                  </span>
                ) : undefined}
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  );
}

/** The launcher with the route that its players learn first. */
function Staple({ character: { _id, startHere, importantCombos } }: { character: Character }) {
  const { move, combo: place, isEasier, total, atLeast } = startHere?.launcher ?? {};
  const combo = importantCombos[place ?? -1];
  if (move === undefined || combo === undefined) return undefined;
  const damage = total === undefined ? undefined : { min: total, max: total };
  const route = [move, ...(isEasier ? combo.followUpSimple : combo.followUps)];
  return (
    <section className={styles.staple}>
      <h3 className={rows.label}>{words.staple}</h3>
      <MoveSequence steps={route} />
      <RouteRemarks
        damage={damageWords({ damage, atLeast })}
        origin={isEasier ? easierOrigin(combo) : routeOrigin(combo)}
        train={dojoPath(_id, route.join(" into "))}
      />
    </section>
  );
}

type Punishers = NonNullable<Character["startHere"]>["punishers"];

function Punish({ title, punishers }: { title: string; punishers: Punishers }) {
  if (punishers.length === 0) return undefined;
  return (
    <section>
      <h3 className={rows.label}>{title}</h3>
      <ul className={styles.punishers}>
        {punishers.map((punisher) => (
          <li key={punisher.behind} className="row">
            <span className={styles.behind}>-{punisher.behind}</span> <Move notation={punisher.move} />{" "}
            <span className={styles.points}>{punishWords(punisher)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
