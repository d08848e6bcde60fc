import { logFailure } from "../base/log.ts";
import { DRILL_DATABASE, onChanged } from "../kept/changes.ts";
import { hasDrills } from "../kept/drill-database.ts";
import type { DrillStore, DrillTrouble } from "../kept/drill-store.ts";
import * as words from "./words.ts";

/** Which moves have a star in this browser. */
export interface Stars {
  /** Public ids (`Jin-1,2,1`); nothing until it is known which. */
  readonly ids: ReadonlySet<string> | undefined;
  /** Why a star is not kept beyond this visit. */
  readonly trouble: DrillTrouble | "not loaded" | undefined;
}

/** What nobody has looked for yet. */
export const UNKNOWN_STARS: Stars = { ids: undefined, trouble: undefined };

let stars = UNKNOWN_STARS;
let store: DrillStore | undefined;
/** What was marked before there was anything that keeps it. */
let early: ReadonlySet<string> = new Set();
let isLookedFor = false;
const readers = new Set<() => void>();

/** The stars of this browser as they are known by now: the same object until something changes. */
export function readStars(): Stars {
  return stars;
}

/**
 * Tells of every change, also by other tabs; gives what ends it. What keeps the stars is loaded where there are any, or with the
 * first one.
 */
export function followStars(tell: () => void): () => void {
  readers.add(tell);
  if (!isLookedFor) {
    isLookedFor = true;
    void look();
  }
  return () => readers.delete(tell);
}

/** Gives a move, by public id, its star or takes it off. It shows at once, before what keeps it has arrived. */
export function turnStar(id: string): void {
  const isMarked = stars.ids?.has(id) !== true;
  if (store !== undefined) {
    store.favour(id, isMarked);
    return;
  }
  const marked = new Set(early);
  if (isMarked) marked.add(id);
  else marked.delete(id);
  early = marked;
  show({ ids: early, trouble: stars.trouble });
  openStore().catch((thrown: unknown) => {
    logFailure("A favourite was not kept", thrown);
    show({ ids: early, trouble: "not loaded" });
  });
}

/** What to tell of stars that are not kept; nothing where all is well. */
export function starTroubleWords(trouble: Stars["trouble"]): string {
  return trouble === undefined ? "" : words.TROUBLES[trouble];
}

export function starSign(isOn: boolean): string {
  return isOn ? "★" : "☆";
}

async function look(): Promise<void> {
  try {
    if (await hasDrills()) await openStore();
    else waitForFirst();
  } catch (thrown) {
    logFailure("Favourites did not load", thrown);
  }
  if (store === undefined) show({ ids: early, trouble: stars.trouble });
}

/** Looks again when something is kept: somebody's first star, in another tab. */
function waitForFirst(): void {
  const end = onChanged(DRILL_DATABASE, () => {
    end();
    void look();
  });
}

async function openStore(): Promise<void> {
  const { openDrillStore } = await import("../kept/drill-store.ts");
  const opened = await openDrillStore();
  if (store !== undefined) return;
  store = opened;
  for (const id of early) opened.favour(id, true);
  const showKept = () => {
    const { history, trouble } = opened.read();
    show({ ids: new Set(history.favourites), trouble });
  };
  opened.subscribe(showKept);
  showKept();
}

function show(known: Stars): void {
  stars = known;
  for (const tell of readers) tell();
}
