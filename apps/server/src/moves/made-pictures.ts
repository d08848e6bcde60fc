import { FairQueue, SharedWork } from "@tactician/replays";
import {
  createEntry,
  type Entry,
  fileHeaders,
  filePolicy,
  type MovePlace,
  plainContent,
  type Site,
} from "@tactician/static-site";
import { LRUCache } from "lru-cache";
import type { Asker } from "../http/asker.ts";

/** Two are drawn at the same time: each takes 3 MB while it is drawn, and some 20 ms of another thread. */
const QUEUE = { atOnce: 2, mostWaiting: 50, mostWaitingOfOne: 10 };
/** Some 160 pictures. */
const LARGEST_STORE = 8 * 1024 * 1024;
/** What a picture takes beside its body. */
const ENTRY_BYTES = 2500;

/** Pictures of moves, drawn for the first who asks; those asked for last are kept. */
export class MadePictures {
  readonly #site: Site;
  readonly #queue = new FairQueue(QUEUE);
  readonly #underWay = new SharedWork<Entry | undefined>();
  readonly #kept = new LRUCache<MovePlace, Entry>({
    maxSize: LARGEST_STORE,
    sizeCalculation: ({ identity }) => identity.readBody().length + ENTRY_BYTES,
  });

  constructor(site: Site) {
    this.#site = site;
  }

  /** The picture of a move; nothing where its character has none. Rejects with why somebody who asks too much is refused. */
  async get(character: string, place: MovePlace, asker: Asker): Promise<Entry | undefined> {
    const kept = this.#kept.get(place);
    if (kept) return kept;
    await asker.countQuestion();
    return this.#underWay.run(String(place), asker.visitor, async () => {
      const drawn = await this.#queue.run(asker.visitor, () => this.#draw(character, place));
      if (drawn) this.#kept.set(place, drawn);
      return drawn;
    });
  }

  async #draw(character: string, place: MovePlace): Promise<Entry | undefined> {
    const { moves, pictures, security } = this.#site;
    const png = await pictures.draw(character, await moves.pictureOf(place));
    return (
      png &&
      createEntry(plainContent(png), {
        contentType: "image/png",
        cacheControl: "public, max-age=86400, stale-while-revalidate=604800",
        headers: [
          ...fileHeaders(security),
          "content-security-policy",
          filePolicy([]),
          "cross-origin-resource-policy",
          "same-site",
        ],
      })
    );
  }
}
