import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildSettings } from "./build-settings.ts";

/** Where `npm run dev` finds the API server. */
const DEV_API = "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [reactRouter()],
  // Data addresses in stylesheets and markup would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0 },
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(buildSettings.siteUrl),
    "import.meta.env.TACTICIAN_DATA": JSON.stringify(buildSettings.dataFolder),
    "import.meta.env.TACTICIAN_CONTENT": JSON.stringify(buildSettings.contentFolder),
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "/api": DEV_API, "/wank.json": DEV_API },
  },
});
