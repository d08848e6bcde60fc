import type { FrameFacts } from "@tactician/contract";
import { findCharacter, isCharacterId } from "@tactician/game";
import { splitSteps } from "@tactician/notation";
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import {
  type Cell,
  type Combo,
  chooseCharacter,
  guessStances,
  isStillBlank,
  renameCombo,
  withoutBlanks,
} from "../../../kept/core/combo.ts";
import { MAX_NAME_LENGTH } from "../../../kept/core/combo-limits.ts";
import { MoveContext } from "../../../live/move-context.tsx";
import { useCharacterChoices } from "../../../live/use-own-character.ts";
import { whenNear } from "../../../live/when-near.ts";
import { Icon, IconButton } from "../../../ui/IconButton.tsx";
import { Portrait } from "../../../ui/Portrait.tsx";
import { tryAgain } from "../../../ui/words.ts";
import { useComboActions } from "../combo-actions.ts";
import type { ComboChecker } from "../core/combo-checks.ts";
import { CellEditor, isLeaving, usePaused } from "../edit/CellEditor.tsx";
import titleEditor from "../edit/TitleEditor.module.css";
import { FIRST_ROWS } from "../first-movelists.island.ts";
import { type CheckerState, loadChecker, useChecker } from "../move-checkers.ts";
import * as words from "../words.ts";
import { ComboLine } from "./ComboLine.tsx";
import styles from "./ComboRow.module.css";

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
  const checked = useChecker(useNear(row, index < FIRST_ROWS) ? combo.character : undefined);
  const { checker } = checked;
  const label = read.name ?? words.combo(index + 1);
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

  const cell = (part: Cell, lines: readonly (readonly string[])[]) => {
    const shown = { cell: part, lines, name: words.CELL_OF[part](label) };
    if (opened !== part && !isBlank)
      return <CellView {...shown} takesFocus={escaped === part} onEdit={() => open(part)} />;
    return (
      <CellEditor
        {...shown}
        id={combo.id}
        checker={checker}
        warnings={checker?.checkCombo(read).warnings}
        takesFocus={opened === part}
        onEnter={() => open(part)}
        onLeave={close}
        onEscape={() => leaveByKey(part)}
      />
    );
  };
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
          {cell("launchers", [combo.launchers])}
        </td>
        <td
          role="cell"
          className={styles.followUps}
          data-label={words.followUpsColumn}
          onDoubleClick={openByDoubleClick("followUps")}
        >
          {cell("followUps", combo.followUps)}
          <Verdict combo={read} checked={checked} />
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

interface CellViewProps {
  readonly cell: Cell;
  readonly lines: readonly (readonly string[])[];
  /** `launchers of Combo 1`. */
  readonly name: string;
  /** Its editor was left with the keyboard: the button takes the focus that would be lost. */
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
}

/** A cell to read: moves as icons, and the button that opens it for editing. */
function CellView({ cell, lines, name, takesFocus, onEdit }: CellViewProps): ReactNode {
  return (
    <div className={styles.cell}>
      {cell === "launchers" ? (
        <p className={styles.starters}>
          {lines.flat().map((launcher, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same launcher may be there twice, in a fixed order
            <Fragment key={index}>
              {index > 0 && <span className="small"> {words.or} </span>}
              <ComboLine steps={[launcher]} />
            </Fragment>
          ))}
        </p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((sequence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className={styles.line}>
              <ComboLine steps={sequence} />
            </li>
          ))}
        </ul>
      )}
      <IconButton
        label={words.editCell(name)}
        path="M4 20h4L19 9l-4-4L4 16zM13 7l4 4"
        autoFocus={takesFocus}
        onClick={onEdit}
      />
    </div>
  );
}

/** Whether an element has ever come near the window, `isFirst` is there from the start, or is going to be printed. */
function useNear(element: RefObject<Element | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isNear) return undefined;
    const stop = whenNear(element.current, "600px 0px", () => setNear(true));
    // The browser prints what is there when the event ends.
    const print = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", print);
    return () => {
      stop();
      removeEventListener("beforeprint", print);
    };
  }, [element, isNear]);
  return isNear;
}

interface LabelledComboProps {
  readonly combo: Combo;
  /** What the row is called. */
  readonly label: string;
}

interface RowTitleProps extends LabelledComboProps {
  readonly index: number;
  readonly onEdit: () => void;
}

const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowUp: -1, ArrowDown: 1 }));

/** Grip, portrait and name of a row. The name is a button: it opens name and character for editing. */
function RowTitle({ combo, index, label, onEdit }: RowTitleProps): ReactNode {
  const { move } = useComboActions();
  const character = combo.character === undefined ? undefined : findCharacter(combo.character);

  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };

  return (
    <div className={styles.title}>
      <button
        type="button"
        data-grip=""
        className={styles.grip}
        aria-label={words.moveRow(label)}
        aria-description={words.moveRowHint}
        onKeyDown={moveByKey}
      >
        <Icon path="M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01" size={20} />
      </button>
      {character === undefined ? (
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
      ) : (
        <Portrait
          id={character.characterId}
          name={character.name}
          widths={[96]}
          sizes="44px"
          loading="lazy"
          className={styles.portrait}
        />
      )}
      <button type="button" className={styles.name} onClick={onEdit}>
        <span className="visually-hidden">{words.editTitle}</span>
        <span className={styles.text}>{label}</span>{" "}
        <span className={styles.hint}>{character?.name ?? words.chooseCharacter}</span>
      </button>
    </div>
  );
}

/** Name and character of a row while they are edited. */
function TitleEditor({ combo, label, onLeave }: LabelledComboProps & { onLeave: () => void }): ReactNode {
  const { edit } = useComboActions();
  const roster = useCharacterChoices();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const readKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || (event.key === "Enter" && event.target instanceof HTMLInputElement))
      onLeave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its fields, which are what is interactive
    <div className={titleEditor.editor} onBlur={(event) => isLeaving(event) && onLeave()} onKeyDown={readKey}>
      <input
        ref={field}
        className={titleEditor.input}
        aria-label={words.nameOf(label)}
        placeholder={words.nameExample}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={combo.name ?? ""}
        onChange={({ target }) => edit(combo.id, (now) => renameCombo(now, target.value))}
      />
      <select
        aria-label={words.characterOf(label)}
        value={combo.character ?? ""}
        onChange={({ target: { value } }) =>
          edit(combo.id, (now) => chooseCharacter(now, isCharacterId(value) ? value : undefined))
        }
      >
        <option value="">{words.anyCharacter}</option>
        {roster.map(([characterId, name]) => (
          <option key={characterId} value={characterId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the movelist has to say about a combo. It warns and never forbids. */
function Verdict({ combo, checked }: { combo: Combo; checked: CheckerState }): ReactNode {
  const { character } = combo;
  if (character === undefined) return undefined;
  if (checked.state === "failed") {
    return (
      <p className={styles.verdict}>
        {words.notChecked(findCharacter(character)?.name)}
        <button type="button" className={styles.retry} onClick={() => loadChecker(character)}>
          {tryAgain}
        </button>
      </p>
    );
  }
  const check = checked.checker?.checkCombo(combo);
  const damage = words.damageLines(check?.damage ?? []);
  const messages = new Set(check?.warnings.map(({ message }) => message));
  // Its place is kept until the movelist is there.
  if (damage.length + messages.size === 0) return <div className={styles.verdict} />;
  return (
    <ul className={styles.verdict} aria-label={words.verdict}>
      {damage.map((line) => (
        <li key={line} className={styles.damage}>
          {line}
        </li>
      ))}
      {[...messages].map((message) => (
        <li key={message} className={styles.warning}>
          {message}
        </li>
      ))}
    </ul>
  );
}

/** The last two cells of a row: delete; save as a picture, with everything else that can be done behind "More". */
export function RowActions({ combo, label }: LabelledComboProps): ReactNode {
  const { remove, savePicture, openMenu } = useComboActions();
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    if (isSaving) return;
    setSaving(true);
    void savePicture([combo.id]).finally(() => setSaving(false));
  };

  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see ComboTable.tsx */}
      <td role="cell" className={styles.delete}>
        <IconButton
          label={words.deleteRow(label)}
          path="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"
          onClick={() => remove(combo.id)}
        />
      </td>
      <td role="cell" className={styles.save}>
        <IconButton
          label={words.saveRow(label)}
          path="M12 4v11M7 11l5 5 5-5M5 20h14"
          isBusy={isSaving}
          onPointerEnter={fetchEarly}
          onFocus={fetchEarly}
          onClick={save}
        />
        <IconButton
          label={words.moreFor(label)}
          path="M12 4.5a.7.7 0 1 0 .01 0M12 11.3a.7.7 0 1 0 .01 0M12 18.1a.7.7 0 1 0 .01 0"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => openMenu(combo.id, currentTarget)}
        />
      </td>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
    </>
  );
}

/** The code that draws pictures; whoever then presses learns of a failure. */
function fetchEarly(): void {
  import("../picture/save-picture.tsx").catch(() => undefined);
}
