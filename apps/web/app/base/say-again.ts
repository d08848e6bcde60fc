import { element } from "./element.ts";

/** What a screen reader reads out whenever its text changes. */
const LIVE = "[role=status], [role=alert], [aria-live]";

/** Long enough for a screen reader to know a live region, or to notice that its text was gone, ms. */
const NOTICED_MS = 100;

/**
 * Alt+R says once more what the page says now in its live regions, of an open dialog alone if there is one. It needs a modifier, as
 * single letters belong to screen readers and to the cards.
 */
export function sayAgainByKey(): void {
  let again: HTMLElement | undefined;
  addEventListener("keydown", (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyR") return;
    event.preventDefault();
    const place = document.querySelector("dialog[open]") ?? document.body;
    const said = Array.from(place.querySelectorAll(LIVE))
      .filter((region) => region !== again && region.checkVisibility())
      .map((region) => region.textContent.trim());
    again ??= element("p", { className: "visually-hidden", role: "status" });
    again.textContent = "";
    place.append(again);
    const region = again;
    setTimeout(() => {
      region.textContent = said.filter((text) => text !== "").join(" ");
    }, NOTICED_MS);
  });
}
