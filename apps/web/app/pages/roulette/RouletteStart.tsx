import { DIFFICULTIES, ROULETTE_POINTS } from "@tactician/game";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { CharacterSelect } from "./CharacterSelect.tsx";
import controls from "./controls.module.css";
import { signed } from "./core/strategy-words.ts";
import styles from "./RouletteStart.module.css";
import type { Roulette } from "./use-roulette.ts";
import * as words from "./words.ts";

interface RouletteStartProps {
  readonly roulette: Roulette;
  readonly isLoading: boolean;
  readonly focusRef: Ref<HTMLElement>;
}

/** Before a run: whose strategies, what they are worth, and the button that spins. */
export function RouletteStart({ roulette, isLoading, focusRef }: RouletteStartProps): ReactNode {
  const { run, choose } = roulette;
  const [isAsked, setAsked] = useState(false);
  const start = useEffectEvent(roulette.start);

  // Pressed while the strategies are on their way, it is done when they are there.
  useEffect(() => {
    if (!isAsked || isLoading) return;
    setAsked(false);
    start();
  }, [isAsked, isLoading]);

  return (
    <div className={styles.start}>
      {run.isStarted ? undefined : (
        <CharacterSelect label={words.whoDoYouPlay} value={run.character} onChoose={choose} />
      )}
      <button
        type="button"
        ref={focusRef as Ref<HTMLButtonElement>}
        className={controls.primary}
        aria-busy={(isAsked && isLoading) || undefined}
        onClick={() => setAsked(true)}
      >
        {words.randomStrategy}
      </button>
      <p className={styles.note} aria-live="polite">
        {noteOf(roulette, isLoading)}
      </p>
      <Worth />
    </div>
  );
}

function noteOf({ run: { shown } }: Roulette, isLoading: boolean): string {
  if (shown.kind === "note") return shown.text;
  return isLoading ? words.shuffling : "";
}

function Worth(): ReactNode {
  return (
    <table className={styles.worth}>
      <caption className="visually-hidden">{words.worth}</caption>
      <thead>
        <tr>
          <th scope="col">{words.difficulty}</th>
          <th scope="col">{words.succeeded}</th>
          <th scope="col">{words.failed}</th>
        </tr>
      </thead>
      <tbody>
        {DIFFICULTIES.map((difficulty) => (
          <tr key={difficulty}>
            <th scope="row" data-difficulty={difficulty}>
              {words.DIFFICULTIES[difficulty]}
            </th>
            <td>{signed(ROULETTE_POINTS[difficulty].won)}</td>
            <td>{signed(-ROULETTE_POINTS[difficulty].lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
