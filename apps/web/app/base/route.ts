import type { CharacterId } from "@tactician/game";
import type { PageMeta } from "./meta.ts";

/** The parts of an address that a pattern names: `/character/combos/:characterName/:characterId`. */
export type Params = Readonly<Record<string, string>>;

/** Whose page it is, as its address says; whether anybody has that id, the API says. */
export function characterOf({ characterId = "" }: Params): CharacterId {
  return characterId as CharacterId;
}

/** What the site knows of a page besides how it looks. */
export interface Route<Props extends object = object> {
  /** What search engines and link previews learn; `props` are `undefined` before its data has arrived. */
  readonly head: (props: Props | undefined, params: Params) => PageMeta;
  /** What the page is made from where the build has not made it: asked for by the shell (shell.tsx). */
  readonly ask?: (params: Params) => Props;
  /** What lives on it: its folder's islands, `TipLine` for TipLine.island.tsx. The build refuses a page with another one. */
  readonly islands?: readonly string[];
}

/** Lets a route say for itself what its page is made from. */
export function defineRoute<Props extends object>(route: Route<Props>): Route<Props> {
  return route;
}

/** The parts of `path` that `pattern` names, decoded; `undefined` where it is another page's, or no address at all. */
export function matchPattern(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split("/");
  const given = path.replace(/(?<=.)\/$/, "").split("/");
  if (wanted.length !== given.length) return undefined;
  const params: [string, string][] = [];
  for (const [place, part] of wanted.entries()) {
    const text = decode(given[place] ?? "");
    if (text === undefined) return undefined;
    if (part.startsWith(":")) params.push([part.slice(1), text]);
    else if (part !== text) return undefined;
  }
  return Object.fromEntries(params);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
