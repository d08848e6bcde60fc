import { API_BASE } from "@tactician/contract";

/** What the build was told about the outside world; read here and nowhere else in the browser code. */

/** Where the API answers, without a slash at the end: `/api`. */
export const apiUrl = withoutEndSlash(import.meta.env.VITE_API_URL ?? API_BASE);

/** Host of the player statistics, without a slash at the end: empty for the site's own. */
export const statsUrl = withoutEndSlash(import.meta.env.VITE_STATS_URL ?? "");

/** Canonical address of the site, for links that leave it (social tags, canonical). */
export const siteUrl = withoutEndSlash(import.meta.env.SITE_URL ?? "http://localhost:3000");

/** Outside addresses. One that is not configured is `undefined`, and nothing links to it. */
export const externalLinks = {
  twitch: configured(import.meta.env.VITE_TWITCH_URL),
  youtube: configured(import.meta.env.VITE_YOUTUBE_URL),
  discord: configured(import.meta.env.VITE_DISCORD_URL),
  support: configured(import.meta.env.VITE_SUPPORT_URL),
  version1: configured(import.meta.env.VITE_VERSION_1_URL),
  source: configured(import.meta.env.VITE_SOURCE_URL),
};

/** Scripts of the hosting provider (the build refuses addresses that are not theirs to name: tools/build/build-settings.ts). */
export const providerScripts = {
  analytics: configured(import.meta.env.VITE_ANALYTICS_SCRIPT_URL),
  speed: configured(import.meta.env.VITE_SPEED_SCRIPT_URL),
};

function configured(address: string | undefined): string | undefined {
  const trimmed = address?.trim();
  return trimmed?.startsWith("https://") ? trimmed : undefined;
}

function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
