import { APP_SHELL_PATH } from "@tactician/contract";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin, type ExpirationPluginOptions } from "workbox-expiration";
import { cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from "workbox-strategies";
import { WHILE_USED } from "./while-used.ts";

/** Every file that is kept from the start, with a revision where its name has none; tools/build fills it in. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** Of a worker. */
declare const skipWaiting: () => Promise<void>;

const DAY_SECONDS = 24 * 60 * 60;

// A new version waits until the visitor agrees or closes the last page, so that no open page breaks.
addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void skipWaiting();
});
clientsClaim();
precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();

/** Workbox's types leave out that a plugin may lack any of its functions. */
const plugin = (made: object) => made as WorkboxPlugin;
const only = (limits: ExpirationPluginOptions) => [
  plugin(new ExpirationPlugin(limits)),
  plugin(new CacheableResponsePlugin({ statuses: [200] })),
];
const STRATEGIES: Readonly<Record<(typeof WHILE_USED)[number]["cacheName"], Strategy>> = {
  // Online: fresh. Offline: as last read, or else the shell, which asks the API.
  pages: new NetworkFirst({
    cacheName: "pages",
    networkTimeoutSeconds: 5,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [
      ...only({ maxEntries: 250 }),
      plugin(new PrecacheFallbackPlugin({ fallbackURL: APP_SHELL_PATH })),
    ],
  }),
  // Names change with content, so a page that is still open after an update finds its own files.
  assets: new CacheFirst({ cacheName: "assets", plugins: only({ maxEntries: 400 }) }),
  data: new NetworkFirst({
    cacheName: "data",
    networkTimeoutSeconds: 5,
    matchOptions: { ignoreVary: true },
    plugins: only({ maxEntries: 300 }),
  }),
  pictures: new StaleWhileRevalidate({
    cacheName: "pictures",
    plugins: only({ maxEntries: 600, maxAgeSeconds: 60 * DAY_SECONDS }),
  }),
};
for (const { cacheName, fits } of WHILE_USED) registerRoute(fits, STRATEGIES[cacheName]);
