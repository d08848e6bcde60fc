import { element } from "../base/element.ts";
import styles from "./MoveFacts.module.css";
import { followStars, readStars, starSign, starTroubleWords, turnStar } from "./stars.ts";
import * as words from "./words.ts";

/**
 * Marks a move, by public id (`Jin-1,2,1`), as a favourite: a button, and a line that says where the mark is not kept. Marks of
 * other tabs show while the button is in the page.
 */
export function starButton(id: string, name: string): HTMLElement {
  const button = element("button", { type: "button", className: styles.star });
  const note = element("span", { role: "status", className: styles.starNote });
  button.ariaLabel = words.favourite(name);
  const show = () => {
    const { ids, trouble } = readStars();
    const isMarked = ids?.has(id) === true;
    button.ariaPressed = String(isMarked);
    button.textContent = starSign(isMarked);
    note.textContent = starTroubleWords(trouble);
  };
  let wasShown = false;
  const end = followStars(() => {
    wasShown ||= button.isConnected;
    if (wasShown && !button.isConnected) end();
    else show();
  });
  button.addEventListener("click", () => turnStar(id));
  show();
  return element("span", { className: "line" }, note, button);
}
