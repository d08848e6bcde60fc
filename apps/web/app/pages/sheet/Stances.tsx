import { type Character, framesPath } from "@tactician/contract";
import { type ReactNode, use } from "react";
import { FramesLine } from "../../ui/move/FramesLine.tsx";
import { Move } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { MoveContext, type MoveKnowledge } from "../../ui/move/move-context.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";
import styles from "./Stances.module.css";

type Stance = Character["stances"][number];

/** How each stance is entered and left, and what comes out of it. It starts folded: who plays the character knows. */
export function Stances({ character }: { character: Character }): ReactNode {
  return (
    <>
      {character.stances.map((stance) => (
        <StanceEntry key={stance.token} stance={stance} owner={character} />
      ))}
    </>
  );
}

function StanceEntry({ stance, owner }: { stance: Stance; owner: Character }): ReactNode {
  const { token, name, entry, from, best, exit, attacks, state } = stance;
  const knowledge = use(MoveContext);
  const inputs = entry.filter((move) => !isAttack(move, knowledge));
  const moves = [...entry.filter((move) => isAttack(move, knowledge)), ...from];
  return (
    <section className={styles.stance}>
      <h3 className={rows.subtitle}>
        {token} <span className={styles.name}>{name}</span>
      </h3>
      <Entries label="Enter" moves={inputs} />
      <Entries label="After" moves={moves} />
      {best.length === 0 ? undefined : (
        <>
          <h4 className={rows.label}>Best out of it</h4>
          <ul className={styles.best}>
            {best.map((move) => (
              <li key={move} className={plays.play}>
                <MoveSequence steps={[move]} />
                <FramesLine notation={move} />
              </li>
            ))}
          </ul>
        </>
      )}
      {exit === undefined ? undefined : <p className={plays.why}>{exit}</p>}
      {state === undefined || attacks <= best.length ? undefined : (
        <p className={plays.why}>
          <a href={`${framesPath(owner._id, owner.name)}?show=from-${state}`}>
            All {attacks} moves from {token}
          </a>
        </p>
      )}
    </section>
  );
}

function Entries({ label, moves }: { label: string; moves: readonly string[] }): ReactNode {
  if (moves.length === 0) return undefined;
  return (
    <>
      <h4 className={rows.label}>{label}</h4>
      <ul className={rows.inlineList}>
        {moves.map((move) => (
          <li key={move}>
            <Move notation={move} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** An input that only enters the stance hits nobody. */
function isAttack(move: string, { frameData }: MoveKnowledge): boolean {
  return Object.hasOwn(frameData, move) && frameData[move]?.some(({ hits }) => hits.length > 0) === true;
}
