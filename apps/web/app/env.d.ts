/** Build settings that `import.meta.env` carries (see build-settings.ts and vite.config.ts). */
interface ImportMetaEnv {
  readonly SITE_URL?: string;
  readonly TACTICIAN_DATA?: string;
  readonly VITE_API_URL?: string;
  readonly VITE_STATS_URL?: string;
  readonly VITE_TWITCH_URL?: string;
  readonly VITE_YOUTUBE_URL?: string;
  readonly VITE_DISCORD_URL?: string;
  readonly VITE_SUPPORT_URL?: string;
  readonly VITE_VERSION_1_URL?: string;
  readonly VITE_SOURCE_URL?: string;
  readonly VITE_ANALYTICS_SCRIPT_URL?: string;
  readonly VITE_SPEED_SCRIPT_URL?: string;
}

/** Texts from content/, read at build (vite-plugins.ts). Every scalar is a string. */
declare module "*.yaml" {
  const content: unknown;
  export default content;
}

/** One field of such a file. */
declare module "*.yaml?only=verdicts" {
  const content: unknown;
  export default content;
}
