/** The import rules of docs/architecture.md ("Who may import whom"), enforced by `npm test`. */
const why = (section) => `See docs/architecture.md, "Who may import whom", rule ${section}.`;

/** Everything in a workspace or the tools that `from` may not reach. */
const forbid = (name, section, from, to, comment) => ({
  name,
  severity: "error",
  comment: `${comment} ${why(section)}`,
  from,
  to,
});

export default {
  forbidden: [
    forbid(
      "notation-imports-nothing",
      1,
      { path: "^packages/notation/src", pathNot: "\\.test\\.ts$" },
      { pathNot: "^packages/notation/" },
      "The notation package has no dependencies.",
    ),
    forbid(
      "game-imports-notation-only",
      1,
      { path: "^packages/game/" },
      { path: "^(packages/(guide|contract|replays|settings|static-site)|apps|tools)/" },
      "Game rules know notation and nothing above them.",
    ),
    forbid(
      "resolver-has-its-doors",
      6,
      { path: "^packages/", pathNot: "^packages/game/src/resolve/" },
      {
        path: "^packages/game/src/resolve/",
        pathNot: "^packages/game/src/resolve/(resolver|stance-words|players-names)\\.ts$",
      },
      "The resolver's parts are its own: others ask resolver.ts, and the names of stances and moves.",
    ),
    forbid(
      "guide-imports-contract-and-game",
      1,
      { path: "^packages/guide/" },
      { path: "^(packages/(replays|settings|static-site)|apps|tools)/" },
      "The guide fills the contract's documents by the rules of the game.",
    ),
    forbid(
      "contract-imports-game-and-notation",
      1,
      { path: "^packages/contract/" },
      { path: "^(packages/(guide|replays|settings|static-site)|apps|tools)/" },
      "The contract is what travels, nothing else.",
    ),
    forbid(
      "replays-imports-game",
      1,
      { path: "^packages/replays/" },
      { path: "^(packages/(notation|guide|contract|settings|static-site)|apps|tools)/" },
      "The store of matches knows the game's ids alone.",
    ),
    forbid(
      "static-site-imports-the-contract",
      1,
      { path: "^packages/static-site/" },
      { path: "^(packages/(notation|game|guide|replays|settings)|apps|tools)/" },
      "A built site is files and addresses: no rules of the game, no framework.",
    ),
    forbid(
      "static-site-has-one-door",
      1,
      { pathNot: "^packages/static-site/" },
      { path: "^packages/static-site/src/", pathNot: "^packages/static-site/src/(index\\.ts|testing/)" },
      "Who serves or packs a site asks the package, not its files.",
    ),
    forbid(
      "settings-import-nothing",
      1,
      { path: "^packages/settings/" },
      { path: "^(packages/(?!settings/)|apps/|tools/)" },
      "How settings are read knows nothing of what they are for.",
    ),
    forbid(
      "apps-stay-apart",
      2,
      { path: "^apps/([^/]+)/" },
      { path: "^apps/", pathNot: "^apps/$1/" },
      "Apps meet in packages.",
    ),
    forbid(
      "web-knows-the-contract-alone",
      2,
      { path: "^apps/web/" },
      { path: "^packages/(replays|settings|static-site)/" },
      "The browser knows of matches what the contract says.",
    ),
    forbid(
      "feed-fills-the-store",
      2,
      { path: "^apps/feed/" },
      { path: "^packages/(notation|game|guide|contract|static-site)/" },
      "The feed moves matches from the service to the store; their meaning is not its business.",
    ),
    forbid(
      "guide-at-build-time-only",
      2,
      { path: "^apps/web/app/", pathNot: "\\.server\\.ts$" },
      { path: "^packages/guide/" },
      "The browser never loads the guide: only *.server.ts files may.",
    ),
    forbid(
      "nobody-imports-a-route",
      3,
      { path: "^apps/web/app/" },
      { path: "^apps/web/app/routes/" },
      "A route is imported by the router alone.",
    ),
    forbid(
      "features-stay-apart",
      3,
      { path: "^apps/web/app/features/([^/]+)/" },
      { path: "^apps/web/app/features/", pathNot: "^apps/web/app/features/$1/" },
      "What two features need moves down to ui, lib or a package.",
    ),
    forbid(
      "ui-and-lib-below-features",
      3,
      { path: "^apps/web/app/(ui|lib)/" },
      { path: "^apps/web/app/(features|routes)/" },
      "ui and lib lie below the features.",
    ),
    forbid(
      "core-is-pure",
      4,
      { path: "/core/", pathNot: "\\.test\\.ts$" },
      { path: "(^node_modules/(react|react-dom|react-router|@base-ui)/)|(/lib/(api|ask))|^node:" },
      "core is pure: no React, no fetch, no clock, no environment.",
    ),
    forbid(
      "tools-are-leaves",
      1,
      { path: "^(packages|apps)/", pathNot: "^apps/web/(e2e|[^/]+\\.config\\.ts)" },
      { path: "^tools/" },
      "Nobody imports a tool.",
    ),
    forbid("no-cycles", 5, {}, { circular: true }, "No cycles, type imports included."),
    forbid(
      "no-orphan-imports",
      5,
      {},
      { couldNotResolve: true, pathNot: "^(virtual:|\\./\\+types|\\.\\./\\+types)|\\+types/" },
      "Every import must lead somewhere.",
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "dist", "build"] },
    exclude: { path: ["\\.react-router/", "apps/web/build/", "generated/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
    combinedDependencies: true,
  },
};
