import { globSync } from "node:fs";
import { resolve } from "node:path";
import {
  ACCURACY_FILE,
  API_BASE,
  MAPPINGS_PATH,
  RANKINGS_FILE,
  REPLAYS_PATH,
  STRATEGIES_FILE,
} from "@tactician/contract";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildSettings } from "./build-settings.ts";
import { noMissingWords } from "./missing-plugin.ts";
import {
  builtModules,
  cascadeLayers,
  developmentPages,
  fewerPreloads,
  scopedName,
  yamlContent,
} from "./vite-plugins.ts";

/** Where `npm run dev` finds the API server. */
const DEV_API = "http://127.0.0.1:3000";

/** Every island is an entry of its own, beside what brings pages to life; pages are, for their styles and for the shell. */
const ENTRIES = [
  "app/start.ts",
  "app/hydrate.tsx",
  "app/shell.tsx",
  "app/moves/facts/early.ts",
  ...globSync("app/**/*.island.{ts,tsx}", { cwd: import.meta.dirname }),
  ...globSync("app/pages/**/Page.tsx", { cwd: import.meta.dirname }),
];

export default defineConfig({
  // Each page is a document: there is no address to fall back to.
  appType: "custom",
  plugins: [
    cascadeLayers(),
    noMissingWords(),
    builtModules(),
    fewerPreloads(),
    yamlContent(),
    developmentPages(),
    react({
      // Components that render again and again (decision 025).
      include: /\/app\/(pages\/(anti-guide|combos|news|roulette|stats)|search)\/.*\.tsx?$/,
      compiler: true,
      // Its script would have to stand in the head of each page.
      refreshExclude: /./,
    }),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // Data addresses in stylesheets and markup would need `data:` in the content security policy.
  // Pictures of public/ are drawn while this runs (tools/build).
  build: { assetsInlineLimit: 0, copyPublicDir: false },
  environments: {
    client: {
      build: {
        outDir: buildSettings.clientFolder,
        manifest: true,
        rolldownOptions: {
          input: ENTRIES.map((entry) => resolve(import.meta.dirname, entry)),
          // The document's script uses what they export.
          preserveEntrySignatures: "allow-extension",
          // A word stands where it is said: a page loads those of its living parts, and no others of its words.ts.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            // Chromium then compiles all of it beside the page's own thread while it arrives, and not when it runs.
            postBanner: ({ name }) => (name.startsWith("framework-") ? "//# allFunctionsCalledOnLoad" : ""),
            // What many pages load, in a few files instead of dozens: each request costs a phone a round trip. A group takes along
            // what it imports, so the one with the highest priority keeps what several need. The framework runs by itself
            // (start.ts), so that it does not hold the page for long.
            codeSplitting: {
              groups: [
                { name: "framework-react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
                {
                  name: "base",
                  test: /vite\/preload-helper|\/app\/(base\/|start|moves\/popup\/)|packages\/(game\/src\/(character|numbers|parse-json)|contract\/src\/(days-and-counts|move-address))\.ts/,
                  priority: 5,
                },
                {
                  name: "live",
                  test: /\/app\/(live\/|hydrate|ui\/(panel\/|state\/|IconButton|LabelledSelect|smooth-scroll|Portrait|portrait-file|CharacterHead|DataTable|SearchField))/,
                  priority: 4,
                },
                // Without React: a move answers before it has come.
                {
                  name: "moves",
                  test: /packages\/(notation|game\/src\/(facts\/facts-words|read-command))|\/app\/moves\/[^/]+$/,
                  priority: 2,
                },
                { name: "fact-table", test: /packages\/game\/src\/facts\//, priority: 2 },
                { name: "facts", test: /\/app\/moves\/facts\//, priority: 1 },
                { name: "move-views", test: /\/app\/ui\/(move\/|move-row\/figure|compare\/core\/move-text)/ },
                {
                  name: "answer-words",
                  test: /\/app\/answers\/(core\/(?!changed)|words|StringFirst)|packages\/game\/src\/punishment\/worth/,
                },
                { name: "filters", test: /packages\/game\/src\/filters\// },
                { name: "typed", test: /\/app\/(typed\/|ui\/FoldedFilters)/ },
                { name: "live-moves", test: /\/move-row\/LiveMoves/, priority: 1 },
                {
                  name: "changes",
                  test: /\/app\/ui\/changes\/|packages\/contract\/src\/(change-words|join-changes)/,
                },
                { name: "frames", test: /\/pages\/frames\/(words|FramesPage\.island)/ },
                // What drills and dojo keep, with its store. A file is read by who has one, cards are chosen by who has a deck.
                {
                  name: "drills",
                  test: /packages\/(game\/src\/random|drills\/src\/(memory\/(history\.|parse|rating|review)|cards\/card\.|chance|day\.|dojo\/exercise))|\/app\/kept\/(?!known|[Dd]elete|mine|combo|changes|hits|use-matches|core\/(?!drill))|\/pages\/drills\/(pad\/use-pad|buttons)/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: "cards",
                  test: /packages\/drills\/src\/(memory\/next|cards\/(list|punish)|mix)/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: "deck",
                  test: /packages\/drills\/src\/(memory\/round|daily|cards\/verdict)|\/pages\/drills\/(core\/drill|words|DeckForm)/,
                  includeDependenciesRecursively: false,
                },
                // Who has notes and no drills does without those.
                { name: "idb", test: /node_modules\/idb\//, priority: 3 },
                // A deck without a pad does without it.
                { name: "stick", test: /packages\/drills\/src\/stick\/(kept|key|pad-table)/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: buildSettings.serverFolder,
        rolldownOptions: { input: resolve(import.meta.dirname, "app/document/entry.server.tsx") },
      },
    },
  },
  // Workers load parts of their own when they need them.
  worker: { format: "es" },
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(buildSettings.siteUrl),
    "import.meta.env.TACTICIAN_DATA": JSON.stringify(buildSettings.dataFolder),
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: {
      [API_BASE]: DEV_API,
      [MAPPINGS_PATH]: DEV_API,
      [ACCURACY_FILE]: DEV_API,
      [STRATEGIES_FILE]: DEV_API,
      [RANKINGS_FILE]: DEV_API,
      [REPLAYS_PATH]: DEV_API,
    },
  },
});
