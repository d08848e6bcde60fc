import type { ComponentType } from "react";
import type { Params, Route } from "./lib/route.ts";
import { matchPattern } from "./lib/route.ts";
import { aboutRoute } from "./routes/about.route.ts";
import { antiGuideRoute } from "./routes/anti-guide.route.ts";
import { antiGuidePickerRoute } from "./routes/anti-guide-picker.route.ts";
import { changesRoute } from "./routes/changes.route.ts";
import { comboGeneratorRoute } from "./routes/combo-generator.route.ts";
import { creditsRoute } from "./routes/credits.route.ts";
import { developersRoute } from "./routes/developers.route.ts";
import { drillsRoute } from "./routes/drills.route.ts";
import { faquRoute } from "./routes/faqu.route.ts";
import { framesRoute } from "./routes/frames.route.ts";
import { framesPickerRoute } from "./routes/frames-picker.route.ts";
import { homeRoute } from "./routes/home.route.ts";
import { moveRoute } from "./routes/move.route.ts";
import { newsRoute } from "./routes/news.route.ts";
import { notFoundRoute } from "./routes/not-found.route.ts";
import { nothingHereRoute } from "./routes/nothing-here.route.ts";
import { practiceRoute } from "./routes/practice.route.ts";
import { privacyPolicyRoute } from "./routes/privacy-policy.route.ts";
import { sheetRoute } from "./routes/sheet.route.ts";
import { statsRoute } from "./routes/stats.route.ts";
import { stratContentRoute } from "./routes/strat-content.route.ts";
import { stratRouletteRoute } from "./routes/strat-roulette.route.ts";
import { unknownMoveRoute } from "./routes/unknown-move.route.ts";
import { updateRequestRoute } from "./routes/update-request.route.ts";
import { worldMatchupsRoute } from "./routes/world-matchups.route.ts";

/** Every page, by the name of its file in `routes/`. The build and the shell go by this list; a page itself knows of no other. */
const ROUTES = {
  home: homeRoute,
  sheet: sheetRoute,
  "frames-picker": framesPickerRoute,
  frames: framesRoute,
  move: moveRoute,
  "anti-guide-picker": antiGuidePickerRoute,
  "anti-guide": antiGuideRoute,
  "combo-generator": comboGeneratorRoute,
  "strat-roulette": stratRouletteRoute,
  "strat-content": stratContentRoute,
  changes: changesRoute,
  drills: drillsRoute,
  stats: statsRoute,
  practice: practiceRoute,
  "world-matchups": worldMatchupsRoute,
  news: newsRoute,
  about: aboutRoute,
  credits: creditsRoute,
  faqu: faquRoute,
  "privacy-policy": privacyPolicyRoute,
  developers: developersRoute,
  "update-request": updateRequestRoute,
  "nothing-here": nothingHereRoute,
  "unknown-move": unknownMoveRoute,
  "not-found": notFoundRoute,
} as const;

export type RouteName = keyof typeof ROUTES;

/** The module of a page. */
interface PageModule {
  readonly default: ComponentType<object>;
}

const MODULES = import.meta.glob<PageModule>("./routes/*.tsx");

/** A page by its address. */
export interface FoundRoute {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Params;
  readonly load: () => Promise<PageModule>;
}

/** The page at a path without query, `/about`; what is nobody's is the page that says so. */
export function findRoute(path: string): FoundRoute {
  for (const [name, route] of Object.entries(ROUTES)) {
    const params = matchPattern(route.pattern, path);
    if (params !== undefined) return found(name as RouteName, params);
  }
  return found("not-found", {});
}

function found(name: RouteName, params: Params): FoundRoute {
  const load = MODULES[`./routes/${name}.tsx`];
  if (load === undefined) throw new Error(`There is no page called ${name}`);
  // What a route asks for or the build reads is what its own page takes.
  return { name, route: ROUTES[name] as Route, params, load };
}
