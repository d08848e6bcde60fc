import {
  AFTER_PATH,
  API_BASE,
  characterPath,
  DOJO_PATH,
  DRILLS_PATH,
  matchupSidePath,
  movesPath,
} from "@tactician/contract";
import { parseCharacterId } from "@tactician/game";
import type { Workbox } from "workbox-window";
import { logFailure } from "../../base/log.ts";

/** A visitor's first seconds belong to the page; what is kept for later comes after that, or with the first press. */
const PATIENCE_MS = 8_000;

/**
 * Installs the worker that keeps pages for offline use, when the page has had its time, and tells of a newer version that waits. Does
 * nothing where it cannot.
 */
export function installWorkerLater(tellNewVersion: () => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    clearTimeout(timer);
    waiting.abort();
    installWorker(tellNewVersion).catch((error: unknown) =>
      logFailure("Offline use could not be prepared", error),
    );
  };
  const startByPress = ({ target }: Event) => {
    // A link's page comes first, on a slow connection above all.
    if (!(target instanceof Element && target.closest("a"))) start();
  };
  const timer = setTimeout(start, PATIENCE_MS);
  addEventListener("pointerdown", startByPress, { signal });
  addEventListener("keydown", startByPress, { signal });
}

async function installWorker(tellNewVersion: () => void): Promise<void> {
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", tellNewVersion);
  worker.addEventListener("activated", ({ isUpdate }) => {
    if (isUpdate !== true) keepThisPage(worker);
  });
  await worker.register();
}

/** The page that the worker came too late for: it and its files are fetched once more, from the browser's own cache mostly. */
function keepThisPage(worker: Workbox): void {
  const own = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && !name.includes("/sw.js"))
    // As addresses of the data below, so that each is fetched once: a second answer that breaks off would take the first one away.
    .map((name) => name.slice(location.origin.length));
  const data = dataOfPage(location);
  const page: [string, RequestInit] = [location.pathname, { headers: { accept: "text/html" } }];
  worker.messageSW({ type: "CACHE_URLS", payload: { urlsToCache: [page, ...new Set([...data, ...own])] } });
}

/**
 * Lets the waiting version take over and opens the page anew with it: once, and not before it is active. A document asked for earlier waits
 * for the worker, whose `clients.claim` tells this page again that its controller changed.
 */
export async function switchToNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  // Another tab was faster.
  if (waiting === undefined || waiting === null) return location.reload();
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated" || waiting.state === "redundant") location.reload();
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
}

/** What the API says of a page's character: with it the shell can show the page as well, and other pages of theirs. */
export function dataOfPage({ pathname: path, search }: Pick<Location, "pathname" | "search">): string[] {
  if ([DRILLS_PATH, DOJO_PATH, AFTER_PATH].includes(path)) return dataOfDeck(new URLSearchParams(search));
  const id = /^\/(?:character\/combos\/[^/]+|anti-guide\/character)\/([a-z0-9-]+)\/?$/.exec(path)?.[1];
  if (id === undefined) return [];
  return [`/api/characters/${id}`, `/api/characters/${id}/side`];
}

/** What the cards of a pair, somebody's exercises or the moves that hit are made of: the page, or its own worker, has asked for it. */
function dataOfDeck(pair: URLSearchParams): string[] {
  const ids = ["me", "them"].map((name) => parseCharacterId(pair.get(name))).filter((id) => id !== undefined);
  return ids.flatMap((id) => [characterPath, movesPath, matchupSidePath].map((path) => API_BASE + path(id)));
}
