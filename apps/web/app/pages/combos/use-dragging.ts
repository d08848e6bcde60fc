import { type RefObject, useEffect } from "react";
import { logFailure } from "../../base/log.ts";
import { useComboActions } from "./combo-actions.ts";

/** What a row is dragged by. */
const HANDLE = "[data-grip]";

/**
 * Lets rows be dragged by their grip, by mouse, pen or finger. The library is fetched when a pointer first comes to the table;
 * the keyboard has the grip's arrow keys (RowTitle.tsx), which need none.
 */
export function useDragging(body: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  const { move } = useComboActions();
  useEffect(() => {
    const rows = body.current;
    if (rows === null || !isNeeded) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = () => {
      makeSortable(rows, move).then(
        (end) => {
          if (isOver) end();
          else stop = end;
        },
        (thrown: unknown) => logFailure("Dragging is not available", thrown),
      );
    };
    const listening = new AbortController();
    for (const type of ["pointerover", "touchstart"]) {
      rows.addEventListener(type, start, { once: true, passive: true, signal: listening.signal });
    }
    return () => {
      isOver = true;
      listening.abort();
      stop?.();
    };
  }, [body, isNeeded, move]);
}

async function makeSortable(
  rows: HTMLElement,
  move: (from: number, to: number) => void,
): Promise<() => void> {
  const { default: Sortable } = await import("sortablejs");
  if (Sortable.get(rows) !== undefined) return () => undefined;
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let next: Element | null = null;
  const sortable = new Sortable(rows, {
    handle: HANDLE,
    animation: calm ? 0 : 150,
    // The browser's own dragging does not exist on touch screens.
    forceFallback: true,
    fallbackTolerance: 4,
    ghostClass: "combo-ghost",
    dragClass: "combo-dragged",
    onStart: ({ item }) => {
      next = item.nextElementSibling;
    },
    onEnd: ({ item, oldIndex, newIndex }) => {
      // React put the row where it was, and will put it where it goes.
      rows.insertBefore(item, next);
      if (oldIndex !== undefined && newIndex !== undefined) move(oldIndex, newIndex);
    },
  });
  return () => sortable.destroy();
}
