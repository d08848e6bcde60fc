import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import babel from "@rolldown/plugin-babel";
import { API_BASE, MAPPINGS_PATH, RANKINGS_FILE, REPLAYS_PATH, STRATEGIES_FILE } from "@tactician/contract";
import { visualizer } from "rollup-plugin-visualizer";
import { defineConfig, type Plugin } from "vite";
import { buildSettings } from "./build-settings.ts";
import { yamlContent } from "./content-plugin.ts";
import { builtData } from "./data-plugin.ts";
import { developmentPages } from "./development-plugin.ts";
import { layerOrder } from "./layer-plugin.ts";
import { scopedName } from "./scoped-names.ts";

/** Where `npm run dev` finds the API server. */
const DEV_API = "http://127.0.0.1:3000";

/** Features whose components render again and again: the React Compiler remembers for them what has not changed (decision 025). */
const COMPILED =
  /\/app\/features\/(anti-guide\/WeakMoves|combos|frames(?!\/past)|news|roulette|search|stats)\b.*\.tsx?$/;

/** Every page's module is an entry of its own, beside the one that brings pages to life and the shell. */
const ENTRIES = [
  "app/start.tsx",
  "app/shell.tsx",
  "app/moves.ts",
  ...readdirSync(resolve(import.meta.dirname, "app/routes"))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `app/routes/${file}`),
];

/** For `npm run report:bundle`: a treemap of what the browser's files are made of. */
function bundleReport(): Plugin[] {
  const filename = buildSettings.bundleReport;
  if (filename === undefined) return [];
  const treemap = visualizer({ filename, title: "What Tactician's scripts are made of", brotliSize: true });
  // Its types are Rolldown's without Vite's options, otherwise the same.
  const plugin = treemap as unknown as Plugin;
  return [{ ...plugin, applyToEnvironment: ({ name }) => name === "client" }];
}

export default defineConfig({
  // Each page is a document: there is no address to fall back to.
  appType: "custom",
  plugins: [
    layerOrder(),
    yamlContent(),
    builtData(),
    developmentPages(),
    ...bundleReport(),
    babel({
      include: COMPILED,
      plugins: [["babel-plugin-react-compiler", { panicThreshold: "all_errors" }]],
    }),
  ],
  css: { modules: { generateScopedName: scopedName } },
  // Data addresses in stylesheets and markup would need `data:` in the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: buildSettings.clientFolder,
        manifest: true,
        rolldownOptions: {
          input: ENTRIES.map((entry) => resolve(import.meta.dirname, entry)),
          // The document's script uses what they export.
          preserveEntrySignatures: "exports-only",
          output: {
            // Chromium then compiles all of it beside the page's own thread while it arrives, and not when it runs.
            postBanner: ({ name }) => (name.startsWith("framework-") ? "//# allFunctionsCalledOnLoad" : ""),
            // What every page loads, in two files instead of a dozen (a group takes along what it imports, the first by priority): each request costs a phone a
            // round trip. The framework runs by itself (start-script.server.ts), so that it does not hold the page for long.
            codeSplitting: {
              groups: [
                // What loads parts, the characters' names, and what else moves need that answer without React.
                {
                  name: "preload",
                  test: /vite\/preload-helper|packages\/game\/src\/(character|move-anchors)\.ts|packages\/contract\/src\/move-address|app\/lib\/(drill-database|log)\.ts/,
                  priority: 3,
                },
                { name: "framework-react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  name: "base",
                  test: /app\/(lib|ui|features\/frame\/core)\/(?!move|answer\/|picture|video|chart|changes|compare|popup|player|use-own-character|panel\/LazyFold|DataTable|EstimateBar|EmptyState|Explanation|IdForm|writing|answer-schemas|drill-store|use-drill-store|use-favourites|known-moves|parse-popularity|use-typed-address|core\/(parse-writing|changed-answer-words|world-popularity|first-day|count-words|read-id|drill-settings|answer-words|matchup-words|my-character-address|sheet-sections|named-move))|SocialLinks|packages\/contract\/src\/addresses/,
                  priority: 1,
                },
                // What answers a press on a move before the framework is there, and what moves are written with.
                {
                  name: "facts",
                  test: /app\/ui\/popup\/|app\/ui\/move\/(move-facts|move-intent|facts-|element|star-|MoveFacts|phone-edge|property-labels|piece-elements)|packages\/notation\/src\/(?!rewrite)|packages\/contract\/src\/(facts-words|changed-mark|date-words)|packages\/game\/src\/(wiki-address|punishment\/public-move-id)/,
                  priority: 1,
                },
                // What pages with moves share: six files otherwise, for 10 KB.
                { name: "moves", test: /app\/ui\/move\// },
                // What the page of changes and those of frame data tell changes with.
                {
                  name: "told",
                  test: /app\/ui\/changes\/|packages\/contract\/src\/(change-words|join-changes)/,
                },
                // What pages of two characters share: two files otherwise, of 1 KB each.
                {
                  name: "matchup",
                  test: /app\/lib\/(core\/((answer|matchup)-words|my-character-address)|use-own-character)|app\/ui\/answer\/|packages\/contract\/src\/join-sides|packages\/game\/src\/punishment\/answers-for/,
                },
                // What pages with a field for moves share: three files of 1 KB each otherwise.
                {
                  name: "typed-moves",
                  test: /app\/lib\/(use-typed-address|use-drill-store|use-favourites)|packages\/game\/src\/read-command/,
                },
                // What the pages of statistics share.
                {
                  name: "counted",
                  test: /app\/ui\/(chart\/(ChartCanvas|bar-set)|DataTable|EstimateBar|EmptyState|IdForm)|app\/lib\/core\/(count-words|read-id)/,
                },
                // What the page of combos shares with its parts: eight files of less than 1 KB otherwise.
                {
                  name: "combos",
                  test: /app\/features\/combos\/(move-checkers|combo-files|core\/(limits|typed-text|read-combo|share-fragment|page-title))|app\/lib\/save-file|packages\/game\/src\/player-words\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: buildSettings.serverFolder,
        rolldownOptions: { input: resolve(import.meta.dirname, "app/entry.server.tsx") },
      },
    },
  },
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
      [STRATEGIES_FILE]: DEV_API,
      [RANKINGS_FILE]: DEV_API,
      [REPLAYS_PATH]: DEV_API,
    },
  },
});
