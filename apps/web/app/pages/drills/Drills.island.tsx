import { DRILLS_PATH } from "@tactician/contract";
import { dayOf } from "@tactician/drills";
import { type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { DrillSettings } from "../../kept/core/drill-settings.ts";
import type { DrillTrouble } from "../../kept/drill-store.ts";
import { type Drills, useDrillStore } from "../../kept/use-drill-store.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import { usePart } from "../../live/use-part.ts";
import { useStored } from "../../live/use-stored.ts";
import { starSign } from "../../moves/stars.ts";
import { PartFailure } from "../../ui/PartFailure.tsx";
import { dailyPair } from "./core/daily-pair.ts";
import { DRILL_MODES, type DrillMode, type DrillsAddress, drillsAddress } from "./core/drills-address.ts";
import { DeckForm } from "./DeckForm.tsx";
import introStyles from "./Intro.module.css";
import mineSwitch from "./MineSwitch.module.css";
import modeLinks from "./ModeLinks.module.css";
import styles from "./Page.module.css";
import troubleNote from "./TroubleNote.module.css";

const fetchView = () => import("./DrillView.tsx").then((module) => module.DrillView);

const NOBODY = { me: undefined, them: undefined };

/** Learning matchups by cards. Without a pair in the address the last deck comes back. */
function DrillsPage(): ReactNode {
  const [address, show] = useAddress(drillsAddress);
  const [myCharacter, remember] = useStored("myCharacter");
  const me = address.me === undefined ? asCharacter(myCharacter) : knownOf(address.me);
  const them = knownOf(address.them);
  const isDaily = address.mode === "daily";
  const drills = useDrillStore(isDaily || (me !== undefined && them !== undefined));

  const day = useOnceLive(
    () => (isDaily ? dayOf(Date.now(), { timezoneOffset: new Date().getTimezoneOffset() }) : ""),
    "",
  );
  // Who plays in the daily ten is the day's, whatever else is chosen.
  const shown = isDaily ? ((day === "" ? undefined : dailyPair(day)) ?? NOBODY) : { me, them };

  const choose = (mine: CharacterId | undefined, theirs: CharacterId | undefined) => {
    if (mine !== undefined) remember(mine);
    show({ me: mine, them: theirs, mode: isDaily ? "learn" : address.mode }, true);
  };
  const goOn = useEffectEvent(({ me: mine, them: theirs }: DrillSettings) => {
    if (address.me === undefined && address.them === undefined)
      show({ ...address, me: asCharacter(mine), them: asCharacter(theirs) });
  });
  const last = drills?.kept.settings;
  const isLoaded = last !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known which deck was the last
  useEffect(() => {
    if (last !== undefined) goOn(last);
  }, [isLoaded]);

  const view = usePart(
    fetchView,
    isDaily || drills !== undefined || (me !== undefined && them !== undefined),
  );
  const words = statusWords(address, me);
  const intro = <Intro words={words} />;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Drills</h1>
        <DeckForm {...shown} onChoose={choose} />
        <div className={styles.ways}>
          <ModeLinks address={address} onChoose={(mode) => show({ ...address, me, them, mode })} />
          <MineSwitch drills={drills} isOffered={!isDaily} />
        </div>
      </header>
      {drills?.kept.trouble === undefined ? undefined : <TroubleNote trouble={drills.kept.trouble} />}
      {view.state === "failed" && <PartFailure part="The cards" />}
      {view.Component !== undefined && drills !== undefined ? (
        <view.Component
          me={me}
          them={them}
          mode={address.mode}
          drills={drills}
          intro={intro}
          onMode={(mode) => show({ ...address, me, them, mode })}
        />
      ) : (
        <div className={styles.before}>{intro}</div>
      )}
    </div>
  );
}

function knownOf(named: DrillsAddress["me"]): CharacterId | undefined {
  return named === "unknown" ? undefined : named;
}

function asCharacter(text: string | undefined): CharacterId | undefined {
  return text !== undefined && isCharacterId(text) ? text : undefined;
}

function statusWords(address: DrillsAddress, me: CharacterId | undefined): string {
  if (address.me === "unknown" || address.them === "unknown")
    return "The address names a character that nobody here knows. Choose who plays whom; what you have learnt is still there.";
  if (address.mode === "daily") return "";
  if (me === undefined) return "Choose both characters.";
  return address.them === undefined ? "Choose the opponent." : "";
}

const KINDS = [
  ["Punish", "You block this: what do you press?"],
  ["Strings", "Where do you duck, press, step, or wait?"],
  ["Throw breaks", "1, 2 or 1+2, against the clock of the game"],
  ["Whose turn", "After a block, a hit, a counter hit"],
  ["Your own sheet", "Routes, punishers, Heat Engagers"],
] as const;

/** What the page is for, where nobody has chosen a pair; `words` say what is missing. */
function Intro({ words }: { words: string }): ReactNode {
  return (
    <div className={introStyles.intro}>
      <p className={introStyles.words} role="status">
        {words}
      </p>
      <p>
        Two minutes between rounds. Cards of one matchup, one at a time: what you forget comes back tomorrow,
        what you know in weeks. All of it stays in your browser.
      </p>
      <dl className={introStyles.kinds}>
        {KINDS.map(([kind, asked]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{asked}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whether only cards of favourite moves are asked. Its place is kept while there is nothing to choose from. */
function MineSwitch({ drills, isOffered }: { drills: Drills | undefined; isOffered: boolean }): ReactNode {
  const isOn = drills?.kept.settings.subset === "favourites";
  return (
    <button
      type="button"
      className={mineSwitch.mine}
      data-away={drills === undefined || !isOffered || undefined}
      aria-pressed={isOn}
      aria-label="Mine: only my favourite moves"
      onClick={() => drills?.store.set({ subset: isOn ? "everything" : "favourites" })}
    >
      {starSign(isOn)} Mine
    </button>
  );
}

const MODE_WORDS: Readonly<Record<DrillMode, string>> = {
  learn: "Learn",
  endless: "Endless",
  daily: "Daily ten",
};

function ModeLinks({ address, onChoose }: { address: DrillsAddress; onChoose: (mode: DrillMode) => void }) {
  return (
    <nav className={modeLinks.modes} aria-label="Ways to drill">
      {DRILL_MODES.map((mode) => (
        <a
          key={mode}
          className={modeLinks.mode}
          href={hrefOf({ ...address, mode })}
          aria-current={address.mode === mode ? "page" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(mode);
          }}
        >
          {MODE_WORDS[mode]}
        </a>
      ))}
    </nav>
  );
}

function hrefOf(address: DrillsAddress): string {
  const query = drillsAddress.format(address).toString();
  return query === "" ? DRILLS_PATH : `${DRILLS_PATH}?${query}`;
}

const TROUBLE_WORDS: Readonly<Record<DrillTrouble, string>> = {
  blocked:
    "Your browser keeps nothing for this site. You can drill all the same, but what you learn is forgotten when you close this page: save it as a file before you do.",
  "later version":
    "A newer version of this site has kept your drills. Load this page anew to go on with them; what you learn here until then is not kept.",
  full: "There is no room left on this device to keep what you learn. It is here as long as this page is open: make room, or save it as a file.",
};

function TroubleNote({ trouble }: { trouble: DrillTrouble }): ReactNode {
  return (
    <p className={troubleNote.trouble} role="alert">
      {TROUBLE_WORDS[trouble]}
    </p>
  );
}

export default island("pages/drills/Drills", "start", DrillsPage);
