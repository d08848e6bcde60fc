import { logFailure } from "../base/log.ts";
import { hasDrills, starSign } from "../kept/drill-database.ts";
import { element } from "./element.ts";
import styles from "./MoveFacts.module.css";
import { starTroubleWords } from "./star-words.ts";

/**
 * Marks a move, by public id (`Jin-1,2,1`), as a favourite: a button, and a line that says where the mark is not kept. What keeps the
 * marks is loaded where there are any, or when the first one is made. Marks of other tabs show while the button is in the page.
 */
export function starButton(id: string, name: string): HTMLElement {
  const button = element("button", { type: "button", className: styles.star }, []);
  const note = element("span", { role: "status", className: styles.starNote }, []);
  button.ariaLabel = `Favourite: ${name}`;
  const show = (isMarked: boolean) => {
    button.ariaPressed = String(isMarked);
    button.textContent = starSign(isMarked);
  };
  let isFollowed = false;
  const follow = async () => {
    const store = await openStore();
    if (isFollowed) return store;
    isFollowed = true;
    const showKept = () => {
      if (!button.isConnected) return end();
      const { history, trouble } = store.read();
      show(history.favourites.includes(id));
      note.textContent = starTroubleWords(trouble);
    };
    const end = store.subscribe(showKept);
    showKept();
    return store;
  };
  const fail = (thrown: unknown) => {
    logFailure("Favourites did not load", thrown);
    note.textContent = starTroubleWords("not loaded");
  };
  button.addEventListener("click", () => {
    const isMarked = button.ariaPressed !== "true";
    show(isMarked);
    follow().then((store) => store.favour(id, isMarked), fail);
  });
  show(false);
  hasDrills()
    .then((has) => (has ? follow() : undefined))
    .catch(fail);
  return element("span", { className: styles.starPlace }, [note, button]);
}

async function openStore() {
  const { openDrillStore } = await import("../kept/drill-store.ts");
  return openDrillStore();
}
