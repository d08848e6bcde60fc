import type { CharacterMoves } from "@tactician/contract";
import { type ComponentProps, type ReactNode, useState } from "react";
import { CompareDialog } from "../../../ui/compare/CompareDialog.tsx";
import { shownText } from "../../../ui/compare/core/move-text.ts";
import { findNamedMove } from "../../../ui/compare/core/named-move.ts";
import { MoveInputs } from "../../../ui/move/Move.tsx";
import styles from "./Compare.module.css";
import * as words from "./words.ts";

export interface CompareProps extends Omit<ComponentProps<typeof CompareDialog>, "characterId"> {
  readonly movelist: CharacterMoves;
}

/** What is compared, where at least one of the two is chosen: with one move chosen a bar that says how to choose another, with two a dialog. */
export function Compare({ movelist, move, other, onOther, onClose }: CompareProps): ReactNode {
  const [isChoosing, choose] = useState(false);
  const isOpen = other !== "" || isChoosing;
  const close = () => {
    choose(false);
    onClose();
  };
  if (isOpen)
    return (
      <CompareDialog
        characterId={movelist._id}
        move={move}
        other={other}
        onOther={(chosen) => {
          choose(false);
          onOther(chosen);
        }}
        onClose={close}
      />
    );
  const found = findNamedMove(movelist, move);
  return (
    <section className={styles.bar} aria-label={words.compare}>
      <p role="status" className={styles.words}>
        {found === undefined ? (
          words.noSuchMove(movelist.name, shownText(move))
        ) : (
          <>
            {words.compareWith.before}
            <MoveInputs notation={found.command} />
            {words.compareWith.after}
          </>
        )}
      </p>
      {found === undefined ? undefined : (
        <button type="button" className={styles.choose} onClick={() => choose(true)}>
          {words.anyMove}
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={close}>
        {words.cancel}
      </button>
    </section>
  );
}
