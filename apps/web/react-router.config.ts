import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./prerender.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Every page is a file: there is no server-side rendering to run, and any CDN can hold the site.
  ssr: false,
  prerender: prerenderPaths,
  // Loaders here are a line or two: as files of their own they would cost a request and save nothing.
  splitRouteModules: false,
} satisfies Config;
