import { type CharacterId, movelistName } from "@tactician/game";
import {
  type MetMatch,
  type Note,
  type NoteSubject,
  newerNote,
  parseMetMatch,
  parseNote,
  writeNote,
} from "@tactician/mine";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { keep } from "../base/kept.ts";
import { MINE_DATABASE, tellChanged } from "./changes.ts";
import { keptKinds, type MineKind } from "./mine-database.ts";

/*
 * What a visitor has written down, in the browser's own database; it is sent to nobody. Loaded with `import()` by who writes, and where
 * `keptKinds` says that there is something to read. It is asked for what a page shows, never read as a whole before.
 */

/** Raised when what is kept changes its shape. A browser that has a later one is left alone. */
const VERSION = 1;

/** Some browsers never answer. */
const PATIENCE_MS = 3000;

interface Schema extends DBSchema {
  notes: { key: string; value: unknown };
  matches: { key: string; value: unknown; indexes: { them: string } };
}

/** Why nothing can be read or kept: the browser refuses, a newer site has been here, or the disk is full. */
export class MineTrouble extends Error {
  override readonly name = "MineTrouble";
  readonly trouble: "blocked" | "later version" | "full";

  constructor(trouble: MineTrouble["trouble"], cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/** What a file of another device has, or all of what this browser has. */
export interface Mine {
  readonly notes: readonly Note[];
  readonly matches: readonly MetMatch[];
}

/** Notes and matches of this browser. Every method rejects with `MineTrouble` alone. */
class MineStore {
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  /** Notes on a character, as one's own and as an opponent, and on their moves. Deleted ones are left out. */
  async notesOn(characterId: CharacterId): Promise<Note[]> {
    const name = movelistName(characterId);
    return this.#do(async (database) => {
      const from = database.transaction("notes").store;
      const [moves, me, them] = await Promise.all([
        from.getAll(IDBKeyRange.bound(`move:${name}-`, `move:${name}-\uffff`)),
        from.get(`me:${characterId}`),
        from.get(`them:${characterId}`),
      ]);
      return written([...moves, me, them]);
    });
  }

  /** Everything, deleted notes too: another device must learn of them. */
  async all(): Promise<Mine> {
    return this.#do(async (database) => ({
      notes: (await database.getAll("notes")).flatMap((value) => parseNote(value) ?? []),
      matches: readable(await database.getAll("matches")),
    }));
  }

  /** The note on a subject, also a deleted one. */
  async noteOn(subject: NoteSubject): Promise<Note | undefined> {
    return this.#do(async (database) => parseNote(await database.get("notes", subject)));
  }

  async allNotes(): Promise<Note[]> {
    return this.#do(async (database) => written(await database.getAll("notes")));
  }

  /** Keeps a text that somebody wrote who had `seen` before them; gives what is kept now (`writeNote`). */
  async write(subject: NoteSubject, text: string, seen: Note | undefined): Promise<Note> {
    return this.#change(["notes"], async (database) => {
      const change = database.transaction("notes", "readwrite");
      const kept = parseNote(await change.store.get(subject));
      const note = writeNote(subject, text, seen, kept, Date.now());
      await Promise.all([change.store.put(note, subject), change.done]);
      return note;
    });
  }

  async matchesAgainst(them: CharacterId): Promise<MetMatch[]> {
    return this.#do(async (database) => readable(await database.getAllFromIndex("matches", "them", them)));
  }

  /** The latest last. */
  async allMatches(): Promise<MetMatch[]> {
    return this.#do(async (database) => readable(await database.getAll("matches")));
  }

  async putMatch(match: MetMatch): Promise<void> {
    await this.#change(["matches"], (database) => database.put("matches", match, match.id));
  }

  async deleteMatch(id: string): Promise<void> {
    await this.#change(["matches"], (database) => database.delete("matches", id));
  }

  /** Takes over what a file or a log has, all or nothing: of two notes or matches the newer one stays. */
  async takeOver({ notes, matches }: Mine): Promise<void> {
    const kinds: MineKind[] = [
      ...(notes.length > 0 ? ["notes" as const] : []),
      ...(matches.length > 0 ? ["matches" as const] : []),
    ];
    await this.#change(kinds, async (database) => {
      const change = database.transaction(["notes", "matches"], "readwrite");
      const merge = async <One>(
        kind: MineKind,
        theirs: readonly One[],
        parse: (value: unknown) => One | undefined,
        keyOf: (one: One) => string,
        isNewer: (theirs: One, mine: One) => boolean,
      ) => {
        const store = change.objectStore(kind);
        // Asked for one by one, 20,000 take half a minute.
        const kept = (await store.getAll()).map(parse).filter((one) => one !== undefined);
        const known = new Map(kept.map((one) => [keyOf(one), one]));
        const fresh = theirs.filter((one) => {
          const mine = known.get(keyOf(one));
          return mine === undefined || isNewer(one, mine);
        });
        await Promise.all(fresh.map((one) => store.put(one, keyOf(one))));
      };
      const isNewerNote = (theirs: Note, mine: Note) => newerNote(mine, theirs) !== mine;
      await Promise.all([
        merge("notes", notes, parseNote, ({ subject }) => subject, isNewerNote),
        merge(
          "matches",
          matches,
          parseMetMatch,
          ({ id }) => id,
          (one, mine) => mine.changedAt < one.changedAt,
        ),
        change.done,
      ]);
    });
  }

  async deleteAll(kind: MineKind): Promise<void> {
    await this.#change([kind], (database) => database.clear(kind));
  }

  async #change<Result>(
    changed: readonly MineKind[],
    does: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.#do(does);
    const kinds = new Set([...keptKinds(), ...changed]);
    keep("mine", [...kinds].join(" "));
    tellChanged(MINE_DATABASE);
    return result;
  }

  async #do<Result>(does: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    try {
      this.#opened ??= this.#open();
      return await does(await this.#opened);
    } catch (thrown) {
      throw asTrouble(thrown);
    }
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const close = () => {
      this.#opened = undefined;
    };
    const opening = openDB<Schema>(MINE_DATABASE, VERSION, {
      upgrade: (database) => {
        database.createObjectStore("notes");
        database.createObjectStore("matches").createIndex("them", "them");
      },
      // A newer site in another tab, or the browser itself, takes it away: the next question opens it again.
      blocking: (_from, _to, { target }) => {
        (target as IDBDatabase).close();
        close();
      },
      terminated: close,
    });
    const tooLate = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new MineTrouble("blocked")), PATIENCE_MS);
    });
    const opened = Promise.race([opening, tooLate]);
    opened.catch(close);
    return opened;
  }
}

function asTrouble(thrown: unknown): MineTrouble {
  if (thrown instanceof MineTrouble) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : "";
  if (name === "VersionError") return new MineTrouble("later version", thrown);
  return new MineTrouble(name === "QuotaExceededError" ? "full" : "blocked", thrown);
}

function written(values: readonly unknown[]): Note[] {
  return values.flatMap((value) => parseNote(value) ?? []).filter(({ text }) => text !== "");
}

function readable(values: readonly unknown[]): MetMatch[] {
  return values.flatMap((value) => parseMetMatch(value) ?? []).sort((a, b) => a.at - b.at);
}

/** One for the whole page. */
export const mineStore = new MineStore();
