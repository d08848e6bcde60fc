import { useEffect, useState } from "react";
import { type ColumnId, hideButtonId, showButtonId } from "./core/columns.ts";
import { type FrameView, withColumnTurned } from "./core/frame-view.ts";

/**
 * Hides a column or brings it back. The focus goes from the button that is gone to the one that undoes it, where it was on one of the
 * two.
 */
export function useColumnTurner(
  view: FrameView,
  change: (view: FrameView) => void,
): (column: ColumnId) => void {
  const [next, setNext] = useState<{ readonly focus: string }>();
  useEffect(() => {
    if (next !== undefined) document.getElementById(next.focus)?.focus({ preventScroll: true });
  }, [next]);
  return (column) => {
    const isHidden = view.hidden.includes(column);
    const [gone, undoes] = [hideButtonId(column), showButtonId(column)];
    if (document.activeElement?.id === (isHidden ? undoes : gone))
      setNext({ focus: isHidden ? gone : undoes });
    change(withColumnTurned(view, column));
  };
}
