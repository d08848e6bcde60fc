import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { DATA_KINDS, differences, type MyData } from "./core/my-data.ts";
import styles from "./Mine.module.css";
import type { Opened } from "./mine-worker.ts";
import * as words from "./words.ts";

/** Moves that are named before "...". */
const NAMED_MOVES = 10;

interface PreviewProps {
  readonly opened: Extract<Opened, { data: MyData }>;
  readonly mine: MyData;
  readonly onTake: (withChoices: boolean) => void;
  readonly onCancel: () => void;
}

/** What a file or a link has, and what taking it over would change. */
export function Preview({ opened: { data, skipped, log }, mine, onTake, onCancel }: PreviewProps): ReactNode {
  const [withChoices, setWithChoices] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const changes = differences(mine, data);
  const listed = DATA_KINDS.filter((kind) => {
    const { fresh, newer, same } = changes[kind];
    return fresh + newer + same > 0;
  });
  const isNew = listed.some((kind) => changes[kind].fresh + changes[kind].newer > 0);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {words.previewTitle}
      </h2>
      {log !== undefined && <p>{words.logOf(data.matches.length, log.exchanges)}</p>}
      <dl>
        {listed.map((kind) => (
          <div key={kind}>
            <dt>{words.KINDS[kind]}</dt>
            <dd>{(kind === "choices" ? words.choicesChange : words.change)(changes[kind])}</dd>
          </div>
        ))}
      </dl>
      {!isNew && <p>{words.nothingNew}</p>}
      {changes.choices.newer > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={withChoices}
            onChange={({ target }) => setWithChoices(target.checked)}
          />
          {words.useChoices}
        </label>
      )}
      {log === undefined && skipped > 0 && <p>{words.skipped(skipped)}</p>}
      {log?.firstSkipped !== undefined && <p>{words.skippedLines(skipped, log.firstSkipped)}</p>}
      {log?.isCut && <p>{words.cutOff}</p>}
      {log !== undefined && log.early > 0 && <p>{words.early(log.early)}</p>}
      {log !== undefined && log.unknownCharacters.length > 0 && (
        <p>{words.unknownCharacters(log.unknownCharacters)}</p>
      )}
      {log !== undefined && log.unknownMoves.length > 0 && (
        <p>{words.unknownMoves(log.unknownMoves.slice(0, NAMED_MOVES), log.unknownMoves.length)}</p>
      )}
      {log?.isUnchecked && <p>{words.namesUnchecked}</p>}
      {log?.isFull && <p>{words.logFull}</p>}
      <div className={styles.ways}>
        <button type="button" className={styles.mainAction} onClick={() => onTake(withChoices)}>
          {words.take}
        </button>
        <button type="button" className={styles.action} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}
