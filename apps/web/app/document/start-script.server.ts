import { PAGE_DATA_ID } from "../base/page-data.ts";
import { isFramework, type PageFiles } from "./built-files.server.ts";

/** `painted` is a promise of the script in `<head>` (unpainted-script.ts). */
const PAINTED = "await painted;";
/** The script may run before the document is there to its end. */
const PARSED =
  'if(document.readyState==="loading")await new Promise(r=>addEventListener("DOMContentLoaded",r));';

/** The page's data is a file of its own, at an address. */
export const fetchedData = (address: string) => `fetch("${address}").then(r=>r.json())`;

/** The page's data stands in the document, before the script. */
export const CARRIED_DATA = `Promise.resolve(JSON.parse(document.getElementById("${PAGE_DATA_ID}").textContent))`;

interface StartOptions {
  readonly files: PageFiles;
  /** Code for a promise of the page's data (`fetchedData`, `CARRIED_DATA`); none for the shell, whose module starts by itself. */
  readonly data: string | undefined;
  /** Whether the document has styles in `<noscript data-later>` that what scripts add needs. */
  readonly hasLaterStyles: boolean;
  /** The page shows nothing of its own before its scripts have run: they are fetched beside its first paint. */
  readonly fetchesAtOnce: boolean;
  /** Lines of a script that come behind all of the page's own requests, and have the addresses of its soon wanted parts in `soon`. */
  readonly afterwards?: string | undefined;
}

/**
 * The module in a document that brings its page to life. The first paint waits for nothing but the document: all files are fetched
 * when it is on the screen, at once. The framework runs first and alone, with a breath behind it in which a tap is answered.
 */
export function startScript({
  files,
  data,
  hasLaterStyles,
  fetchesAtOnce,
  afterwards,
}: StartOptions): string {
  const fetchData = data === undefined ? "" : `let data=${data};`;
  const fetchStyles = hasLaterStyles
    ? `document.head.insertAdjacentHTML("beforeend",document.querySelector("[data-later]").textContent);let styled=new Promise(r=>{let l=document.head.lastElementChild;l.onload=l.onerror=r});`
    : "let styled;";
  const modulesForMoves = fetchModules(files.forMoves);
  const otherModules = fetchModules(files.others);
  const answerMoves =
    files.moves === undefined
      ? ""
      : `(async()=>{await styled;(await import("${files.moves}")).answerEarly(await data)})();`;
  const framework = files.others.find(isFramework);
  const bringToLife =
    data === undefined
      ? `import("${files.start}")`
      : `let [{start},{default:Page}]=await Promise.all([import("${files.start}"),import("${files.page}")]);start(Page,await data)`;
  const fetchSoon =
    afterwards === undefined
      ? ""
      : `data.then(()=>{let soon=${JSON.stringify(files.soon)};${afterwards}},()=>{});`;
  return [
    // A stylesheet that is fetched before the paint would delay it. What a move needs to answer goes before the rest.
    ...(fetchesAtOnce
      ? [modulesForMoves, otherModules, fetchData, PAINTED, fetchStyles]
      : [PAINTED, modulesForMoves, fetchData, fetchStyles, otherModules]),
    answerMoves,
    fetchSoon,
    PARSED,
    framework === undefined ? "" : `await import("${framework}");await new Promise(r=>setTimeout(r));`,
    "await styled;",
    bringToLife,
  ].join("");
}

function fetchModules(addresses: readonly string[]): string {
  if (addresses.length === 0) return "";
  return `for(let href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
}
