import { element } from "../base/element.ts";
import { PAGE_DATA_ID, PAGE_START_ID, type PageData, type PageStart } from "../base/page-data.ts";

/**
 * Fetches what brings the page to life and starts it. The first paint waits for nothing but the document: all files are fetched when
 * it is on the screen, at once; what a move needs to answer goes before the rest.
 */
export async function startPage(painted: Promise<void>): Promise<void> {
  const page: PageStart = JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? "");
  const hasCombos = document.documentElement.dataset.combos === "kept" || location.hash !== "";
  const isAtOnce = page.atOnce === "always" || (page.atOnce === "for combos" && hasCombos);
  if (isAtOnce) {
    fetchModules(page.first);
    fetchModules(page.others);
    await painted;
  } else {
    await painted;
    fetchModules(page.first);
  }
  const data = fetchData(page);
  const styled = fetchLaterStyles();
  if (!isAtOnce) fetchModules(page.others);
  if (page.moves !== undefined) void answerMoves(page.moves, data, styled);
  // The script may run before the document is there to its end.
  if (document.readyState === "loading")
    await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  await styled;
  const { start } = await import(/* @vite-ignore */ page.start);
  await start?.(page, data);
}

function fetchModules(addresses: readonly string[]): void {
  for (const href of addresses) document.head.append(element("link", { rel: "modulepreload", href }));
}

function fetchData({ data }: PageStart): Promise<PageData> | undefined {
  if (data === undefined) return undefined;
  if (data !== "") return fetch(data).then((response) => response.json());
  return Promise.resolve(JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? ""));
}

/** Styles that nothing in the page needed to be painted; what scripts add does. A failure holds nothing up. */
async function fetchLaterStyles(): Promise<void> {
  const later = document.querySelector("[data-later]");
  if (later === null) return;
  document.head.insertAdjacentHTML("beforeend", later.textContent ?? "");
  const link = document.head.lastElementChild as HTMLLinkElement;
  await new Promise((settled) => {
    link.onload = link.onerror = settled;
  });
}

async function answerMoves(
  address: string,
  data: Promise<PageData> | undefined,
  styled: Promise<void>,
): Promise<void> {
  await styled;
  const { answerEarly } = await import(/* @vite-ignore */ address);
  answerEarly(await data);
}

/** How long a frame may take from its scripts to the screen, ms. */
const FRAME_MS = 200;
/** How long pictures below the window wait at most, ms. */
const FIRST_MS = 3_000;

/**
 * Settles when the first frame with content is on the screen, and sets `data-unpainted` on `<html>` until then, for stylesheets
 * (move.css): the sprite of the icons is asked for right after it, so that nothing shares a phone's connection with the page itself.
 * The browser tells of the paint itself, but on a slow phone up to a second late, and not at all where the head of a page was painted
 * before its content: a frame's time after its scripts is taken for it then. A page that is made ready unseen waits for nothing.
 *
 * `data-first` says until the first scrolling, for three seconds at most, that pictures below the window wait (base.css): a browser
 * fetches them from far away, and a phone would have them before the scripts. Without scripts there is neither attribute.
 */
export function waitForPaint(): Promise<void> {
  const { dataset } = document.documentElement;
  if ((document as { prerendering?: boolean }).prerendering) return Promise.resolve();
  dataset.unpainted = "";
  dataset.first = "";
  const endFirst = () => delete dataset.first;
  addEventListener("scroll", endFirst, { once: true });
  setTimeout(endFirst, FIRST_MS);
  return new Promise<void>((go) => {
    const waitForFrame = () =>
      requestAnimationFrame(() => {
        if (document.getElementById("content") === null) return waitForFrame();
        setTimeout(go, FRAME_MS);
        try {
          new PerformanceObserver(() => go()).observe({ type: "paint" });
        } catch {
          // A browser that cannot tell: the frame's time counts.
        }
      });
    waitForFrame();
  }).then(() => {
    delete dataset.unpainted;
  });
}
