import { type AttackingSide, framesPath, sheetPath } from "@tactician/contract";
import type { ReactNode } from "react";
import { situationWords, wayOutWords } from "../../answers/core/matchup-words.ts";
import { StringFirst } from "../../answers/StringFirst.tsx";
import { firstNames } from "../../answers/words.ts";
import type { AnsweredCharacter } from "../../base/answer.ts";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { NoteChip } from "../../notes/NoteChip.tsx";
import { AnsweredPage } from "../../ui/AnsweredPage.tsx";
import characterPage from "../../ui/character-page.module.css";
import { Move, MoveInputs } from "../../ui/move/Move.tsx";
import { FramesLine } from "../../ui/move-row/FramesLine.tsx";
import { LiveMoves } from "../../ui/move-row/LiveMoves.tsx";
import { Portrait } from "../../ui/Portrait.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { Fold } from "../../ui/panel/Panel.tsx";
import { DEFENCE_TITLES, takes } from "../../ui/words.ts";
import styles from "./AntiGuide.module.css";
import type { AntiGuide, AntiGuidePageProps, GuideSubject } from "./core/guide-subject.ts";
import { movesToPunish } from "./core/moves-to-punish.ts";
import { type ShownSituation, situationsOfKeyMoves } from "./core/shown-situation.ts";
import PunishThese from "./PunishThese.island.tsx";
import steppingStyles from "./Stepping.module.css";
import WeakMoves from "./WeakMoves.island.tsx";
import * as words from "./words.ts";

export default function AntiGuideOfCharacter(props: AnsweredCharacter<AntiGuidePageProps>) {
  return <AnsweredPage {...props}>{(guide) => <AntiGuidePage {...guide} />}</AnsweredPage>;
}

/** How to beat a character: what to punish and how, the plan, what beats their game, and every weak move with the visitor's answer. */
function AntiGuidePage({ subject, side }: AntiGuidePageProps): ReactNode {
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
          <p className="flush">
            <strong>{words.optimalRange(firstNames(subject.name))}</strong>{" "}
            <span lang={PROSE_LANGUAGE}>{guide.effectiveRange}</span>
          </p>
          <section className={styles.card}>
            <h2>{words.characterOverview}</h2>
            <Prose as="p" text={guide.overview} />
          </section>
          <section className={styles.card}>
            <h2>{words.counterStrategy}</h2>
            <Prose as="p" text={guide.counterStrategy} />
          </section>
        </div>
        <WeakSide subject={subject} side={side} />
        <Tracking moves={side.stepping.tracking} />
        <KeyMoves subject={subject} side={side} />
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
      <Portrait id={_id} name={name} sizes="56px" loading="eager" className={styles.portrait} />
      <div className={styles.title}>
        <p className={styles.kicker}>{words.kicker}</p>
        <h1 className={characterPage.name}>{name}</h1>
      </div>
      <p className={styles.ways}>
        <NoteChip subject={`them:${_id}`} />
        <a href={sheetPath(_id, name)}>{words.ownSheet(name)}</a>
        <a href={framesPath(_id, name)}>{words.allMoves}</a>
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
          <Prose as="dd" text={description} />
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
                  <Prose as="span" text={against} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The moves that one meets in every match and must not let go by. */
function KeyMoves({ subject, side }: AntiGuidePageProps): ReactNode {
  const situations = situationsOfKeyMoves(subject, side);
  return (
    <Fold title={words.keyMoves}>
      <ul>
        {subject.guide.keyMovesToPunish.map(({ _id, move, punish, purpose }, place) => (
          <MoveEntry key={_id} move={move} punish={punish} counterPlay={purpose}>
            <Situation situation={situations[place]} />
          </MoveEntry>
        ))}
      </ul>
    </Fold>
  );
}

interface MoveEntryProps {
  readonly move: string;
  readonly punish: string;
  readonly counterPlay: string;
  /** What stands beside the move. */
  readonly children?: ReactNode;
}

/** A move of theirs in a list of the guide, and what to do about it. */
function MoveEntry({ move, punish, counterPlay, children }: MoveEntryProps): ReactNode {
  return (
    <li className={styles.entry}>
      <div className={styles.entryMove}>
        <Move notation={move} />
        {children}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.punish}</dt>
          <Prose as="dd" text={punish} />
        </div>
        <div>
          <dt>{words.counterPlay}</dt>
          <Prose as="dd" text={counterPlay} />
        </div>
      </dl>
    </li>
  );
}

function Situation({ situation }: { situation: ShownSituation | undefined }): ReactNode {
  if (situation === undefined) return undefined;
  return (
    <span className={styles.situation}>
      <StringFirst situation={situation} />
      {situation.goesOn === undefined || situation.worstFrames === 0 ? "" : " · "}
      {situation.worstFrames === 0 ? "" : situationWords(situation)}
    </span>
  );
}

/** The side to step to, the moves of the movelist that it rests on, and those that no step escapes. */
function WeakSide({ subject, side: { situations, stepping } }: AntiGuidePageProps): ReactNode {
  const missed = situations.flatMap(({ id, move, waysOut }) => {
    const steps = waysOut.filter(({ kind }) => kind === "step");
    return steps.length === 0 ? [] : [{ id, move, ways: wayOutWords(steps) }];
  });
  const homing = stepping.homing.map((move) => ({ id: move, move }));
  return (
    <section className={styles.card}>
      <h2>{words.weakSide}</h2>
      <Prose as="p" text={subject.guide.weakSide} />
      <Stepped title={words.missesStep} className={steppingStyles.missed} moves={missed} />
      <Stepped title={words.followsSteps} className={steppingStyles.homing} moves={homing} />
    </section>
  );
}

interface SteppedProps {
  readonly title: string;
  readonly className: string | undefined;
  readonly moves: readonly {
    readonly id: string;
    readonly move: string;
    readonly ways?: readonly string[];
  }[];
}

function Stepped({ title, className, moves }: SteppedProps): ReactNode {
  if (moves.length === 0) return undefined;
  return (
    <>
      <h3 className={steppingStyles.label}>{title}</h3>
      <ul className={className}>
        {moves.map(({ id, move, ways }) => (
          <li key={id}>
            <MoveInputs notation={move} />
            {ways && " "}
            {ways && <span className="small">{ways}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** How far each move turns after a step, where players have measured it. */
function Tracking({ moves }: { moves: AttackingSide["stepping"]["tracking"] }): ReactNode {
  if (moves.length === 0) return undefined;
  return (
    <Fold title={words.whatStepsWhat}>
      <p className="small">{words.trackingNote}</p>
      <table className={steppingStyles.table}>
        <thead>
          <tr>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.left}</th>
            <th scope="col">{words.right}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, left, right }) => (
            <tr key={move}>
              <th scope="row">
                <MoveInputs notation={move} />
              </th>
              <Frames value={left} other={right} />
              <Frames value={right} other={left} />
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** The side that is easier to step stands out. */
function Frames({ value, other }: { value: number | undefined; other: number | undefined }): ReactNode {
  if (value === undefined) return <td className="small">{words.notMeasured}</td>;
  return (
    <td className={other !== undefined && value < other ? steppingStyles.easier : undefined}>{value}</td>
  );
}
