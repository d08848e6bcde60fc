import { type MoveInList, type MovePage, movePath } from "@tactician/contract";
import { type CharacterId, levelWords, linkWords } from "@tactician/game";
import type { ReactNode } from "react";
import { MoveInputs } from "../../ui/move/Move.tsx";
import { IntoArrow } from "../../ui/move/MoveSequence.tsx";
import rowStyles from "../../ui/move-row/MoveRow.module.css";
import { MoveRow } from "../../ui/move-row/MoveRow.tsx";
import { inputOfStep } from "./core/sheet-places.ts";
import { MovePanel } from "./MovePanel.tsx";
import styles from "./MoveString.module.css";
import * as words from "./words.ts";

/** The string a move belongs to, a step for each input, and what it leads to. */
export function MoveString({ page }: { page: MovePage }): ReactNode {
  const { character, steps, followUps, stances } = page;
  if (steps.length < 2 && followUps.length === 0 && stances.length === 0) return undefined;
  return (
    <MovePanel id="string" title={words.string}>
      {steps.length < 2 && followUps.length === 0 ? undefined : <Steps page={page} />}
      {followUps.length === 0 ? undefined : (
        <>
          <h3 className={styles.heading}>{words.goesOn}</h3>
          <MoveRows character={character} moves={followUps} />
        </>
      )}
      {stances.map(({ state, inputs, moves }) => (
        <section key={state}>
          <h3 className={styles.heading}>
            {words.goesInto.before}
            <MoveInputs notation={state} />
            {inputs.length === 0 ? undefined : (
              <span className={styles.with}>
                {words.goesInto.inputs}
                {inputs.map((input, place) => (
                  <span key={input}>
                    {place === 0 ? "" : words.goesInto.or}
                    <MoveInputs notation={input} />
                  </span>
                ))}
              </span>
            )}
          </h3>
          {moves.length === 0 ? undefined : <MoveRows character={character} moves={moves} />}
        </section>
      ))}
    </MovePanel>
  );
}

function Steps({ page: { character, steps } }: { page: MovePage }): ReactNode {
  return (
    <ol className={styles.steps} aria-label={words.stringSteps}>
      {steps.map((step, place) => (
        <li key={step.id} className={styles.step}>
          {place === 0 ? undefined : <IntoArrow />}
          <a
            className={styles.input}
            href={movePath(character, step.id)}
            aria-current={place === steps.length - 1 ? "page" : undefined}
          >
            <MoveInputs notation={inputOfStep(step.command, steps[place - 1]?.command)} />
            {notesOf(step, steps[place - 1]).map((note) => (
              <span key={note} className={styles.note}>
                {note}
              </span>
            ))}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The levels of the hits that a step adds, and how it follows from the one `before`. */
function notesOf({ hits, links = [] }: MovePage["steps"][number], before: MoveInList | undefined): string[] {
  const own = hits.slice(before?.hits.length ?? 0);
  return [levelWords(own), ...links.map(linkWords)].filter((note) => note !== "");
}

/** Moves as a list of links, each with what a player asks first. */
function MoveRows({ character, moves }: { character: CharacterId; moves: readonly MoveInList[] }) {
  return (
    <ul className={rowStyles.list}>
      {moves.map((move) => (
        <li key={move.id}>
          <MoveLink character={character} move={move} />
        </li>
      ))}
    </ul>
  );
}

/** A row that leads to a move; `of` says whose it is, where a list has moves of several. */
export function MoveLink(props: { character: CharacterId; move: MoveInList; of?: string }): ReactNode {
  const { character, move, of } = props;
  return (
    <a className={rowStyles.row} href={movePath(character, move.id)}>
      <MoveRow command={move.command} of={of} words={move.name} facts={{ ...move, properties: [] }} />
    </a>
  );
}
