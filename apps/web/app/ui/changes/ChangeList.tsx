import { changeWords, framesPath, type ToldChange } from "@tactician/contract";
import { type CharacterId, moveAnchor } from "@tactician/game";
import { MoveInputs } from "../move/Move.tsx";
import * as words from "../words.ts";
import styles from "./ChangeList.module.css";

interface ChangeListProps {
  readonly characterId: CharacterId;
  readonly name: string;
  readonly changes: readonly ToldChange[];
}

const EFFECTS = {
  better: ["▲", "plus", words.EFFECTS.better],
  worse: ["▼", "minus", words.EFFECTS.worse],
  neither: undefined,
} as const;

export function ChangeList({ characterId, name, changes }: ChangeListProps) {
  return (
    <ul className={styles.list} data-character={characterId}>
      {changes.map((change) => (
        <Row
          key={`${change.date} ${change.move} ${change.field} ${change.effect}`}
          change={change}
          here={framesPath(characterId, name)}
        />
      ))}
    </ul>
  );
}

function Row({ change, here }: { change: ToldChange; here: string }) {
  const { about, values, meaning } = changeWords(change);
  const anchor = `#${moveAnchor(change.command)}`;
  const effect = EFFECTS[change.effect];
  return (
    <li className={styles.row}>
      <a className={styles.move} href={here + anchor}>
        <MoveInputs notation={change.command} />
      </a>
      <span className={styles.about}>{about}</span>
      <span className={styles.values}> {values}</span>
      {effect === undefined ? undefined : (
        <span className={styles.effect} data-tone={effect[1]}>
          {" "}
          {effect[0]}
          <span className={styles.word}> {effect[2]}</span>
        </span>
      )}
      {meaning === undefined ? undefined : <span className={styles.meaning}> {meaning}</span>}
      {change.kind === "changed" ? undefined : (
        <span className={styles.meaning}> {words.KINDS[change.kind]}</span>
      )}
    </li>
  );
}
