import { MY_MAIN_ID } from "../base/my-main.ts";
import styles from "./MyMain.module.css";
import * as words from "./words.ts";

/** Fills the popover of who the visitor plays when it opens. What it takes is fetched with the first opening. */
export function bring(island: HTMLElement): undefined {
  const popup = island.querySelector<HTMLElement>(`#${MY_MAIN_ID}`);
  if (popup === null) return;
  const fill = () => {
    import("./choose-main.ts").then(
      ({ fillChoice }) => fillChoice(popup, { one: styles.one, nobody: styles.nobody }),
      () => {
        const said = popup.querySelector("[data-main-words]");
        if (said !== null) said.textContent = words.portraitsFailed;
      },
    );
  };
  popup.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") fill();
  });
  if (popup.matches(":popover-open")) fill();
}
