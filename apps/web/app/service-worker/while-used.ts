import { DATA_CACHE, PICTURE_CACHE } from "@tactician/contract";
import type { RouteMatchCallback } from "workbox-core";

type Asked = Pick<Parameters<RouteMatchCallback>[0], "url" | "request" | "sameOrigin">;

/** What the worker caches while the site is used, besides what it precaches: the first row that fits a request says in which cache. */
export const WHILE_USED = [
  {
    cacheName: "pages",
    fits: ({ request }: Asked) =>
      request.mode === "navigate" || request.headers.get("accept")?.startsWith("text/html") === true,
  },
  {
    cacheName: "assets",
    fits: ({ url, sameOrigin }: Asked) => sameOrigin && url.pathname.startsWith("/assets/"),
  },
  {
    cacheName: DATA_CACHE,
    fits: ({ url, sameOrigin }: Asked) =>
      sameOrigin &&
      /^\/(api\/characters|api\/changes|wank\.json|strats\.json|rankings\.json)/.test(url.pathname),
  },
  {
    cacheName: PICTURE_CACHE,
    fits: ({ url, sameOrigin }: Asked) =>
      sameOrigin && /\.(png|webp|avif|svg|woff2|webmanifest)$/.test(url.pathname),
  },
] as const;
