import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Inline scripts and styles of each page, as sources for its Content-Security-Policy. */
export interface InlineHashes {
  scriptHashes: Record<string, string[]>;
  styleHashes: Record<string, string[]>;
}

/** Hashes of all inline scripts and styles of the HTML files below `dir`, keyed by path (`about/index.html`). */
export async function inlineHashesBelow(dir: string): Promise<InlineHashes> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const result: InlineHashes = { scriptHashes: {}, styleHashes: {} };
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = join(entry.parentPath, entry.name);
    const html = await readFile(file, "utf8");
    const key = relative(dir, file).replaceAll("\\", "/");
    assertNoInlineAttributes(html, key);
    result.scriptHashes[key] = inlineHashes(html, "script");
    result.styleHashes[key] = inlineHashes(html, "style");
  }
  return result;
}

/** `sha256-...` of every inline element of the kind in a page, each once. */
export function inlineHashes(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const hashes = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(pattern)) {
    const isLoaded = /\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);
    if (isLoaded || content === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return [...hashes];
}

/** The policy allows no inline styles or handlers, so a page that has one would be broken in the browser: fail the build. */
function assertNoInlineAttributes(html: string, page: string): void {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const found = /<[a-z][^>]*\s(style|on[a-z]+)="/.exec(markup);
  if (found)
    throw new Error(
      `${page} has an inline ${found[1]} attribute, which the security policy forbids: ${found[0].slice(0, 200)}`,
    );
}
