import { element } from "../../base/element.ts";
import * as words from "../words.ts";
import styles from "./new-version-note.module.css";
import { switchToNewVersion } from "./worker.ts";

/** Stands above the page's lower edge until it is answered. */
export function newVersionNote(): HTMLElement {
  const { reload, later } = styles;
  const close = () => note.remove();
  const inside = element(
    "div",
    { className: styles.note },
    element("p", { className: styles.words }, words.newVersion),
    element("button", { type: "button", className: reload, onclick: switchToNewVersion }, words.reload),
    element("button", { type: "button", className: later, onclick: close }, words.later),
  );
  const note = element("div", { className: styles.place }, inside);
  return note;
}
