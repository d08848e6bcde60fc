import type { ComponentType } from "react";
import type { Params, Route } from "./base/route.ts";
import { matchPattern } from "./base/route.ts";

/** The module of a page. */
interface PageModule {
  readonly default: ComponentType<object>;
}

const PAGES = import.meta.glob<Route>("./pages/**/page.ts", { eager: true, import: "page" });
const MODULES = import.meta.glob<PageModule>("./pages/**/Page.tsx");

/** A page by its address. */
export interface FoundRoute {
  /** Its folder, `drills/practice`. */
  readonly name: string;
  readonly route: Route;
  readonly params: Params;
  readonly load: () => Promise<PageModule>;
}

/** The page at a path without query, `/about`; the not-found page at an address that no page has. */
export function findRoute(path: string): FoundRoute {
  for (const [file, route] of Object.entries(PAGES)) {
    const params = matchPattern(route.pattern, path);
    if (params !== undefined) return found(file, route, params);
  }
  return findRoute("/not-found");
}

function found(file: string, route: Route, params: Params): FoundRoute {
  const name = file.slice("./pages/".length, -"/page.ts".length);
  const load = MODULES[`./pages/${name}/Page.tsx`];
  if (load === undefined) throw new Error(`The page ${name} has no Page.tsx`);
  return { name, route, params, load };
}
