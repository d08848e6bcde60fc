import type { StorageKey } from "../../../../base/storage.ts";

interface StoredThing {
  /** What a visitor would call it. */
  what: string;
  why: string;
}

/** Several keys hold what could not be read; they are listed as one. */
type ToldKey = Exclude<StorageKey, `customCombosUnread${2 | 3 | 4 | 5}`>;

/** For every key of the storage what it holds. A new key that is not told of here does not compile. */
const TOLD: Record<ToldKey, StoredThing> = {
  displayMode: { what: "Icons or notations", why: "How you like moves written." },
  colorMode: { what: "Colours", why: "Which set of icons you chose." },
  buttons: { what: "Buttons", why: "Whose buttons moves are shown with." },
  directions: { what: "Directions", why: "How text writes the stick: letters, arrows or a numpad." },
  customCombos: { what: "Your combos", why: "Everything in the combo generator. It is nowhere else." },
  customCombosUnread: {
    what: "Combos that could not be read",
    why: "Put aside untouched instead of being written over, should that ever happen.",
  },
  privacyNoticeAccepted: {
    what: "The privacy notice",
    why: "That you have read it, so that it does not come again.",
  },
  highestStreak: { what: "Highest streak", why: "Your best result in the Strategy Roulette." },
  rouletteRun: { what: "A run of the roulette", why: "So that a reload in the middle of it goes on." },
  rouletteKeys: { what: "Keys of the roulette", why: "Whether S and F press its buttons." },
  myUserId: { what: "Your player ID", why: "Only if you pressed “This is Me” on the statistics page." },
  myCharacter: { what: "The character you play", why: "For your own punishers in the anti-guide." },
  drillPad: { what: "Buttons of your pad", why: "If you changed what they do in the drills." },
};

/** What is kept elsewhere in the browser: by the drills, by the worker for offline use, and by the browser. */
const KEPT_BESIDES: readonly StoredThing[] = [
  {
    what: "Your drills",
    why: "Which cards you have answered and when, days and how you drill. Only if you drill; a file of it, with your favourites, is made when you press the button.",
  },
  {
    what: "Your favourite moves",
    why: "Those that you have marked with a star, for tables, search and drills.",
  },
  {
    what: "Pages you have opened",
    why: "With their data and pictures, so that they open without a connection. All sheets, if you asked for that.",
  },
  {
    what: "How far you had scrolled",
    why: "So that Back returns to the same place. Until you close the tab.",
  },
];

/** What the site keeps in the browser, in words. Keys that hold the same thing share a row. */
export const STORED: readonly StoredThing[] = [...new Set(Object.values(TOLD)), ...KEPT_BESIDES];
