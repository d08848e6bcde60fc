import type { DrillCard, DrillOption } from "@tactician/drills";
import type { ReactNode } from "react";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import { MoveSequence } from "../../../ui/move/MoveSequence.tsx";
import { bestWords, optionWords, reasonWords } from "../core/drill-words.ts";
import styles from "./CardResult.module.css";

/** The best answer with what it brings, what follows it, and why it is the best. */
export function CardResult({ card }: { card: DrillCard }): ReactNode {
  const best = card.options[card.best];
  const facts = [best && bestWords(best), reasonWords(card.question)].filter((words) => words !== undefined);
  const route = best?.kind === "move" ? (best.answer?.launch?.route ?? []) : [];
  return (
    <>
      {best === undefined || best.kind === "route" ? undefined : (
        <p className={styles.best}>
          <span className={styles.quiet}>Best</span> <Face option={best} />
        </p>
      )}
      {route.length === 0 ? undefined : (
        <p className={styles.best}>
          <span className={styles.quiet}>Then</span> <MoveSequence steps={route} />
        </p>
      )}
      {facts.map((words) => (
        <p key={words} className={styles.fact}>
          {words}
        </p>
      ))}
    </>
  );
}

function Face({ option }: { option: DrillOption }): ReactNode {
  if (option.kind === "move") return <MoveInputs notation={option.move} />;
  return (
    optionWords(option) ?? (option.kind === "break" ? <MoveInputs notation={option.button} /> : undefined)
  );
}
