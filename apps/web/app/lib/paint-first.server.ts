import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitStyles } from "./split-styles.server.ts";

const STYLESHEET = /<link rel="stylesheet" href="((\/assets\/[^"#]+\.css)#?)"\/>/g;
const MODULE = /<link rel="modulepreload" href=/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/g;

const DATA =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\((".*?")\)|close\(\));<\/script>/gs;
const FRAMEWORK = /<link rel="modulepreload" href="(\/assets\/framework-[^"]+)"\/>/g;

/** Waits for a frame to be on the screen. */
const AFTER_PAINT = `const pause = () => new Promise((r) => setTimeout(r));
await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
`;
/** Fetches all modules at once. */
const FETCH_MODULES = `for (const l of document.querySelectorAll("link[rel=modulepreload]")) { const c = l.cloneNode(); c.media = ""; document.head.append(c); }
`;

export interface PaintOptions {
  /** `at-once`: for a page that shows nothing of its own before they have run. They run after the first paint all the same. */
  readonly fetchesScripts?: "after-paint" | "at-once";
}

/** Without scripts they are there at once. With them they come after the paint: a phone would fetch them before what it shows. */
const laterStyles = (address: string) =>
  `<noscript data-later=""><link rel="stylesheet" href="${address}"/></noscript>`;
/** What the scripts add is never seen without its styles; without a connection for them it is better than nothing. */
const FETCH_STYLES = `document.head.insertAdjacentHTML("beforeend", document.querySelector("[data-later]").textContent);
const styled = new Promise((r) => { document.head.lastElementChild.onload = document.head.lastElementChild.onerror = r; });
`;
const AWAIT_STYLES = "await styled;\n";

/** What a page takes from the finished browser build, and leaves there. */
export interface BuiltFiles {
  /** The text of a stylesheet, `/assets/root.css`. */
  readStyles(address: string): string;
  /** Keeps a part of a page as a file of its own, named after its content, and gives its address. */
  keep(part: "page" | "later", extension: "json" | "css", content: string): string;
}

/**
 * Lets the first paint of a page wait for nothing but the page itself. Its styles move into it (a phone saves a round
 * trip and the queue behind the scripts), but for those that nothing in it needs yet; its scripts, which only bring to life what is there
 * already, are fetched when it has been painted, and so is the data they need, which would otherwise say a second time what
 * the page shows: with it a sheet is longer than what a new connection carries at once.
 *
 * React takes the page over without a complaint: every link stays in its place under its address, and an element more
 * in `<head>` does not disturb it. A disabled stylesheet is not fetched at all, and a preload for print neither.
 * Throws when the framework's markup is not as known.
 */
export function paintFirst(
  html: string,
  files: BuiltFiles,
  { fetchesScripts = "after-paint" }: PaintOptions = {},
): string {
  const styles = [...html.matchAll(STYLESHEET)]
    .map(([, , address = ""]) => files.readStyles(address))
    .join("\n");
  if (styles.includes("</"))
    throw new Error("A stylesheet holds `</`, which would end the element it stands in");
  const { first, later } = splitStyles(styles, html);
  const link = later === "" ? "" : laterStyles(files.keep("later", "css", later));
  if ([...html.matchAll(START)].length !== 1)
    throw new Error("A page has not exactly one script that starts it");
  const isLate = fetchesScripts === "after-paint";
  const opening = [
    AFTER_PAINT,
    link && FETCH_STYLES,
    isLate ? FETCH_MODULES : "",
    startData(html, files),
    frameworkFirst(html),
    link && AWAIT_STYLES,
  ].join("");
  return html
    .replace(DATA, "")
    .replace(MODULE, isLate ? '<link rel="modulepreload" media="print" href=' : "$&")
    .replace(START, (_, open, code, close) => `${open}${opening}${withoutStaticImports(code)}${close}`)
    .replace(STYLESHEET, (_, href) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
    .replace('<link rel="stylesheet"', (stylesheet) => `<style>${first}</style>${link}${stylesheet}`);
}

/** Fetches the page's data, and hands it to the framework when it is there. */
function startData(html: string, { keep }: BuiltFiles): string {
  const data = [...html.matchAll(DATA)].map(([, text]) =>
    text === undefined ? "" : String(JSON.parse(text)),
  );
  if (data.length < 2) throw new Error("A page has no data to start with");
  return `const data = fetch("${keep("page", "json", data.join(""))}").then((r) => r.text()).then((text) => { const s = window.__reactRouterContext.streamController; s.enqueue(text); s.close(); });
`;
}

/** The framework's files run one by one, with a breath between them in which a tap is answered. */
function frameworkFirst(html: string): string {
  const addresses = [...html.matchAll(FRAMEWORK)].map(([, address = ""]) => address).toSorted();
  return [
    ...addresses.map((address) => `await import("${address}");\nawait pause();\n`),
    "await data;\n",
  ].join("");
}

/** Static imports would be fetched before the first line runs. */
function withoutStaticImports(code: string): string {
  const dynamic = code
    .replace(/^import ("[^"]+");/gm, "await import($1);")
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, "const $1 = await import($2);");
  if (/^\s*import [^(]/m.test(dynamic))
    throw new Error(`The script that starts a page has an unknown import: ${code}`);
  return dynamic;
}

/** The browser build that is in its folder while pages are rendered. */
export const builtFiles: BuiltFiles = {
  readStyles: (address) => readFileSync(join(clientFolder(), address), "utf8"),
  keep: (part, extension, content) => {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
    const address = `/assets/${part}-${hash}.${extension}`;
    writeFileSync(join(clientFolder(), address), content);
    return address;
  },
};

const clientFolder = () => import.meta.env.CLIENT_FOLDER ?? "build/client";
