import {
  type CardReview,
  type Clock,
  type DrillDay,
  type DrillGrade,
  type DrillHistory,
  isChanged,
  mergeHistories,
  NO_HISTORY,
  parseDay,
  parseReview,
  type ReviewedCard,
  ratingOf,
  repairTimes,
  UNRATED,
  type Verdict,
} from "@tactician/drills";
import type { CountedAnswer } from "@tactician/drills/schedule";
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { logFailure } from "../base/log.ts";
import { DRILL_DATABASE } from "./changes.ts";
import {
  DEFAULT_DRILL_SETTINGS,
  type DrillSettings,
  type KeptDeck,
  parseDecks,
  parseDrillSettings,
} from "./core/drill-settings.ts";

/*
 * What somebody has drilled, in the browser's own database; it is sent to nobody. Loaded with `import()`, by the page of drills and
 * by who marks known moves: its library is for nobody else.
 */

/** Raised when what is kept changes its shape. A browser that has a later one is left alone. */
const VERSION = 1;

/** Some browsers never answer: the visit goes on without them. */
const PATIENCE_MS = 3000;

/** What another tab has written is read when it has written nothing for so long. */
const OTHER_TAB_MS = 100;

/** Of a file that is taken over: so many are written in some 20 ms on a phone. */
const CARDS_AT_ONCE = 250;

/** Why nothing is kept beyond this visit: the browser refuses, a newer site has been here, or the disk is full. */
export type DrillTrouble = "blocked" | "later version" | "full";

export interface KeptDrills {
  readonly history: DrillHistory;
  readonly decks: readonly KeptDeck[];
  readonly settings: DrillSettings;
  readonly trouble: DrillTrouble | undefined;
}

interface Schema extends DBSchema {
  cards: { key: string; value: unknown };
  days: { key: string; value: unknown };
  /** Public ids of moves; the value says nothing. */
  favourites: { key: string; value: true };
  decks: { key: string; value: unknown };
  settings: { key: "settings"; value: unknown };
}

type StoreName = "cards" | "days" | "favourites" | "decks" | "settings";
const STORES: StoreName[] = ["cards", "days", "favourites", "decks", "settings"];

type Writing = IDBPTransaction<Schema, StoreName[], "readwrite">;

interface GivenAnswer {
  readonly card: ReviewedCard;
  /** None where no card is learnt. */
  readonly grade: DrillGrade | undefined;
  readonly clock: Clock;
  /** For a card that was not asked before in the session: it counts as a game against the card. */
  readonly verdict: Verdict | undefined;
}

/** What was counted last: how to make it as if it had not been. */
interface Counted {
  readonly day: DrillDay;
  readonly before: DrillDay | undefined;
  readonly given: GivenAnswer;
  readonly review: CardReview | undefined;
}

type Schedule = typeof import("@tactician/drills/schedule");

/** A change as it is written: it reads what is kept by now, because another tab may have been quicker. */
type Change = (to: Writing) => Promise<unknown>;

/** The drills of this browser. Changes hold at once for this page; they are written as soon as they can be, in their order. */
export class DrillStore {
  #kept: KeptDrills = {
    history: NO_HISTORY,
    decks: [],
    settings: DEFAULT_DRILL_SETTINGS,
    trouble: undefined,
  };
  #database: IDBPDatabase<Schema> | undefined;
  #otherTabs: BroadcastChannel | undefined;
  #unwritten: Change[] = [];
  /** Answers whose cards are not scheduled yet: the code for it is on its way. */
  #given: GivenAnswer[] = [];
  #last: Counted | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #readers = new Set<() => void>();

  readonly read = (): KeptDrills => this.#kept;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#readers.add(tell);
    return () => this.#readers.delete(tell);
  };

  /** Opens the database; without one the store works from memory and says why. Never rejects. */
  async open(): Promise<void> {
    try {
      this.#database = await openDB<Schema>(DRILL_DATABASE, VERSION, {
        upgrade: (database) => {
          for (const name of STORES) database.createObjectStore(name);
        },
        // A newer site in another tab, or the browser itself, takes it away.
        blocking: (_from, _to, { target }) => {
          (target as IDBDatabase).close();
          this.#lose("later version");
        },
        terminated: () => this.#lose("blocked"),
      });
      await this.#readAnew();
      this.#show({ trouble: undefined });
      this.#write();
      this.#otherTabs = new BroadcastChannel(DRILL_DATABASE);
      let soon: ReturnType<typeof setTimeout> | undefined;
      this.#otherTabs.onmessage = () => {
        // A file that another tab takes over is written in many pieces.
        clearTimeout(soon);
        soon = setTimeout(() => void this.#readAnew().catch(noteFailure), OTHER_TAB_MS);
      };
    } catch (thrown) {
      noteFailure(thrown);
      this.#lose(nameOf(thrown) === "VersionError" ? "later version" : "blocked");
    }
  }

  /** Says that nothing is kept until the database answers. */
  giveUpWaiting(): void {
    if (this.#database === undefined) this.#show({ trouble: this.#kept.trouble ?? "blocked" });
  }

  /** Fetches the code that schedules cards, so that an answer finds it there. */
  prepare(): void {
    void fetchSchedule().catch(noteFailure);
  }

  /**
   * Learns from an answer and gives the card's record after it; nothing where the code for it did not arrive, until the next answer.
   * With a `verdict` the ratings of player and card change.
   */
  async answer(
    card: ReviewedCard,
    grade: DrillGrade,
    clock: Clock,
    verdict?: Verdict,
  ): Promise<CardReview | undefined> {
    await this.#take({ card, grade, clock, verdict });
    return this.#kept.history.cards.find(({ id, last }) => id === card.id && last >= clock.now);
  }

  /** Counts an answer that nothing is learnt from, as of the daily ten: the day was drilled on, and the player's rating changes. */
  async countOnly(card: ReviewedCard, verdict: Verdict, clock: Clock): Promise<void> {
    await this.#take({ card, grade: undefined, clock, verdict });
  }

  async #take(answer: GivenAnswer): Promise<void> {
    this.#last = undefined;
    this.#given.push(answer);
    try {
      const schedule = await fetchSchedule();
      for (const given of this.#given.splice(0)) this.#count(given, schedule);
    } catch (thrown) {
      noteFailure(thrown);
      this.#show({ trouble: "blocked" });
    }
  }

  #count(given: GivenAnswer, { countAnswer, ratingOfCard, reviewCard }: Schedule): void {
    const { card, grade, clock, verdict } = given;
    const { cards, days } = this.#kept.history;
    const known = cards.find(({ id }) => id === card.id);
    const answer = countedAs(given, known);
    const day = countAnswer(days, answer, clock);
    this.#last = { day, before: days.find((one) => one.day === day.day), given, review: known };
    this.#change({ days: withDay(days, day) });
    this.#keep(async (to) => {
      const kept = (await to.objectStore("days").getAll()).flatMap((value) => parseDay(value) ?? []);
      await to.objectStore("days").put(countAnswer(kept, answer, clock), day.day);
    });
    if (grade === undefined) return;
    const rating = answer.against && verdict && ratingOfCard(answer.against, ratingOf(days), verdict);
    const others = cards.filter(({ id }) => id !== card.id);
    this.#change({ cards: [...others, reviewCard(card, known, grade, clock, rating)] });
    this.#keep(async (to) => {
      const before = await to.objectStore("cards").get(card.id);
      const next = reviewCard(card, parseReview(before), grade, clock, rating);
      await to.objectStore("cards").put(next, next.id);
    });
  }

  /** The last answer was pressed by mistake: nothing of it counts. */
  takeBack(): void {
    const last = this.#last;
    this.#last = undefined;
    if (last === undefined) {
      // Not even scheduled yet.
      this.#given.pop();
      return;
    }
    const { day, before, review } = last;
    const { id } = last.given.card;
    const { cards, days } = this.#kept.history;
    const restored = before ?? { day: day.day, answered: 0, right: 0 };
    const others = cards.filter((one) => one.id !== id);
    this.#change({ cards: review ? [...others, review] : others, days: withDay(days, restored) });
    this.#keep(async (to) => {
      if (review) await to.objectStore("cards").put(review, id);
      else await to.objectStore("cards").delete(id);
      await to.objectStore("days").put(restored, day.day);
    });
  }

  /** Marks a move, by public id (`Jin-1,2,1`), or takes the mark away. */
  favour(move: string, isFavourite: boolean): void {
    const others = this.#kept.history.favourites.filter((one) => one !== move);
    this.#change({ favourites: isFavourite ? [...others, move].sort() : others });
    this.#keep((to) => {
      const favourites = to.objectStore("favourites");
      return isFavourite ? favourites.put(true, move) : favourites.delete(move);
    });
  }

  set(part: Partial<DrillSettings>): void {
    const settings = { ...this.#kept.settings, ...part };
    this.#show({ settings });
    this.#keep((to) => to.objectStore("settings").put(settings, "settings"));
  }

  /** Remembers which cards a deck has, as the one opened last. */
  rememberDeck(deck: KeptDeck): void {
    const { me, them } = deck;
    const others = this.#kept.decks.filter((one) => one.me !== me || one.them !== them);
    this.#show({ decks: [deck, ...others] });
    this.#keep((to) => to.objectStore("decks").put({ ...deck, at: Date.now() }, `${me}:${them}`));
    this.set({ me, them });
  }

  /**
   * Takes over what a file of another device has: of each card the newest review wins. It is written some cards at a time, so that a
   * press in between is answered; `onWritten` is told how many are. Settles when all of it is written, or cannot be.
   */
  async takeOver(theirs: DrillHistory, onWritten: (cards: number) => void): Promise<void> {
    const repaired = repairTimes(theirs, Date.now());
    this.#show({ history: mergeHistories(this.#kept.history, repaired) });
    const { cards, days, favourites } = repaired;
    this.#keep((to) => mergeInto(to, { cards: [], days, favourites }));
    for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
      const some = cards.slice(from, from + CARDS_AT_ONCE);
      this.#keep((to) => mergeInto(to, { cards: some, days: [], favourites: [] }));
      await this.#writing;
      onWritten(from + some.length);
      await new Promise((breathe) => setTimeout(breathe));
    }
    await this.#writing;
  }

  /** Forgets the favourites, or all that was learnt with its decks and settings. Settles when it is written, or cannot be. */
  async forget(what: "favourites" | "learnt"): Promise<void> {
    if (what === "favourites") this.#change({ favourites: [] });
    else {
      this.#change({ cards: [], days: [] });
      this.#show({ decks: [], settings: DEFAULT_DRILL_SETTINGS });
    }
    const names = STORES.filter((name) => (name === "favourites") === (what === "favourites"));
    this.#keep((to) => Promise.all(names.map((name) => to.objectStore(name).clear())));
    await this.#writing;
  }

  #change(part: Partial<DrillHistory>): void {
    this.#show({ history: { ...this.#kept.history, ...part } });
  }

  #show(part: Partial<KeptDrills>): void {
    this.#kept = { ...this.#kept, ...part };
    for (const tell of this.#readers) tell();
  }

  #lose(trouble: DrillTrouble): void {
    this.#database = undefined;
    this.#show({ trouble });
  }

  /** What the database has by now, with what of this page has not been written yet. */
  async #readAnew(): Promise<void> {
    if (this.#database === undefined) return;
    const from = this.#database.transaction(STORES, "readonly");
    const [history, decks, settings] = await Promise.all([
      historyIn(from),
      from.objectStore("decks").getAll(),
      from.objectStore("settings").get("settings"),
    ]);
    if (this.#unwritten.length > 0) {
      this.#show({ history: mergeHistories(history, this.#kept.history) });
      return;
    }
    this.#show({ history, decks: parseDecks(decks), settings: parseDrillSettings(settings) });
  }

  #keep(change: Change): void {
    this.#unwritten.push(change);
    this.#write();
  }

  #write(): void {
    this.#writing = this.#writing.then(() => this.#writeAll());
  }

  /** Writes what is not written yet, all or nothing; what cannot be stays for the next time. */
  async #writeAll(): Promise<void> {
    const changes = [...this.#unwritten];
    if (this.#database === undefined || changes.length === 0) return;
    try {
      const to = this.#database.transaction(STORES, "readwrite");
      await Promise.all([inOrder(changes, to), to.done]);
      this.#unwritten.splice(0, changes.length);
      if (this.#kept.trouble !== undefined) this.#show({ trouble: undefined });
      this.#otherTabs?.postMessage("changed");
    } catch (thrown) {
      noteFailure(thrown);
      this.#show({ trouble: nameOf(thrown) === "QuotaExceededError" ? "full" : "blocked" });
    }
  }
}

function withDay(days: readonly DrillDay[], day: DrillDay): DrillDay[] {
  return [...days.filter((one) => one.day !== day.day), day].sort((a, b) => (a.day < b.day ? -1 : 1));
}

function countedAs({ card, grade, verdict }: GivenAnswer, known: CardReview | undefined): CountedAnswer {
  if (verdict === undefined) return { verdict: grade === "again" ? "wrong" : "best" };
  const isKnown = known !== undefined && !isChanged(card, known);
  return { verdict, against: (isKnown ? known.rating : undefined) ?? UNRATED };
}

const fetchSchedule = () => import("@tactician/drills/schedule");

let opened: Promise<DrillStore> | undefined;

/** The drills of this browser, one for the whole page. Never rejects: `trouble` says where nothing is kept. */
export function openDrillStore(): Promise<DrillStore> {
  opened ??= openWithPatience();
  return opened;
}

async function openWithPatience(): Promise<DrillStore> {
  const store = new DrillStore();
  await Promise.race([store.open(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  store.giveUpWaiting();
  return store;
}

/** What is kept of the same cards, days and moves, together with `theirs`. */
async function mergeInto(to: Writing, theirs: DrillHistory): Promise<void> {
  const [cardStore, dayStore] = [to.objectStore("cards"), to.objectStore("days")];
  const [cards, days] = await Promise.all([
    Promise.all(theirs.cards.map(({ id }) => cardStore.get(id))),
    Promise.all(theirs.days.map(({ day }) => dayStore.get(day))),
  ]);
  const merged = mergeHistories(readHistory(cards, days, []), theirs);
  await Promise.all([
    ...merged.cards.map((review) => cardStore.put(review, review.id)),
    ...merged.days.map((day) => dayStore.put(day, day.day)),
    ...merged.favourites.map((move) => to.objectStore("favourites").put(true, move)),
  ]);
}

async function inOrder(changes: readonly Change[], to: Writing): Promise<void> {
  for (const change of changes) await change(to);
}

type Reading = Pick<IDBPTransaction<Schema, StoreName[], "readonly" | "readwrite">, "objectStore">;

async function historyIn(from: Reading): Promise<DrillHistory> {
  const [cards, days, favourites] = await Promise.all([
    from.objectStore("cards").getAll(),
    from.objectStore("days").getAll(),
    from.objectStore("favourites").getAllKeys(),
  ]);
  return readHistory(cards, days, favourites);
}

/** The kept records that can be read, the others left out, with a clock that was set back made good. */
function readHistory(cards: unknown[], days: unknown[], favourites: unknown[]): DrillHistory {
  const history = {
    cards: cards.flatMap((value) => parseReview(value) ?? []),
    days: days.flatMap((value) => parseDay(value) ?? []),
    favourites: favourites.filter((move) => typeof move === "string"),
  };
  return repairTimes(history, Date.now());
}

function nameOf(thrown: unknown): string {
  return thrown instanceof DOMException ? thrown.name : "";
}

function noteFailure(thrown: unknown): void {
  logFailure("The drills could not be kept", thrown);
}
