import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type FrameView, formatFrameView, parseFrameView, WHOLE_TABLE } from "./core/frame-view.ts";

/** Typing shows at once; the address follows when it pauses, because browsers allow only so many changes of it. */
const ADDRESS_AFTER_MS = 250;

/** The view of the table, which stands in the address. The page was made with the whole table: the address counts once it lives. */
export function useFrameView(
  stances: ReadonlySet<string>,
): readonly [view: FrameView, change: (view: FrameView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(WHOLE_TABLE);
  const written = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    // What this page wrote itself is shown already, and may be older than what has been typed since.
    if (parameters.toString() === written.current) return;
    clearTimeout(timer.current);
    written.current = parameters.toString();
    setView(parseFrameView(parameters, stances));
  }, [search, stances]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (next: FrameView) => {
      setView(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        written.current = formatFrameView(next);
        navigate({ search: written.current }, { replace: true, preventScrollReset: true });
      }, ADDRESS_AFTER_MS);
    },
    [navigate],
  );
  return [view, change];
}
