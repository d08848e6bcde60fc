import type { PageId } from "@tactician/contract";
import type { ComponentType } from "react";
import type { Params, Route } from "./base/route.ts";
import { matchPattern } from "./base/route.ts";
import { PATTERNS } from "./pages.built.ts";

interface PageModule {
  readonly default: ComponentType<object>;
}

const ROUTES = import.meta.glob<Route>("./pages/**/page.ts", { eager: true, import: "page" });
const MODULES = import.meta.glob<PageModule>("./pages/**/Page.tsx");

export interface FoundRoute {
  /** Its folder, `drills/practice`. */
  readonly name: PageId;
  readonly route: Route;
  readonly params: Params;
  readonly load: () => Promise<PageModule>;
}

/** The page at a path without query, `/about`; the not-found page at an address that no page has. */
export function findRoute(path: string): FoundRoute {
  for (const { name, pattern } of PATTERNS) {
    const params = matchPattern(pattern, path);
    if (params !== undefined) return found(name, params);
  }
  return found("not-found", {});
}

function found(name: PageId, params: Params): FoundRoute {
  const route = ROUTES[`./pages/${name}/page.ts`];
  const load = MODULES[`./pages/${name}/Page.tsx`];
  if (route === undefined || load === undefined)
    throw new Error(`The page ${name} has no page.ts or no Page.tsx`);
  return { name, route, params, load };
}
