import { MINE_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { externalLinks, providerScripts } from "../../../base/config.ts";
import type { StorageKey } from "../../../base/storage.ts";
import { TextPage, TextSection } from "../TextPage.tsx";
import DeleteStored from "./DeleteStored.island.tsx";

export default function PrivacyPage(): ReactNode {
  return (
    <TextPage
      title="Privacy policy"
      lead="No accounts, no cookies, no ads, no tracking. Here is all of it in plain words."
    >
      <TextSection id="counting" title="Counting visits">
        <p>
          Analytics on this site are anonymous and use no cookies. They run only if the operator of a copy of
          the site turns them on: a script of the hosting provider then counts opened pages or measures how
          fast they load, never for whom. This data is cleared yearly.
        </p>
        <p>
          {providerScripts.analytics === undefined && providerScripts.speed === undefined
            ? "On this copy no such script is configured: visits are not counted at all."
            : "On this copy such a script is configured. It loads after the page, and blocking it costs you nothing."}
        </p>
      </TextSection>
      <TextSection id="browser" title="What stays in your browser">
        <p>
          What you set up stays in this browser's storage and is not sent to us. Only an ID is sent, when you
          ask for its statistics, and a report, when you send one. This is all of it, each saved only once you
          use it. <a href={MINE_PATH}>My data</a> has it in numbers, as one file, and deletes it kind by kind.
        </p>
        <dl>
          {STORED.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <DeleteStored />
      </TextSection>
      <TextSection id="server" title="What the server sees">
        <p>
          Like every server it sees the address your connection comes from while it answers. Its log holds no
          addresses and no search words. To keep one visitor from using up everybody's share, some answers are
          counted for each address, in memory, for a minute.
        </p>
        <p>
          <a href="/stats">Player statistics</a> ask a public replay service for the ranked matches of the ID
          you enter. Those matches are public there, and are kept here so that they need not be asked for
          again. They carry the players' names as the game shows them.
        </p>
        <p>
          A report (“Wrong?”) is kept without name and address: the value, what you wrote, the day, and a
          number of your address and the move that some 65,000 addresses share, to tell three senders from
          one. What you wrote goes when the report is decided, all of it when you take it back.
        </p>
      </TextSection>
      <TextSection id="others" title="Others">
        <p>
          Pictures of news and videos come through this server, so no other site learns that you were here. An
          outside video starts only when you press play, in the video host's privacy mode; from then on the
          host's own rules apply. Links to other sites lead where they say.
        </p>
      </TextSection>
      <TextSection id="questions" title="Questions and requests">
        {externalLinks.discord === undefined ? (
          <p>
            Questions, and requests to have matches of your ID removed, go through a community chat. This copy
            of the site has none configured yet, so please ask whoever gave you its address.
          </p>
        ) : (
          <p>
            Questions, and requests to have matches of your ID removed, go through{" "}
            <a href={externalLinks.discord}>our community chat</a>.
          </p>
        )}
      </TextSection>
    </TextPage>
  );
}

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
    why: "Put aside instead of being overwritten.",
  },
  privacyNoticeAccepted: {
    what: "The privacy notice",
    why: "That you have read it, so it does not come back.",
  },
  highestStreak: { what: "Highest streak", why: "Your best result in the Strategy Roulette." },
  rouletteRun: { what: "A run of the roulette", why: "So you can reload in the middle of one." },
  rouletteKeys: { what: "Keys of the roulette", why: "Whether S and F press its buttons." },
  myUserId: { what: "Your player ID", why: "Only if you pressed “This is Me” on the statistics page." },
  myCharacter: {
    what: "The character you play",
    why: "So every page starts with it: your sheet, your punishers, your drills.",
  },
  lastOpponents: {
    what: "Your last opponents",
    why: "The last four whose anti-guide or drills you opened, only if you have chosen a main.",
  },
  worstOpponents: {
    what: "Who costs you most",
    why: "Three names from your own statistics, for your home page until you have opened an anti-guide.",
  },
  reports: {
    what: "Your reports",
    why: "Values you reported as wrong or measured, with the keys to take them back. Only if you sent one.",
  },
  drillPad: { what: "Buttons of your pad", why: "If you changed what they do in drills and dojo." },
  dojoKeys: { what: "Keys of the dojo", why: "If you changed what they do." },
  noteDraft: {
    what: "A note you were writing",
    why: "What was not saved yet when you left the page.",
  },
  mine: {
    what: "What you write down",
    why: "Whether you have notes or matches here, so that pages look for them.",
  },
};

/** What is kept elsewhere in the browser: by the drills, by the worker for offline use, and by the browser. */
const KEPT_BESIDES: readonly StoredThing[] = [
  {
    what: "Your drills",
    why: "Which cards and exercises you have done and when, your days, and your settings. Only if you drill or train. “Save as a file” writes it to a file, with your favourites.",
  },
  {
    what: "Your notes and matches",
    why: "Notes you wrote on moves and characters, and what hit you in your matches. Only if you write any. No one else sees them.",
  },
  { what: "Your favourite moves", why: "The ones you starred, for tables, search and drills." },
  {
    what: "Pages you have opened",
    why: "With their data and pictures, so they open without a connection. All sheets, if you asked for that.",
  },
  { what: "How far you had scrolled", why: "So Back returns to the same place. Until you close the tab." },
];

/** What the site keeps in the browser, in words. Keys that hold the same thing share a row. */
const STORED: readonly StoredThing[] = [...new Set(Object.values(TOLD)), ...KEPT_BESIDES];
