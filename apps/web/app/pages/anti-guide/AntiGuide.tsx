import { framesPath, sheetPath } from "@tactician/contract";
import type { ReactNode } from "react";
import { firstNames } from "../../answers/words.ts";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { Move } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { FramesLine } from "../../ui/move-row/FramesLine.tsx";
import { LiveMoves } from "../../ui/move-row/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import { DEFENCE_TITLES, takes } from "../../ui/words.ts";
import styles from "./AntiGuide.module.css";
import type { AntiGuide, AntiGuidePageProps, GuideSubject } from "./core/guide-subject.ts";
import { movesToPunish } from "./core/moves-to-punish.ts";
import { situationsOfKeyMoves } from "./core/shown-situation.ts";
import { KeyMoves, MoveEntry } from "./KeyMoves.tsx";
import PunishThese from "./PunishThese.island.tsx";
import { Tracking, WeakSide } from "./Stepping.tsx";
import WeakMoves from "./WeakMoves.island.tsx";
import * as words from "./words.ts";

/** How to beat a character: what to punish and how, the plan, what beats their game, and every weak move with the visitor's answer. */
export function AntiGuidePage({ subject, side }: AntiGuidePageProps): ReactNode {
  const { guide, frameData, vocabulary } = subject;
  const first = movesToPunish(subject, side);
  // What the lists of moves need of it.
  const all = { ...side, stepping: { homing: [], tracking: [] } };
  return (
    <LiveMoves characterId={subject._id} stances={vocabulary} frameData={frameData}>
      <article className={styles.page}>
        <Head subject={subject} />
        <div className={styles.first}>
          <PunishThese
            moves={first.map(({ situation, ...move }) => move)}
            side={{ ...all, situations: first.map(({ situation }) => situation) }}
          />
        </div>
        <div className={styles.plan}>
          <p className={styles.range}>
            <strong>{words.optimalRange(firstNames(subject.name))}</strong>{" "}
            <span lang={PROSE_LANGUAGE}>{guide.effectiveRange}</span>
          </p>
          <section className={styles.card}>
            <h2>{words.characterOverview}</h2>
            <p lang={PROSE_LANGUAGE}>
              <Prose text={guide.overview} />
            </p>
          </section>
          <section className={styles.card}>
            <h2>{words.counterStrategy}</h2>
            <p lang={PROSE_LANGUAGE}>
              <Prose text={guide.counterStrategy} />
            </p>
          </section>
        </div>
        <WeakSide text={guide.weakSide} side={side} />
        <Tracking moves={side.stepping.tracking} />
        <KeyMoves moves={guide.keyMovesToPunish} situations={situationsOfKeyMoves(subject, side)} />
        <Strategies strategies={guide.detailedCounterStrategies} />
        <TheirDefence defence={subject.defence} />
        <WeakMoves side={all} />
      </article>
    </LiveMoves>
  );
}

function Head({ subject: { _id, name } }: { subject: GuideSubject }): ReactNode {
  return (
    <header className={styles.head}>
      <Portrait
        id={_id}
        name={name}
        widths={[96, 192]}
        sizes="56px"
        loading="eager"
        className={styles.portrait}
      />
      <div className={styles.title}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1 className={styles.name}>{name}</h1>
      </div>
      <p className={styles.ways}>
        <a className={styles.way} href={sheetPath(_id, name)}>
          {words.ownSheet(name)}
        </a>
        <a className={styles.way} href={framesPath(_id, name)}>
          {words.allMoves}
        </a>
      </p>
    </header>
  );
}

/** What they do again and again, and what beats each part of it. */
function Strategies({ strategies }: { strategies: AntiGuide["detailedCounterStrategies"] }): ReactNode {
  return strategies.map(({ _id, title, description, other }) => (
    <Fold key={_id} title={<span lang={PROSE_LANGUAGE}>{title}</span>}>
      <dl className={styles.facts}>
        <div>
          <dt>{words.overview}</dt>
          <dd lang={PROSE_LANGUAGE}>
            <Prose text={description} />
          </dd>
        </div>
      </dl>
      <ul>
        {other.map(({ _id: id, move, counter, details }) => (
          <MoveEntry key={id} move={move} punish={counter} counterPlay={details} />
        ))}
      </ul>
    </Fold>
  ));
}

/** What they do when it is the visitor's turn, and what to do about it. */
function TheirDefence({ defence }: Pick<GuideSubject, "defence">): ReactNode {
  if (defence.length === 0) return undefined;
  return (
    <Fold title={words.theirDefence}>
      <ul>
        {defence.map(({ _id, kind, move, against, catches }) => (
          <li key={_id} className={styles.entry}>
            <div className={styles.entryMove}>
              <Move notation={move} />
              <FramesLine notation={move} />
            </div>
            <dl className={styles.facts}>
              <div>
                <dt>{DEFENCE_TITLES[kind]}</dt>
                <dd>
                  {catches === undefined ? undefined : <strong>{takes(catches)}. </strong>}
                  <span lang={PROSE_LANGUAGE}>
                    <Prose text={against} />
                  </span>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
