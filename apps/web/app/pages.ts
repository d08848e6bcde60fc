import type { ComponentType } from "react";
import type { Params, Route } from "./base/route.ts";
import { matchPattern } from "./base/route.ts";
import { aboutRoute } from "./pages/texts/about/page.ts";
import { antiGuideRoute } from "./pages/anti-guide/page.ts";
import { antiGuidePickerRoute } from "./pages/anti-guide/picker/page.ts";
import { changesRoute } from "./pages/changes/page.ts";
import { comboGeneratorRoute } from "./pages/combos/page.ts";
import { creditsRoute } from "./pages/texts/credits/page.ts";
import { developersRoute } from "./pages/texts/developers/page.ts";
import { drillsRoute } from "./pages/drills/page.ts";
import { faquRoute } from "./pages/texts/faqu/page.ts";
import { framesRoute } from "./pages/frames/page.ts";
import { framesPickerRoute } from "./pages/frames/picker/page.ts";
import { homeRoute } from "./pages/home/page.ts";
import { moveRoute } from "./pages/move/page.ts";
import { newsRoute } from "./pages/news/page.ts";
import { notFoundRoute } from "./pages/not-found/page.ts";
import { nothingHereRoute } from "./pages/texts/nothing-here/page.ts";
import { practiceRoute } from "./pages/drills/practice/page.ts";
import { privacyPolicyRoute } from "./pages/texts/privacy-policy/page.ts";
import { sheetRoute } from "./pages/sheet/page.ts";
import { statsRoute } from "./pages/stats/page.ts";
import { stratContentRoute } from "./pages/roulette/content/page.ts";
import { stratRouletteRoute } from "./pages/roulette/page.ts";
import { unknownMoveRoute } from "./pages/move/unknown/page.ts";
import { updateRequestRoute } from "./pages/texts/update-request/page.ts";
import { worldMatchupsRoute } from "./pages/world/page.ts";

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
