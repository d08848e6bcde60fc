import { readFileSync } from "node:fs";
import { join } from "node:path";

const STYLESHEET = /<link rel="stylesheet" href="((\/assets\/[^"#]+\.css)#?)"\/>/g;
const MODULE = /<link rel="modulepreload" href=/g;
const START = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/g;

/** Waits for a frame to be on the screen, then fetches all modules at once. */
const AFTER_PAINT = `await new Promise((r) => requestAnimationFrame(() => setTimeout(r)));
for (const l of document.querySelectorAll("link[rel=modulepreload]")) { const c = l.cloneNode(); c.media = ""; document.head.append(c); }
`;

/**
 * Lets the first paint of a page wait for nothing but the page itself. Its styles move into it (a phone saves a round
 * trip and the queue behind the scripts); its scripts, which only bring to life what stands there already, are fetched
 * when it has been painted.
 *
 * React takes the page over without a complaint: every link stays in its place under its address, and an element more
 * in `<head>` does not disturb it. A disabled stylesheet is not fetched at all, and a preload for print neither.
 * `readStyles` gives the text of a stylesheet, `/assets/root.css`. Throws when the framework's markup is not as known.
 */
export function paintFirst(html: string, readStyles: (address: string) => string): string {
  const styles = [...html.matchAll(STYLESHEET)].map(([, , address = ""]) => readStyles(address)).join("\n");
  if (styles.includes("</"))
    throw new Error("A stylesheet holds `</`, which would end the element it stands in");
  if ([...html.matchAll(START)].length !== 1)
    throw new Error("A page has not exactly one script that starts it");
  return html
    .replace(MODULE, '<link rel="modulepreload" media="print" href=')
    .replace(START, (_, open, code, close) => open + AFTER_PAINT + withoutStaticImports(code) + close)
    .replace(STYLESHEET, (_, href) => `<link rel="stylesheet" href="${href}" disabled=""/>`)
    .replace('<link rel="stylesheet"', (first) => `<style>${styles}</style>${first}`);
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

/** The text of a built stylesheet. */
export function readBuiltStyles(address: string): string {
  return readFileSync(join(import.meta.env.CLIENT_FOLDER ?? "build/client", address), "utf8");
}
