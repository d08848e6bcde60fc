import { joinSides, type MatchupSide } from "@tactician/contract";
import { FairQueue, SharedWork } from "@tactician/replays";
import { compressedContent, createDataEntry, type Entry, type Site } from "@tactician/static-site";
import { LRUCache } from "lru-cache";

/** Two are made at the same time. Everybody shares those of a pair, so no more can wait than there are pairs. */
const QUEUE = { atOnce: 2, mostWaiting: Infinity, mostWaitingOfOne: Infinity };
/** Some four hundred and fifty of the 1,764 pairs; another one takes a few milliseconds. */
const LARGEST_STORE = 4 * 1024 * 1024;
/** What an answer takes beside its bodies, as measured: three lists of headers, tags, closures. */
const ENTRY_BYTES = 4500;

/**
 * What a character does about the moves of another, for every pair. Made of both sides for the first who asks, because all
 * pairs would be a hundred megabytes of text; the sides are parsed for that and let go, the answers asked for last are kept.
 */
export class MadeMatchups {
  readonly #sides: Site["data"]["sides"];
  readonly #security: Site["security"];
  readonly #queue = new FairQueue(QUEUE);
  readonly #underWay = new SharedWork<Entry>();
  readonly #kept = new LRUCache<string, Entry>({ maxSize: LARGEST_STORE, sizeCalculation: sizeOf });

  constructor({ data, security }: Pick<Site, "data" | "security">) {
    this.#sides = data.sides;
    this.#security = security;
  }

  /** The answer for two characters by their ids, which may be the same; nothing when there is no such character. */
  async get(me: string, them: string, visitor: string): Promise<Entry | undefined> {
    const [mine, theirs] = [this.#sides.get(me), this.#sides.get(them)];
    if (!mine || !theirs) return undefined;
    const key = `${me}/${them}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    return this.#underWay.run(key, visitor, async () => {
      const made = await this.#queue.run(visitor, () => this.#make(mine, theirs));
      this.#kept.set(key, made);
      return made;
    });
  }

  async #make(mine: Entry, theirs: Entry): Promise<Entry> {
    const body = Buffer.from(JSON.stringify(joinSides(readSide(mine), readSide(theirs))));
    return createDataEntry(await compressedContent(body, "quick"), this.#security);
  }
}

/** The build has checked it against the contract. */
function readSide({ identity }: Entry): MatchupSide {
  return JSON.parse(identity.readBody().toString("utf8"));
}

function sizeOf({ br, gzip }: Entry): number {
  return (br?.readBody().length ?? 0) + (gzip?.readBody().length ?? 0) + ENTRY_BYTES;
}
