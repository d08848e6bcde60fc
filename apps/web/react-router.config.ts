import type { Config } from "@react-router/dev/config";
import { prerenderPaths } from "./prerender.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  // Every page is a file: there is no server-side rendering to run, and any CDN can hold the site.
  ssr: false,
  prerender: prerenderPaths,
} satisfies Config;
