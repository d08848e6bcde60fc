import { isFramework, type PageFiles } from "./built-files.server.ts";

interface StartOptions {
  readonly files: PageFiles;
  /** Address of the page's data; none for the shell, whose module starts by itself. */
  readonly data: string | undefined;
  /** Whether the document has styles in `<noscript data-later>` that what scripts add needs. */
  readonly hasLaterStyles: boolean;
  /** The page shows nothing of its own before its scripts have run: they are fetched beside its first paint. */
  readonly fetchesAtOnce: boolean;
}

/**
 * The module in a document that brings its page to life. The first paint waits for nothing but the document: all files are fetched
 * when it is on the screen, at once. The framework runs first and alone, with a breath behind it in which a tap is answered.
 */
export function startScript({ files, data, hasLaterStyles, fetchesAtOnce }: StartOptions): string {
  const list = JSON.stringify(files.modules);
  const fetchModules = `for(let href of ${list})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  const fetchData = data === undefined ? "" : `let data=fetch("${data}").then(r=>r.json());`;
  const fetchStyles = hasLaterStyles
    ? `document.head.insertAdjacentHTML("beforeend",document.querySelector("[data-later]").textContent);let styled=new Promise(r=>{let l=document.head.lastElementChild;l.onload=l.onerror=r});`
    : "";
  const painted = "await new Promise(r=>requestAnimationFrame(()=>setTimeout(r)));";
  const runFramework = files.modules
    .filter(isFramework)
    .map((address) => `await import("${address}");await new Promise(r=>setTimeout(r));`);
  return [
    ...(fetchesAtOnce ? [fetchModules, fetchData, painted] : [painted, fetchModules, fetchData]),
    fetchStyles,
    ...runFramework,
    hasLaterStyles ? "await styled;" : "",
    data === undefined
      ? `import("${files.start}")`
      : `let [{start},{default:Page}]=await Promise.all([import("${files.start}"),import("${files.page}")]);start(Page,await data)`,
  ].join("");
}
