import { type Character, dojoPath } from "@tactician/contract";
import { presentMove } from "@tactician/notation";
import { type ReactNode, use } from "react";
import { layOutLater } from "../../base/lay-out-later.ts";
import { MoveContext } from "../../live/move-context.tsx";
import { Move, MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { trainThis, wrong } from "../../ui/words.ts";
import ComboVideo from "./ComboVideo.island.tsx";
import {
  type DamageRange,
  damageWords,
  easierOrigin,
  groupByTitle,
  groupMiniCombos,
  routeOrigin,
} from "./core/sheet-words.ts";
import styles from "./ImportantCombos.module.css";
import plays from "./plays.module.css";
import { NothingYet } from "./Remarks.tsx";
import rows from "./rows.module.css";
import * as words from "./words.ts";

type Combo = Character["importantCombos"][number];

export function ImportantCombos({
  character: { _id, importantCombos },
}: {
  character: Character;
}): ReactNode {
  return (
    <>
      <ul className={styles.combos}>
        {importantCombos.map((combo) => (
          <li key={combo._id} ref={layOutLater} data-later-layout="" className={styles.combo}>
            <ComboRow combo={combo} me={_id} />
          </li>
        ))}
      </ul>
      {importantCombos.some(hasBrackets) ? <p className={rows.note}>{words.brackets}</p> : undefined}
    </>
  );
}

/** Hits in brackets, not a remark such as `(dash)`. */
const HITS_IN_BRACKETS = /\([^()]*(?<![a-z])[1-4][^()]*\)/;

function hasBrackets({ launchers, followUps, followUpSimple }: Combo): boolean {
  return [launchers, followUps, followUpSimple].flat().some((step) => HITS_IN_BRACKETS.test(step));
}

function ComboRow({ combo, me }: { combo: Combo; me: Character["_id"] }): ReactNode {
  const { launchers, followUps, followUpSimple, note, vidUrl, endTime } = combo;
  const { stances, frameData } = use(MoveContext);
  const [first = ""] = launchers;
  const of = Object.hasOwn(frameData, first) ? frameData[first]?.at(-1)?.id : undefined;
  const mark = (steps: readonly string[]) => of && { of, route: steps.join(", ") };
  const train = (steps: readonly string[]) => dojoPath(me, [first, ...steps].join(" into "));
  return (
    <>
      <div className={styles.launchers}>
        <Either label={words.launchers} moves={launchers} className={rows.either} />
        {note === undefined ? undefined : <Prose as="p" className={rows.note} text={note} />}
      </div>
      <div className={styles.routes}>
        <div className={styles.route}>
          <MoveSequence steps={followUps} />
          <RouteRemarks
            damage={damageWords(combo)}
            origin={routeOrigin(combo)}
            mark={mark(followUps)}
            train={train(followUps)}
          />
        </div>{" "}
        <div className={followUpSimple.length === 0 ? styles.none : styles.easier}>
          <h3 className={rows.label}>{words.easier}</h3>
          {followUpSimple.length === 0 ? (
            <span className="quiet">{words.none}</span>
          ) : (
            <MoveSequence steps={followUpSimple} />
          )}
          <RouteRemarks
            damage={damageWords({ damage: combo.simpleDamage, atLeast: combo.simpleAtLeast })}
            origin={easierOrigin(combo)}
            mark={followUpSimple.length === 0 ? undefined : mark(followUpSimple)}
            train={followUpSimple.length === 0 ? undefined : train(followUpSimple)}
          />
        </div>
        {vidUrl === undefined || vidUrl === "" ? undefined : (
          <div className={styles.video}>
            <ComboVideo subject={presentMove(first, stances).phrase} url={vidUrl} endTime={endTime} />
          </div>
        )}
      </div>
    </>
  );
}

interface RouteRemarksProps {
  readonly damage: string | undefined;
  readonly origin: string | undefined;
  /** Lets who plays say that the route or its damage is wrong: the launcher's id, and the route as a report tells it. */
  readonly mark?: { readonly of: string; readonly route: string } | undefined;
  /** Where the route is trained. */
  readonly train?: string | undefined;
}

export function RouteRemarks({ damage, origin, mark, train }: RouteRemarksProps): ReactNode {
  if ([damage, origin, mark, train].every((part) => part === undefined)) return undefined;
  const Damage = mark === undefined ? "span" : "button";
  return (
    <p className={styles.remarks} data-of={mark?.of}>
      {damage === undefined ? undefined : (
        <Damage className={styles.damage} {...(mark && { type: "button", "data-fact": "total" })}>
          {damage}
        </Damage>
      )}{" "}
      {origin === undefined ? undefined : <em>{origin}</em>}
      {mark === undefined ? undefined : (
        <button type="button" className="screen-only" data-fact="route" data-shown={mark.route}>
          {wrong}
        </button>
      )}{" "}
      <Train to={train} />
    </p>
  );
}

function Train({ to }: { to: string | undefined }): ReactNode {
  if (to === undefined) return undefined;
  return (
    <a className={`${styles.train} screen-only`} href={to}>
      {trainThis}
    </a>
  );
}

/** What to do with Heat: dash out of the engager (hold forward) and end the combo for the most damage. */
export function HeatCombos({ character: { heatSystem, heatNotes } }: { character: Character }): ReactNode {
  return (
    <>
      <ul className={rows.rows}>
        {heatSystem.map(({ _id, engager, ender, restsOn }) => (
          <li key={_id} className={rows.line}>
            <MoveSequence steps={[engager]} /> <MoveInputs notation="~F" /> <MoveInputs notation="heat" />{" "}
            <MoveSequence steps={[ender]} />
            {restsOn === undefined ? undefined : <Prose as="p" className={rows.note} text={restsOn} />}
          </li>
        ))}
      </ul>
      {heatNotes.length === 0 ? undefined : (
        <details className={plays.more}>
          <summary>{words.moreAboutHeat}</summary>
          <ul className={rows.remarks}>
            {heatNotes.map((note) => (
              <Prose key={note} as="li" text={note} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What is guaranteed after a move that does not launch: moves with the same follow-up share a row. */
export function MiniCombos({ character: { _id, guaranteedFollowUps } }: { character: Character }): ReactNode {
  return (
    <ul className={rows.rows}>
      {groupMiniCombos(guaranteedFollowUps).map(({ followUp, moves, items, damages }) => (
        <li key={followUp} className={rows.pair}>
          <Either label={words.after} moves={moves} className={rows.either} />
          <Either
            label={words.guaranteed}
            moves={items}
            after={moves}
            damages={damages}
            className={`${rows.then} ${rows.either}`}
            train={dojoPath(_id, `${moves[0]} into ${items[0]}`)}
          />
        </li>
      ))}
    </ul>
  );
}

interface EitherProps {
  readonly label: string;
  readonly moves: readonly string[];
  /** The moves that lead to each. */
  readonly after?: readonly string[];
  /** What each does in all, where that is known. */
  readonly damages?: readonly (DamageRange | undefined)[];
  readonly className: string | undefined;
  readonly train?: string;
}

function Either({ label, moves, after = [], damages = [], className, train }: EitherProps): ReactNode {
  return (
    <ul className={className} aria-label={label}>
      {moves.map((move, n) => (
        <li key={move}>
          <MoveSequence steps={[move]} after={after} /> <InAll damage={damages[n]} />
        </li>
      ))}
      {train === undefined ? undefined : (
        <li>
          <Train to={train} />
        </li>
      )}
    </ul>
  );
}

function InAll({ damage }: { damage: DamageRange | undefined }) {
  if (damage === undefined) return undefined;
  const { min, max } = damage;
  return <span className={rows.damage}>{words.inAll(min === max ? `${min}` : `${min}-${max}`)}</span>;
}

export function WallCombos({ character: { _id: me, wallCombos } }: { character: Character }): ReactNode {
  const { general, withTornado } = wallCombos;
  const groups = [
    [words.general, general],
    [words.withTornado, withTornado],
  ] as const;
  return (
    <div className={rows.halves}>
      {groups.map(([title, combos]) => (
        <section key={title}>
          <h3 className={rows.subtitle}>{title}</h3>
          {combos.length === 0 ? <NothingYet /> : undefined}
          <ul className={rows.rows}>
            {combos.map(({ _id, move, followUp }) => (
              <li key={_id} className={rows.line}>
                <MoveSequence steps={[move, followUp]} />{" "}
                <Train to={dojoPath(me, `${move} into ${followUp}`)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function ComboEnders({ character: { comboEnders } }: { character: Character }): ReactNode {
  return (
    <dl className={rows.enders}>
      {groupByTitle(comboEnders, ({ category }) => category).map(({ title, items }) => (
        <div key={title} className={rows.either}>
          <dt className={rows.label}>{words.ENDERS.get(title) ?? title}</dt>
          {items.map(({ _id, move }) => (
            <dd key={_id}>
              <MoveSequence steps={[move]} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Moves that start Heat on hit, each with what it is good for. */
export function HeatEngagers({ character: { heatEngagers } }: { character: Character }): ReactNode {
  return (
    <ul className={rows.rows}>
      {heatEngagers.map(({ _id, move, description }) => (
        <li key={_id} className={plays.play}>
          <Move notation={move} />
          <Prose as="p" text={description} />
        </li>
      ))}
    </ul>
  );
}
