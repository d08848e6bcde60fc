import { element } from "../base/element.ts";
import * as words from "./words.ts";

/** An island that does not live yet; one without a wake of its own is plain markup. */
const ASLEEP = "[data-island][data-wake]:not([data-live])";
/**
 * What only answers once its island lives. What the browser answers by itself (links, `details`, popovers, dialogs) is left to it, and
 * moves answer on their own (`data-moves`, move-facts.ts).
 */
const CONTROLS =
  "button:not([popovertarget]):not([type=submit]):not([data-move]), button[type=submit][form], [role=tab]";
const SLEEPING_MOVES = "html:not([data-moves]) [data-move]";
/** The popover of frame data lives when it is there. */
const LIVING = "#move-facts";

/** Without life after so long, the page says so, ms. */
const PATIENCE_MS = 10_000;

type Act = () => void;

/**
 * A press, a choice or a text in an island that sleeps wakes it, is remembered, shows that it was heard (`data-heard`), and is done
 * once, in order, when the island lives (`data-live`). React, which takes the island over as it was made, would empty the fields: what
 * was typed is typed once more for it, and the caret stays. A second press of the same control is the first, and the word that two
 * presses select is let go. Between two presses the page has time to show the first, so that the second finds it.
 *
 * React takes parts of an island over one by one. An event that means nothing makes it do so at once for the part of the control,
 * because a field that it takes over with the text in it has not changed for it.
 *
 * Ctrl+K is a press of the search. A page that does not come to life says so after ten seconds, with a way to load it again.
 */
export function rememberEarlyPresses(): void {
  const html = document.documentElement;
  const acts = new Map<HTMLElement, Act>();

  const remember = (element: HTMLElement, act: Act) => {
    acts.delete(element);
    acts.set(element, act);
    const island = element.closest<HTMLElement>(ASLEEP);
    if (island === null) return;
    island.dataset.heard = "";
    island.dispatchEvent(new Event("wake", { bubbles: true }));
  };
  const isAsleep = (element: Element) => element.closest(ASLEEP) !== null;

  const on = <Kind extends keyof WindowEventMap>(kind: Kind, act: (event: WindowEventMap[Kind]) => void) =>
    addEventListener(kind, act, { capture: true });

  on("click", (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const move = event.target.closest<HTMLElement>(SLEEPING_MOVES);
    const control = move ?? event.target.closest<HTMLElement>(CONTROLS);
    if (control === null || control.closest(LIVING) !== null) return;
    if (move === null && !isAsleep(control)) return;
    stop(event);
    if (acts.has(control)) return getSelection()?.removeAllRanges();
    control.dataset.heard = "";
    const { detail } = event;
    remember(control, () => {
      delete control.dataset.heard;
      control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    });
  });

  on("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
    const search = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
    if (search === null || !isAsleep(search)) return;
    stop(event);
    search.click();
  });

  on("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute("action") || form.method === "dialog" || !isAsleep(form)) return;
    stop(event);
    remember(form, () => form.requestSubmit());
  });

  const rememberField = ({ target: field }: Event) => {
    if (!isField(field) || !isAsleep(field)) return;
    remember(field, enteredAgain(field));
  };
  on("input", rememberField);
  on("change", rememberField);

  const replay = async (isLiving: (element: HTMLElement) => boolean) => {
    for (const [element, act] of acts) {
      if (!isLiving(element)) continue;
      acts.delete(element);
      if (element.isConnected) {
        element.dispatchEvent(new Event("pointercancel", { bubbles: true }));
        act();
      }
      await new Promise((next) => setTimeout(next));
    }
  };

  const late = setTimeout(() => sayThatNothingLives(html), PATIENCE_MS);
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target !== html) setTimeout(() => void replay((element) => target.contains(element)));
      else {
        if (html.dataset.live !== undefined) {
          clearTimeout(late);
          document.querySelector(".not-alive")?.remove();
        }
        if (html.dataset.moves !== undefined) void replay((element) => element.dataset.move !== undefined);
      }
    }
  }).observe(html, { subtree: true, attributeFilter: ["data-live", "data-moves"] });
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches("input, select, textarea");
}

/** Enters in a field what stands in it, once more, so that whoever listens now learns of it. */
function enteredAgain(field: Field): Act {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  const { selectionStart, selectionEnd } = field;
  return () => {
    field.value = "";
    // Past React's own setter, which would take the value for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function sayThatNothingLives(html: HTMLElement): void {
  if ("overlay" in html.dataset) return;
  const onclick = (event: Event) => {
    event.preventDefault();
    location.reload();
  };
  const again = element("a", { href: location.href, onclick }, words.reload);
  document.body.append(element("p", { role: "status", className: "not-alive" }, words.notAlive, again));
}
