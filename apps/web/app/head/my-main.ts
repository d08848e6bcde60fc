import { ANTI_GUIDE_PATH, ANTI_GUIDE_PATTERN, antiGuidePath } from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { OPPONENT_PLACES, parseOpponents, withOpponent } from "../base/core/opponents.ts";
import { parseRoster } from "../base/core/roster-names.ts";
import { followKept, keep, readKept } from "../base/kept.ts";
import { MY_ID, MY_MAIN_ID, MY_NAME } from "../base/my-main.ts";
import { type StorageKey, writeStored } from "../base/storage.ts";
import * as words from "./words.ts";

/** Everybody's id and name (base/core/roster-names.ts); the build fills it in. */
declare const ROSTER: string;

/**
 * Says on `<html>` who the visitor plays (`data-main="jin"`) and how many opponents are remembered (`data-opponents="1 2"`), with their
 * portraits as custom properties, before the first paint; and in links and buttons, as soon as the document is there. All of it
 * follows each choice of this page and of other tabs. A character who is not in the roster is nobody.
 */
export function showMyMain(html: HTMLElement): void {
  const roster = parseRoster(ROSTER);
  const isKnown = (id: string): id is CharacterId => roster.has(id);
  const show = () => {
    const kept = readKept("myCharacter") ?? "";
    const name = roster.get(kept);
    const listed = (key: StorageKey) => parseOpponents(readKept(key), isKnown);
    const last = listed("lastOpponents");
    const opponents = last.length > 0 ? last : listed("worstOpponents");
    if (name === undefined) delete html.dataset.main;
    else html.dataset.main = kept;
    html.dataset.opponents = opponents.map((_, place) => place + 1).join(" ");
    showPortrait(html, "--main", name === undefined ? undefined : kept);
    for (let place = 0; place < OPPONENT_PLACES; place++)
      showPortrait(html, `--opponent-${place + 1}`, opponents[place]);
    fillIn(kept, name, opponents, roster);
  };
  const remember = () => {
    const them = opponentHere();
    if (them === undefined || !isKnown(them) || !html.dataset.main) return;
    const before = parseOpponents(readKept("lastOpponents"), isKnown);
    writeStored("lastOpponents", withOpponent(before, them).join(" "));
  };
  show();
  document.addEventListener("DOMContentLoaded", show);
  followKept(show);
  // A page that comes back from the browser's memory has missed what others kept meanwhile.
  addEventListener("pageshow", show);
  // Only then is it known whom the page was about at last.
  addEventListener("pagehide", remember);
  listenToStars(html);
  addEventListener("beforetoggle", wakeChoice, true);
}

/** The popover has a second button, outside of its island: whichever opens it wakes what fills it. */
function wakeChoice({ target }: Event): void {
  if (!(target instanceof Element) || target.id !== MY_MAIN_ID) return;
  const island = target.closest<HTMLElement>("[data-island]:not([data-live])");
  if (island === null) return;
  island.dataset.heard = "";
  island.dispatchEvent(new Event("wake", { bubbles: true }));
}

/** Whom the open page is about: of an anti-guide by its path, of drills and recipes by `them`. */
function opponentHere(): string | undefined {
  const { pathname, search } = location;
  const guides = ANTI_GUIDE_PATTERN.slice(0, ANTI_GUIDE_PATTERN.indexOf(":"));
  if (pathname.startsWith(guides)) return pathname.slice(guides.length).replace(/\/$/, "");
  return new URLSearchParams(search).get("them") ?? undefined;
}

function showPortrait(html: HTMLElement, property: string, id: string | undefined): void {
  if (id === undefined) html.style.removeProperty(property);
  else html.style.setProperty(property, `url(/portraits/${id}-96.webp)`);
}

function fillIn(
  me: string,
  name: string | undefined,
  opponents: readonly CharacterId[],
  roster: ReadonlyMap<string, string>,
): void {
  const each = (selector: string, fill: (element: HTMLElement) => void) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) fill(element);
  };
  const slug = (name ?? "").toLowerCase().replaceAll(" ", "-");
  each("a[data-mine]", (link) =>
    link.setAttribute("href", (link.dataset.mine ?? "").replaceAll(MY_ID, me).replaceAll(MY_NAME, slug)),
  );
  each("[data-my-name]", (element) => {
    element.textContent = name ?? element.dataset.myName ?? "";
  });
  each("button[data-main-button]", (button) => {
    button.setAttribute("aria-label", name === undefined ? words.chooseMain : words.myMain(name));
  });
  each("button[data-star-main]", (button) => {
    button.setAttribute("aria-pressed", String(button.dataset.starMain === me && name !== undefined));
  });
  each("a[data-opponent]", (link) => {
    const them = opponents[Number(link.dataset.opponent) - 1];
    const mine = name === undefined ? "" : `?me=${me}`;
    link.setAttribute("href", them === undefined ? ANTI_GUIDE_PATH : antiGuidePath(them) + mine);
    if (link.firstElementChild !== null && them !== undefined)
      link.firstElementChild.textContent = words.howToBeat(roster.get(them) ?? them);
  });
}

/** The star of a sheet, "My main", and its being taken back. */
function listenToStars(html: HTMLElement): void {
  addEventListener("click", ({ target }) => {
    const star = target instanceof Element ? target.closest<HTMLElement>("[data-star-main]") : null;
    if (star === null) return;
    const id = star.dataset.starMain ?? "";
    keep("myCharacter", html.dataset.main === id ? "" : id);
  });
}
