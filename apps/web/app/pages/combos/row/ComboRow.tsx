import type { FrameFacts } from "@tactician/contract";
import { splitSteps } from "@tactician/notation";
import { memo, type ReactNode, useRef, useState } from "react";
import { MoveContext } from "../../../ui/move/move-context.tsx";
import { useComboActions } from "../combo-actions.ts";
import { type Cell, type Combo, isStillBlank } from "../core/combo.ts";
import type { ComboChecker } from "../core/combo-checks.ts";
import { guessStances } from "../core/guess-stances.ts";
import { withoutBlanks } from "../core/without-blanks.ts";
import { CellEditor } from "../edit/CellEditor.tsx";
import { TitleEditor } from "../edit/TitleEditor.tsx";
import { FIRST_ROWS } from "../first-movelists.island.ts";
import { useChecker } from "../move-checkers.ts";
import { usePaused } from "../use-paused.ts";
import { CellView } from "./CellView.tsx";
import styles from "./ComboRow.module.css";
import { RowActions } from "./RowActions.tsx";
import { RowTitle } from "./RowTitle.tsx";
import { useNear } from "./use-near.ts";
import { Verdict } from "./Verdict.tsx";

interface ComboRowProps {
  readonly combo: Combo;
  /** Its place in the table, from 0. */
  readonly index: number;
  /** Added just now: its launchers open. */
  readonly isNew: boolean;
}

/** What is not typed itself, name and verdict of the row, follows when typing pauses this long. */
const ROW_PAUSE_MS = 500;

/**
 * One combo: its cells to read, or fields while they are edited, and all that can be done with it. `memo`, the only one here: the
 * compiler remembers within a component, and a list would call each of its rows for a key pressed in one of them.
 */
export const ComboRow = memo(function ComboRow({ combo, index, isNew }: ComboRowProps): ReactNode {
  const { edit } = useComboActions();
  const row = useRef<HTMLTableRowElement>(null);
  const [opened, setOpened] = useState<Cell | "title" | undefined>(isNew ? "launchers" : undefined);
  const [escaped, setEscaped] = useState<Cell>();
  const paused = usePaused(combo, ROW_PAUSE_MS);
  const read = opened === undefined ? combo : paused;
  const isBlank = isStillBlank(read);
  const { state, checker } = useChecker(useNear(row, index < FIRST_ROWS) ? combo.character : undefined);
  const check = checker?.checkCombo(read);
  const label = read.name ?? `Combo ${index + 1}`;
  const open = (part: Cell | "title") => {
    setOpened(part);
    setEscaped(undefined);
  };
  const close = () => setOpened(undefined);
  const leaveByKey = (part: Cell) => {
    edit(combo.id, (now) => withoutBlanks(now, part));
    // What is blank elsewhere in the row keeps it open.
    if (isStillBlank(withoutBlanks(combo, part))) return;
    setEscaped(part);
    close();
  };

  const cell = (part: Cell, lines: readonly (readonly string[])[], name: string) =>
    opened === part || isBlank ? (
      <CellEditor
        id={combo.id}
        cell={part}
        lines={lines}
        name={`${name} of ${label}`}
        checker={checker}
        warnings={check?.warnings}
        takesFocus={opened === part}
        onEnter={() => open(part)}
        onLeave={close}
        onEscape={() => leaveByKey(part)}
      />
    ) : (
      <CellView
        cell={part}
        lines={lines}
        name={`${name} of ${label}`}
        takesFocus={escaped === part}
        onEdit={() => open(part)}
      />
    );
  const openByDoubleClick = (part: Cell) => () => {
    window.getSelection()?.removeAllRanges();
    open(part);
  };

  return (
    <MoveContext
      value={{ stances: checker?.stances ?? guessStances(read), frameData: frameDataOf(read, checker) }}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx */}
      <tr
        ref={row}
        role="row"
        className={styles.row}
        data-combo={combo.id}
        data-character={combo.character}
        aria-label={label}
      >
        <td role="cell" className={styles.launchers} onDoubleClick={openByDoubleClick("launchers")}>
          {opened === "title" ? (
            <TitleEditor combo={combo} label={label} onLeave={close} />
          ) : (
            <RowTitle combo={read} index={index} label={label} onEdit={() => open("title")} />
          )}
          {cell("launchers", [combo.launchers], "launchers")}
        </td>
        <td role="cell" className={styles.followUps} onDoubleClick={openByDoubleClick("followUps")}>
          {cell("followUps", combo.followUps, "follow-ups")}
          <Verdict character={combo.character} state={state} check={check} />
        </td>
        <RowActions combo={combo} label={label} />
      </tr>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </MoveContext>
  );
});

/** Which moves of a combo have frame data to show, and which; nothing until the movelist is there. */
function frameDataOf(combo: Combo, checker: ComboChecker | undefined): Record<string, readonly FrameFacts[]> {
  if (checker === undefined) return {};
  const moves = [combo.launchers, ...combo.followUps].flat().flatMap(splitSteps);
  const found = moves.map((move) => [move, checker.factsOf(move)] as const);
  return Object.fromEntries(found.filter(([, facts]) => facts.length > 0));
}
