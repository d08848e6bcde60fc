import { type CharacterId, isCharacterId } from "@tactician/game";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { DrillSettings } from "../../lib/core/drill-settings.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useStored } from "../../lib/use-stored.ts";
import { type DrillsAddress, drillsAddress } from "./core/drills-address.ts";
import { DeckForm } from "./DeckForm.tsx";
import styles from "./DrillsPage.module.css";
import { TroubleNote } from "./TroubleNote.tsx";
import { useDrillStore } from "./use-drill-store.ts";

/** Learning matchups by cards. Without a pair in the address the last deck comes back. */
export function DrillsPage(): ReactNode {
  const [address, show] = useAddress(drillsAddress);
  const [myCharacter, remember] = useStored("myCharacter");
  const me = address.me === undefined ? asCharacter(myCharacter) : knownOf(address.me);
  const them = knownOf(address.them);
  const drills = useDrillStore(me !== undefined && them !== undefined);

  const choose = (mine: CharacterId | undefined, theirs: CharacterId | undefined) => {
    if (mine !== undefined) remember(mine);
    show({ ...address, me: mine, them: theirs }, true);
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

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Drills</h1>
      <DeckForm me={me} them={them} onChoose={choose} />
      <p className={styles.status} role="status">
        {statusWords(address, me)}
      </p>
      {drills?.kept.trouble === undefined ? undefined : <TroubleNote trouble={drills.kept.trouble} />}
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
  if (me === undefined) return "Choose whom you play.";
  return address.them === undefined ? "Choose whom you meet." : "";
}
