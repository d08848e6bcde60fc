import { COMBO_GENERATOR_PATH } from "@tactician/contract";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { builtFiles, paintFirst } from "./lib/paint-first.server.ts";

/**
 * Renders a page to a file at build. The framework's own entry is made for streaming: it would put large parts of a
 * page into hidden templates that only a script moves into place. A file is complete from its first byte.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  // A page that broke while rendering fails the build; it never becomes a file.
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html");
  const html = await new Response(stream).text();
  // The table of combos is in the browser alone, and scripts put it there.
  const isOwnWork = new URL(request.url).pathname.startsWith(COMBO_GENERATOR_PATH);
  const fetchesScripts = isOwnWork ? "at-once" : "after-paint";
  const page = import.meta.env.PROD ? paintFirst(html, builtFiles, { fetchesScripts }) : html;
  return new Response(page, { headers, status });
}
