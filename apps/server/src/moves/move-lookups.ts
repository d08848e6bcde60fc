import { setImmediate } from "node:timers/promises";
import type { CharacterMoves } from "@tactician/contract";
import { createMoveLookup, type Move, type MoveLookup } from "@tactician/game";
import { FairQueue } from "@tactician/replays";
import type { Site } from "@tactician/static-site";
import { LRUCache } from "lru-cache";

/** A lookup is a movelist unpacked, some 2 MB; the characters asked for last. */
const MOST_LOOKUPS = 3;
/** One at a time: each is some milliseconds of the one thread. */
const QUEUE = { atOnce: 1, mostWaiting: 100, mostWaitingOfOne: 20 };

/** What became of a text: the move that it names, or the nearest ones. */
export interface LookedUp {
  readonly found: Move | undefined;
  readonly nearest: readonly Move[];
}

/** How many are named when none is found. */
const NEAREST = 3;

/** Finds moves by what visitors write into addresses. Visitors take turns; who has too many waiting is refused (`ServiceError` "busy"). */
export class MoveLookups {
  readonly #moves: Site["data"]["moves"];
  readonly #queue = new FairQueue(QUEUE);
  readonly #kept = new LRUCache<string, MoveLookup>({ max: MOST_LOOKUPS });

  constructor({ moves }: Site["data"]) {
    this.#moves = moves;
  }

  /** `characterId` is one that the site has; for another there is nothing. */
  async find(characterId: string, text: string, visitor: string): Promise<LookedUp> {
    return this.#queue.run(visitor, async () => {
      // Whoever asks for something else comes first.
      await setImmediate();
      const lookup = this.#lookupOf(characterId);
      const found = lookup?.find(text);
      return { found, nearest: found === undefined ? (lookup?.nearest(text, NEAREST) ?? []) : [] };
    });
  }

  #lookupOf(characterId: string): MoveLookup | undefined {
    const kept = this.#kept.get(characterId);
    if (kept) return kept;
    const entry = this.#moves.get(characterId);
    if (entry === undefined) return undefined;
    // The build has checked it against the contract.
    const { vocabulary, ...movelist }: CharacterMoves = JSON.parse(
      entry.identity.readBody().toString("utf8"),
    );
    const made = createMoveLookup(movelist, vocabulary);
    this.#kept.set(characterId, made);
    return made;
  }
}
