import { PAGE_DATA_ID, PAGE_START_ID, type PageData, type PageStart } from "../base/page-data.ts";

/**
 * Fetches what brings the page to life and starts it. The first paint waits for nothing but the document: all files are fetched when
 * it is on the screen, at once; what a move needs to answer goes before the rest.
 */
export async function startPage(painted: Promise<void>): Promise<void> {
  const page: PageStart = JSON.parse(document.getElementById(PAGE_START_ID)?.textContent ?? "");
  if (page.isFetchedAtOnce) {
    fetchModules(page.first);
    fetchModules(page.others);
    await painted;
  } else {
    await painted;
    fetchModules(page.first);
  }
  const data = fetchData(page);
  const styled = fetchLaterStyles();
  if (!page.isFetchedAtOnce) fetchModules(page.others);
  if (page.moves !== undefined) void answerMoves(page.moves, data, styled);
  // The script may run before the document is there to its end.
  if (document.readyState === "loading")
    await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  await styled;
  const { start } = await import(/* @vite-ignore */ page.start);
  await start?.(page, data);
}

function fetchModules(addresses: readonly string[]): void {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
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
