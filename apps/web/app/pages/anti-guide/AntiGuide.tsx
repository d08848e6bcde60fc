import { framesPath, joinSides, sheetPath } from "@tactician/contract";
import { type ReactNode, useMemo } from "react";
import { firstNames } from "../../answers/core/matchup-words.ts";
import { LiveMoves } from "../../ui/move/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import styles from "./AntiGuide.module.css";
import type { AntiGuidePageProps, GuideSubject } from "./core/guide-subject.ts";
import { type ShownSituation, situationsOfMoves } from "./core/shown-situation.ts";
import { KeyMoves } from "./KeyMoves.tsx";
import { MyCharacterPicker } from "./MyCharacterPicker.tsx";
import { Tracking, WeakSide } from "./Stepping.tsx";
import { Strategies } from "./Strategies.tsx";
import { TheirDefence } from "./TheirDefence.tsx";
import { useKnownMoves } from "./use-known-moves.ts";
import { useMyCharacter } from "./use-my-character.ts";
import { WeakMoves } from "./WeakMoves.tsx";

/** How to beat a character: the plan, what to punish, what beats their game, and every weak move with the visitor's answer. */
export function AntiGuidePage({ subject, side, roster }: AntiGuidePageProps): ReactNode {
  const { guide, frameData, vocabulary } = subject;
  const [me, chooseMe] = useMyCharacter(subject._id);
  const known = useKnownMoves(me.id, subject._id);
  const situations: readonly ShownSituation[] = useMemo(
    () => (me.side === undefined ? side : joinSides(me.side, side)).situations,
    [me.side, side],
  );
  return (
    <LiveMoves characterId={subject._id} stances={vocabulary} frameData={frameData}>
      <article className={styles.page}>
        <Head subject={subject} />
        <div className={styles.plan}>
          <section className={styles.card}>
            <h2>Character Overview</h2>
            <p>{guide.overview}</p>
          </section>
          <section className={styles.card}>
            <h2>Counter Strategy</h2>
            <p>{guide.counterStrategy}</p>
          </section>
          <WeakSide text={guide.weakSide} side={side} />
        </div>
        <Tracking moves={side.stepping.tracking} />
        <MyCharacterPicker me={me} onChoose={chooseMe} roster={roster} them={subject} />
        <KeyMoves
          moves={guide.keyMovesToPunish}
          situations={situationsOfMoves(situations, subject)}
          me={me}
          known={known}
        />
        <Strategies strategies={guide.detailedCounterStrategies} />
        <TheirDefence defence={subject.defence} />
        <WeakMoves situations={situations} characterId={subject._id} me={me} known={known} />
      </article>
    </LiveMoves>
  );
}

function Head({ subject: { _id, name, guide } }: { subject: GuideSubject }): ReactNode {
  return (
    <header className={styles.head}>
      <Portrait
        id={_id}
        name={name}
        widths={[96, 192, 384]}
        sizes="(min-width: 600px) 160px, 96px"
        loading="eager"
        className={styles.portrait}
      />
      <div>
        <p className={styles.kicker}>How to beat</p>
        <h1 className={styles.name}>{name}</h1>
        <p>
          <strong>{firstNames(name)} Optimal Range:</strong> {guide.effectiveRange}
        </p>
        <a className={styles.way} href={sheetPath(_id, name)}>
          {name}'s own sheet
        </a>{" "}
        <a className={styles.way} href={framesPath(_id, name)}>
          All moves and frames
        </a>
      </div>
    </header>
  );
}
