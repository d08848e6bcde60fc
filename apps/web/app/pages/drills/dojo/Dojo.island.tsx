import { DOJO_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { knownOf } from "../../../base/core/named-character.ts";
import { useDrillStore } from "../../../kept/use-drill-store.ts";
import { island } from "../../../live/island.tsx";
import { useAddress } from "../../../live/use-address.ts";
import { useCharacterChoices, useMain } from "../../../live/use-own-character.ts";
import { usePart } from "../../../live/use-part.ts";
import { useStored } from "../../../live/use-stored.ts";
import { LabelledSelect } from "../../../ui/LabelledSelect.tsx";
import { PartFailure } from "../../../ui/state/PartFailure.tsx";
import { needsScripts } from "../../../ui/words.ts";
import { dojoAddress } from "./core/dojo-address.ts";
import styles from "./Dojo.module.css";
import * as words from "./words.ts";

const fetchView = () => import("./DojoView.tsx").then((module) => module.DojoView);

/** Training of the hands: an exercise of the address, or the ladder of one's own character. */
function DojoPage(): ReactNode {
  const [address, show] = useAddress(dojoAddress);
  const [, remember] = useStored("myCharacter");
  const main = useMain();
  const me = address.me === undefined ? main : knownOf(address.me);
  const drills = useDrillStore(me !== undefined);
  const view = usePart(fetchView, me !== undefined);
  const nobody = address.me === "unknown" ? words.unknownCharacter : words.chooseFirst;
  const missing = me === undefined ? nobody : "";
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <form action={DOJO_PATH} method="get">
          <LabelledSelect
            className={styles.choice}
            label={words.iPlay}
            name="me"
            value={me}
            options={useCharacterChoices()}
            none={words.choose}
            onChoose={(chosen) => {
              if (chosen !== undefined) remember(chosen);
              show({ me: chosen, exercise: undefined }, true);
            }}
          />
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </form>
      </header>
      {view.state === "failed" && <PartFailure part={words.theDojo} />}
      {me !== undefined && view.Component !== undefined && drills !== undefined ? (
        <view.Component
          key={me}
          me={me}
          exercise={address.exercise}
          drills={drills}
          onChoose={(exercise) => show({ me, exercise }, true)}
        />
      ) : (
        <div className={styles.before}>
          <p className={styles.words} role="status">
            {missing}
          </p>
          <p className={styles.intro}>{words.intro}</p>
        </div>
      )}
    </div>
  );
}

export default island("pages/drills/dojo/Dojo", "start", DojoPage);
