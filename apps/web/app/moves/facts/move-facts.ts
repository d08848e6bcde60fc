import type { FrameFacts } from "@tactician/contract";
import { isCharacterId } from "@tactician/game";
import { presentMove } from "@tactician/notation";
import { element } from "../../base/element.ts";
import { layOutNow } from "../../base/lay-out-later.ts";
import { LEGEND_ID } from "../../base/legend.ts";
import popupStyles from "../popup/Popup.module.css";
import { placePopup } from "../popup/place-popup.ts";
import * as words from "../words.ts";
import { factsSection } from "./facts-content.ts";
import { listenForMoveIntent, moveOf } from "./move-intent.ts";

/** What a page knows of the moves on it. */
export interface MoveFactsSource {
  readonly stances: readonly string[];
  /** The frame data of a move's element: of a string, of all its parts in order. */
  readonly factsOf: (move: HTMLElement) => readonly FrameFacts[];
}

interface ShownMove {
  readonly move: HTMLElement;
  /** Pressed, not merely passed over: it stays until it is closed. */
  readonly isPinned: boolean;
}

const POPUP_ID = "move-facts";
const TITLE_ID = "move-facts-title";

let source: MoveFactsSource | undefined;
let popup: HTMLElement | undefined;
let shown: ShownMove | undefined;
/** Ends what goes on while a move's frame data is shown. */
let closing = new AbortController();
let intent: ReturnType<typeof listenForMoveIntent> | undefined;

/**
 * Lets every move of the page (`data-move`) answer with its frame data: one popover for all of them, and one set of listeners,
 * because a sheet has hundreds. It needs no React, so a page can answer before it has come to life. A later source takes the
 * place of the one before. Gives what ends it.
 */
export function answerMoves(known: MoveFactsSource): () => void {
  source = known;
  intent ??= listenForMoveIntent(document.body, {
    onPreview: (move) => {
      if (shown?.isPinned !== true) show({ move, isPinned: false });
    },
    onOpen: (move, pressedBy) => {
      if (shown?.isPinned && shown.move === move) return hide();
      // Panels above that find their height later would push the move out of the window.
      layOutNow(move);
      show({ move, isPinned: true });
      if (pressedBy === "keyboard") popup?.focus({ preventScroll: true });
    },
    onLeave: () => {
      if (shown?.isPinned === false && !isWriting()) hide();
    },
  });
  document.documentElement.dataset.moves = "";
  return () => {
    if (source === known) source = undefined;
    hide();
  };
}

function show(wanted: ShownMove): void {
  if (source === undefined) return;
  if (shown?.move === wanted.move) {
    shown = wanted;
    return;
  }
  hide();
  shown = wanted;
  const { move } = wanted;
  popup ??= makePopup();
  popup.replaceChildren(...contentOf(move, source));
  popup.scrollTop = 0;
  move.setAttribute("aria-expanded", "true");
  move.setAttribute("aria-controls", POPUP_ID);
  closing = new AbortController();
  closeWithoutPress(move, closing.signal);
  // Above whatever dialog the move may be in.
  popup.showPopover();
  placePopup(popup, move, closing.signal);
}

function hide(): void {
  if (shown === undefined) return;
  closing.abort();
  shown.move.removeAttribute("aria-expanded");
  shown.move.removeAttribute("aria-controls");
  shown = undefined;
  popup?.hidePopover();
}

/** A note is being written in it: a phone's keyboard may push the move out of the window. */
function isWriting(): boolean {
  return popup?.querySelector("textarea:focus") != null;
}

/** Hides it and brings the focus back to the move. */
function hideToMove(): void {
  intent?.expectFocusBack();
  shown?.move.focus({ preventScroll: true });
  hide();
}

function makePopup(): HTMLElement {
  const look = { className: popupStyles.popup, role: "dialog", tabIndex: -1, popover: "manual" };
  const made = element("div", { id: POPUP_ID, ...look });
  made.setAttribute("aria-labelledby", TITLE_ID);
  made.addEventListener("pointerenter", () => intent?.stay());
  made.addEventListener("pointerleave", () => intent?.leave());
  made.addEventListener("keydown", moveOnWithTab);
  document.body.append(made);
  return made;
}

function contentOf(move: HTMLElement, { stances, factsOf }: MoveFactsSource): HTMLElement[] {
  const { phrase } = presentMove(move.dataset.move ?? "", stances);
  const { character = "" } = move.closest<HTMLElement>("[data-character]")?.dataset ?? {};
  const whose = element("span", { className: popupStyles.phrase }, words.ofMove(phrase));
  whose.dataset.phrase = "";
  return [
    element("h2", { id: TITLE_ID, className: popupStyles.title }, words.frameData, whose),
    ...factsOf(move).map((facts) =>
      factsSection(facts, stances, isCharacterId(character) ? character : undefined),
    ),
    ...wayToLegend(),
    element("button", { type: "button", className: popupStyles.close, onclick: hideToMove }, words.close),
  ];
}

/** The way to how moves are read, on pages that tell it. */
function wayToLegend(): HTMLElement[] {
  const legend = document.getElementById(LEGEND_ID);
  if (legend === null) return [];
  const open = () => {
    hide();
    legend.showPopover();
  };
  return [
    element("button", { type: "button", className: popupStyles.legend, onclick: open }, words.howToRead),
  ];
}

/** It goes with Escape, with a press elsewhere, and when its move leaves the window or the page. */
function closeWithoutPress(move: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      if (popup?.contains(document.activeElement)) hideToMove();
      else hide();
    },
    { signal },
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      const isInside = target instanceof Node && popup?.contains(target);
      if (!isInside && moveOf(target) === undefined) hide();
    },
    { signal },
  );
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => !isIntersecting) && !isWriting()) hide();
  });
  observer.observe(move);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Behind its last stop Tab goes on from the move in the page, not from the end of the page where the popup is in the document. */
function moveOnWithTab({ key, shiftKey, target }: KeyboardEvent): void {
  if (key !== "Tab" || popup === undefined) return;
  const stops = Array.from(popup.querySelectorAll("a,button,textarea")).filter((stop) =>
    stop.checkVisibility(),
  );
  const isLeaving = shiftKey ? target === popup || target === stops[0] : target === stops.at(-1);
  if (isLeaving) hideToMove();
}

/** What the page knows of a move on it. */
export function factsOnPage(move: HTMLElement): readonly FrameFacts[] {
  return source?.factsOf(move) ?? [];
}

/** The frame data of a move on a page of one character. */
export function ownFacts(
  frameData: Readonly<Record<string, readonly FrameFacts[]>>,
  { dataset: { move = "" } }: HTMLElement,
): readonly FrameFacts[] {
  return (Object.hasOwn(frameData, move) ? frameData[move] : undefined) ?? [];
}
