import { DRILLS_PATH } from "@tactician/contract";
import { dayOf } from "@tactician/drills";
import { type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { knownOf } from "../../base/core/named-character.ts";
import type { DrillSettings } from "../../kept/core/drill-settings.ts";
import { type Drills, useDrillStore } from "../../kept/use-drill-store.ts";
import { TROUBLES } from "../../kept/words.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { useOnceLive } from "../../live/use-once-live.ts";
import { usePart } from "../../live/use-part.ts";
import { useStored } from "../../live/use-stored.ts";
import { starSign } from "../../moves/stars.ts";
import { PartFailure } from "../../ui/state/PartFailure.tsx";
import { dailyPair } from "./core/daily-pair.ts";
import { DRILL_MODES, type DrillMode, type DrillsAddress, drillsAddress } from "./core/drills-address.ts";
import { DeckForm } from "./DeckForm.tsx";
import styles from "./Page.module.css";
import * as words from "./words.ts";

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
  const trouble = drills?.kept.trouble;
  const isLoaded = last !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known which deck was the last
  useEffect(() => {
    if (last !== undefined) goOn(last);
  }, [isLoaded]);

  const view = usePart(
    fetchView,
    isDaily || drills !== undefined || (me !== undefined && them !== undefined),
  );
  const intro = <Intro missing={missingWords(address, me)} />;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <DeckForm {...shown} onChoose={choose} />
        <div className={styles.ways}>
          <ModeLinks address={address} onChoose={(mode) => show({ me, them, mode })} />
          <MineSwitch drills={drills} isOffered={!isDaily} />
        </div>
      </header>
      {trouble === undefined ? undefined : (
        <p className={styles.trouble} role="alert">
          {TROUBLES[trouble]}
        </p>
      )}
      {view.state === "failed" && <PartFailure part={words.pageCards} />}
      {view.Component !== undefined && drills !== undefined ? (
        <view.Component
          me={me}
          them={them}
          mode={address.mode}
          seed={address.seed}
          theirs={address.theirs}
          drills={drills}
          intro={intro}
          onMode={(mode, seed) => show({ me, them, mode, seed })}
        />
      ) : (
        <div className={styles.before}>{intro}</div>
      )}
    </div>
  );
}

function asCharacter(text = ""): CharacterId | undefined {
  return isCharacterId(text) ? text : undefined;
}

function missingWords(address: DrillsAddress, me: CharacterId | undefined): string {
  if (address.me === "unknown" || address.them === "unknown") return words.unknownCharacter;
  if (address.mode === "daily") return "";
  if (me === undefined) return words.chooseBoth;
  return address.them === undefined ? words.chooseOpponent : "";
}

/** What the page is for, where nobody has chosen a pair, and what is `missing`. */
function Intro({ missing }: { missing: string }): ReactNode {
  return (
    <div className={styles.intro}>
      <p className={styles.words} role="status">
        {missing}
      </p>
      <p>{words.intro}</p>
      <dl className={styles.kinds}>
        {words.KIND_EXAMPLES.map(([kind, asked]) => (
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
      className={styles.mine}
      data-away={drills === undefined || !isOffered || undefined}
      aria-pressed={isOn}
      aria-label={words.mineSpoken}
      onClick={() => drills?.store.set({ subset: isOn ? "everything" : "favourites" })}
    >
      {starSign(isOn)} {words.mine}
    </button>
  );
}

function ModeLinks({ address, onChoose }: { address: DrillsAddress; onChoose: (mode: DrillMode) => void }) {
  return (
    <nav className={styles.modes} aria-label={words.modes}>
      {DRILL_MODES.filter((mode) => mode !== "hit" || address.mode === "hit").map((mode) => (
        <a
          key={mode}
          className={styles.mode}
          href={hrefOf({ me: address.me, them: address.them, mode })}
          aria-current={address.mode === mode ? "page" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(mode);
          }}
        >
          {words.MODES[mode]}
        </a>
      ))}
    </nav>
  );
}

function hrefOf(address: DrillsAddress): string {
  const query = drillsAddress.format(address).toString();
  return query === "" ? DRILLS_PATH : `${DRILLS_PATH}?${query}`;
}

export default island("pages/drills/Drills", "start", DrillsPage);
