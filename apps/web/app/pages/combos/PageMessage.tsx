import { type ReactNode, useEffect, useRef } from "react";
import { deletedWords } from "./core/notice-words.ts";
import styles from "./PageMessage.module.css";
import type { ComboPageState } from "./use-combo-page.ts";

/**
 * What just happened, over the lower edge of the page: rows deleted, with a way back, and other notices. It stays until it is
 * closed or something else happens, because some read slowly.
 */
export function PageMessage({ page }: { page: ComboPageState }): ReactNode {
  const { notice, removed, undo, dismiss } = page;
  const undoButton = useRef<HTMLButtonElement>(null);
  const count = removed.length;
  const lastCount = useRef(count);

  // The button that was pressed is gone with its row: the focus goes to the way back, or the page's top would have it.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (count > lastCount.current && isLost) undoButton.current?.focus({ preventScroll: true });
    lastCount.current = count;
  }, [count]);

  const isShown = notice !== undefined || count > 0;
  return (
    <div className={styles.place}>
      <div role="status" className={styles.live}>
        {isShown && (
          <div className={styles.message} data-kind={notice?.kind}>
            <p className={styles.text}>{notice?.text ?? deletedWords(removed.at(-1)?.combo.name, count)}</p>
            {count > 0 && (
              <button ref={undoButton} type="button" className={styles.undo} onClick={undo}>
                Undo
              </button>
            )}
            <button type="button" className={styles.close} aria-label="Close message" onClick={dismiss}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="M5 5l14 14M19 5L5 19" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
