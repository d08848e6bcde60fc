import { definitionOf, parseNotation } from "@tactician/notation";
import { element } from "../base/element.ts";
import popupStyles from "../moves/popup/Popup.module.css";
import { placePopup } from "../moves/popup/place-popup.ts";

const PIECES = ".mi, .motion, .move-chip, .move-glue";

/**
 * An input that is pressed says its word: neutral, hold down, tornado, just frame. Moves with frame data answer by themselves
 * (moves/move-facts.ts), and what is in a link or a button does what that does.
 */
export function bring(): undefined {
  let popup: HTMLElement | undefined;
  let closing = new AbortController();
  const hide = () => {
    closing.abort();
    popup?.hidePopover();
  };
  document.addEventListener("click", ({ target }) => {
    hide();
    const piece = target instanceof Element ? target.closest<HTMLElement>(PIECES) : null;
    const move = piece?.closest<HTMLElement>(".move");
    if (!piece || !move || move.closest("a, button, label")) return;
    closing = new AbortController();
    popup ??= makePopup();
    popup.textContent = pieceWords(piece.textContent, move.getAttribute("aria-label") ?? "");
    popup.showPopover();
    placePopup(popup, piece, closing.signal);
  });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}

/** The word of an input as a page shows it; of one in another writing, or of no table, the phrase of its whole move. */
function pieceWords(text: string, phrase: string): string {
  const { tokens } = parseNotation(text.trim(), {});
  const labels = tokens.map((token) => definitionOf(token)?.label);
  return labels.length > 0 && labels.every((label) => label !== undefined) ? labels.join(", ") : phrase;
}

function makePopup(): HTMLElement {
  const made = element("div", { className: popupStyles.popup, role: "status", popover: "manual" });
  document.body.append(made);
  return made;
}
