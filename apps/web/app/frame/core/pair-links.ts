import {
  AFTER_PATH,
  ANTI_GUIDE_PATH,
  ANTI_GUIDE_PATTERN,
  afterPath,
  antiGuidePath,
  DOJO_PATH,
  DRILLS_PATH,
  dojoPath,
  drillsPath,
  PRACTICE_PATH,
  practicePath,
  WORLD_MATCHUPS_PATH,
  worldMatchupsPath,
} from "@tactician/contract";
import { type CharacterId, parseCharacterId } from "@tactician/game";

/** Who plays whom, as far as a page says; ids are as an address has them. */
export interface Pair {
  readonly me: CharacterId | undefined;
  readonly them: CharacterId | undefined;
}

const GUIDES = ANTI_GUIDE_PATTERN.slice(0, ANTI_GUIDE_PATTERN.indexOf(":"));

/** The pair that an address is about, `/anti-guide/character/king?me=jin`; who plays is otherwise `main`. */
export function pairHere(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  main: string | undefined,
): Pair {
  const asked = new URLSearchParams(search);
  const guided = pathname.startsWith(GUIDES) ? pathname.slice(GUIDES.length).replace(/\/$/, "") : undefined;
  return {
    me:
      parseCharacterId(asked.get("me")) ?? parseCharacterId(asked.get("character")) ?? parseCharacterId(main),
    them: parseCharacterId(guided ?? asked.get("them")),
  };
}

/** Where each page about a pair leads, by its plain address. */
export function pairLinks({ me, them }: Pair): ReadonlyMap<string, string> {
  const mine = me === undefined ? "" : `?${new URLSearchParams({ me })}`;
  return new Map([
    [ANTI_GUIDE_PATH, them === undefined ? ANTI_GUIDE_PATH : antiGuidePath(them) + mine],
    [DRILLS_PATH, drillsPath(me, them)],
    [AFTER_PATH, afterPath(me, them)],
    [PRACTICE_PATH, practicePath(me, them)],
    [DOJO_PATH, me === undefined ? DOJO_PATH : dojoPath(me)],
    [WORLD_MATCHUPS_PATH, me === undefined ? WORLD_MATCHUPS_PATH : worldMatchupsPath(me)],
  ]);
}
