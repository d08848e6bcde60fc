import { createHash } from "node:crypto";

/** Inline code of a page, `sha256-...` each, as sources for its Content-Security-Policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * The hashes of all inline scripts and styles of a page, each once. Throws an error that names the page when it has an inline
 * attribute: the policy allows none, so the page would be broken in the browser.
 */
export function inlineHashes(html: string, page: string): InlineHashes {
  assertNoInlineAttributes(html, page);
  return { scripts: hashesOf(html, "script"), styles: hashesOf(html, "style") };
}

function hashesOf(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(pattern)) {
    const isLoaded = /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);
    if (isLoaded || content === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return [...hashes];
}

function assertNoInlineAttributes(html: string, page: string): void {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const found = /<[a-z][^>]*\s(style|on[a-z]+)="/.exec(markup);
  if (found)
    throw new Error(
      `${page} has an inline ${found[1]} attribute, which the security policy forbids: ${found[0].slice(0, 200)}`,
    );
}
