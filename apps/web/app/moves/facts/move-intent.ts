/**
 * Reads from pointer, focus and keys which move somebody wants to know about. One set of listeners serves every move of
 * a page, because a sheet has hundreds: a move is any element with `data-move` below the root.
 */

/** Long enough that a pointer on its way across the sheet opens nothing. */
const HOVER_DELAY_MS = 350;
/** Long enough to get from the move into what it opened. */
const LEAVE_DELAY_MS = 250;
/** Long enough that tabbing through opens nothing on the way. */
const FOCUS_DELAY_MS = 150;

interface MoveIntentHandlers {
  /** A pointer rests on a move, or the keyboard came to it. */
  readonly onPreview: (move: HTMLElement) => void;
  /** A move was tapped, clicked, or pressed with the keyboard. */
  readonly onOpen: (move: HTMLElement, pressedBy: "pointer" | "keyboard") => void;
  /** Pointer or focus left a move that was only previewed. */
  readonly onLeave: () => void;
}

/** The move that an event happened on, `undefined` outside of moves. */
export function moveOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-move]") ?? undefined;
}

/** Listens below `root`, as long as the page is open. */
export function listenForMoveIntent(root: HTMLElement, handlers: MoveIntentHandlers) {
  let timer: number | undefined;
  let isFocusBack = false;
  let pointerPlace: string | undefined;
  let pointedAt: HTMLElement | undefined;
  const later = (delay: number, act: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, delay);
  };
  const leave = () => later(LEAVE_DELAY_MS, handlers.onLeave);

  root.addEventListener("pointermove", (event) => {
    // A page that scrolls under a resting pointer sends moves too, with the place unchanged: that asks for nothing.
    const place = `${event.clientX} ${event.clientY}`;
    const move = moveOf(event.target);
    if (event.pointerType !== "mouse" || place === pointerPlace) return;
    pointerPlace = place;
    if (move === pointedAt) return;
    pointedAt = move;
    if (move === undefined) return;
    later(HOVER_DELAY_MS, () => handlers.onPreview(move));
  });
  root.addEventListener("pointerout", (event) => {
    const move = moveOf(event.target);
    if (move === undefined || event.pointerType !== "mouse" || moveOf(event.relatedTarget) === move) return;
    pointedAt = undefined;
    leave();
  });
  root.addEventListener("focusin", (event) => {
    const move = moveOf(event.target);
    if (isFocusBack || move === undefined || !move.matches(":focus-visible")) return;
    later(FOCUS_DELAY_MS, () => handlers.onPreview(move));
  });
  root.addEventListener("focusout", (event) => {
    if (moveOf(event.target) !== undefined) leave();
  });
  root.addEventListener("click", (event) => {
    const move = moveOf(event.target);
    if (move === undefined || isSelectingText()) return;
    window.clearTimeout(timer);
    handlers.onOpen(move, event.detail === 0 ? "keyboard" : "pointer");
  });

  return {
    /** The pointer is over what a move opened: it stays. */
    stay: () => window.clearTimeout(timer),
    /** The pointer left what a move opened. */
    leave,
    /** Focus is about to come back to a move by itself: that is no wish to see it again. */
    expectFocusBack: () => {
      isFocusBack = true;
      queueMicrotask(() => {
        isFocusBack = false;
      });
    },
  };
}

/** The end of dragging over moves to copy them is a click too. */
function isSelectingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}
