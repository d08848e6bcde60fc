import type { MatchupPunisher } from "@tactician/contract";
import type { BlockSituation } from "@tactician/game";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { MoveContext } from "../../ui/move/move-context.ts";
import { answersTo } from "./core/answers.ts";
import { punisherWords } from "./core/matchup-words.ts";
import type { MyCharacter } from "./use-my-character.ts";
import styles from "./YourAnswer.module.css";

interface YourAnswerProps {
  readonly me: MyCharacter;
  readonly situation: BlockSituation | undefined;
  /** How many of the sheet's own are shown, the best first. */
  readonly most: number;
}

/** What the visitor's own character does about a blocked move. */
export function YourAnswer({ me, situation, most }: YourAnswerProps): ReactNode {
  if (me.state === "idle" || me.state === "failed") return undefined;
  if (me.state === "loading") return <span className={styles.quiet}>...</span>;
  if (situation === undefined) return <span className={styles.quiet}>No number for its block</span>;
  const answers = answersTo(situation, me.punishers);
  if (answers === undefined) return <span className={styles.quiet}>Nothing in time</span>;
  return (
    <MoveContext value={{ stances: me.vocabulary, frameData: {} }}>
      <ul className={styles.answers}>
        <Answer label="Fastest" punisher={answers.fastest} />
        {answers.recommended.slice(0, most).map((punisher) => (
          <Answer key={punisher.command} label="From the sheet" punisher={punisher} />
        ))}
        {answers.launcher === undefined ? undefined : <Answer label="Launch" punisher={answers.launcher} />}
      </ul>
    </MoveContext>
  );
}

function Answer({ label, punisher }: { label: string; punisher: MatchupPunisher }): ReactNode {
  return (
    <li>
      <span className={styles.label}>{label}</span> <MoveInputs notation={punisher.command} />{" "}
      <span className={punisher.launches ? styles.launch : styles.quiet}>{punisherWords(punisher)}</span>
    </li>
  );
}
