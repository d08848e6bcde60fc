import { type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { DrillSettings } from "../../kept/core/drill-settings.ts";
import { useDrillStore } from "../../kept/use-drill-store.ts";
import { island } from "../../live/island.tsx";
import { useAddress } from "../../live/use-address.ts";
import { usePart } from "../../live/use-part.ts";
import { useStored } from "../../live/use-stored.ts";
import { PartFailure } from "../../ui/PartFailure.tsx";
import { type DrillsAddress, drillsAddress } from "./core/drills-address.ts";
import { DeckForm } from "./DeckForm.tsx";
import { Intro } from "./Intro.tsx";
import { MineSwitch } from "./MineSwitch.tsx";
import { ModeLinks } from "./ModeLinks.tsx";
import styles from "./Page.module.css";
import { TroubleNote } from "./TroubleNote.tsx";

const fetchView = () => import("./DrillView.tsx").then((module) => module.DrillView);

/** Learning matchups by cards. Without a pair in the address the last deck comes back. */
function DrillsPage(): ReactNode {
  const [address, show] = useAddress(drillsAddress);
  const [myCharacter, remember] = useStored("myCharacter");
  const me = address.me === undefined ? asCharacter(myCharacter) : knownOf(address.me);
  const them = knownOf(address.them);
  const drills = useDrillStore(address.mode === "daily" || (me !== undefined && them !== undefined));

  const choose = (mine: CharacterId | undefined, theirs: CharacterId | undefined) => {
    if (mine !== undefined) remember(mine);
    show({ me: mine, them: theirs, mode: address.mode === "daily" ? "learn" : address.mode }, true);
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

  const isDaily = address.mode === "daily";
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
        <DeckForm me={me} them={them} onChoose={choose} />
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

export default island("pages/drills/Drills", "start", DrillsPage);
