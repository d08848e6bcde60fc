import { hasDrills } from "../../lib/drill-database.ts";
import { logFailure } from "../../lib/log.ts";
import { element } from "./element.ts";
import styles from "./MoveFacts.module.css";

/**
 * Marks a move, by public id (`Jin-1,2,1`), as a favourite, which can be drilled by itself. What keeps the marks is loaded where there
 * are any, or when the first one is made.
 */
export function starButton(id: string, name: string): HTMLElement {
  const button = element("button", { type: "button", className: styles.star }, []);
  const show = (isMarked: boolean) => {
    button.ariaPressed = String(isMarked);
    button.textContent = isMarked ? "★" : "☆";
  };
  button.ariaLabel = `Favourite to drill: ${name}`;
  button.addEventListener("click", () => {
    const isMarked = button.ariaPressed !== "true";
    show(isMarked);
    openStore().then((store) => store.favour(id, isMarked), noteFailure);
  });
  show(false);
  hasDrills()
    .then(async (has) => {
      if (has) show((await openStore()).read().history.favourites.includes(id));
    })
    .catch(noteFailure);
  return button;
}

async function openStore() {
  const { openDrillStore } = await import("../../lib/drill-store.ts");
  return openDrillStore();
}

function noteFailure(thrown: unknown): void {
  logFailure("Favourites did not load", thrown);
}
