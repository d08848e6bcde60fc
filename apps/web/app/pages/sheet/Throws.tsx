import type { Character } from "@tactician/contract";
import { use } from "react";
import { MoveContext } from "../../live/move-context.tsx";
import { Move, MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Prose } from "../../ui/Prose.tsx";
import styles from "./ChainThrows.module.css";
import { breakOf, chainParts, groupPunishers, type PunishingMove } from "./core/sheet-words.ts";
import { NothingYet } from "./Remarks.tsx";
import rows from "./rows.module.css";
import * as words from "./words.ts";

export function Grabs({ character: { mostImportantGrabs: grabs } }: { character: Character }) {
  if (grabs.length === 0) return undefined;
  return (
    <table className={rows.table}>
      <thead>
        <tr>
          <th scope="col">{words.move}</th>
          <th scope="col">{words.escapeTitle}</th>
        </tr>
      </thead>
      <tbody>
        {grabs.map(({ _id, move, escape: written }) => (
          <tr key={_id}>
            <td>
              <MoveSequence steps={[move]} />
            </td>
            <td>
              <Break written={written} /> <MoveDamage notation={move} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What breaks a throw, as the sheet writes it. */
export function Break({ written }: { written: string | undefined }) {
  const breakInput = breakOf(written);
  return breakInput === undefined ? (
    <span className={rows.unbreakable}>{words.unbreakable}</span>
  ) : (
    <MoveInputs notation={breakInput} />
  );
}

/** Throws that go on into further throws, each input with its break. Most characters have none. */
export function ChainThrows({ character: { chainThrows } }: { character: Character }) {
  return (
    <div className={styles.chains}>
      {chainThrows.map((chain) => (
        <section key={chain._id} className={styles.chain}>
          <h3 className={rows.subtitle}>{chain.name}</h3>
          <dl className={styles.chainParts}>
            {chainParts(chain).map(({ label, steps }) => (
              <div key={label} className="row">
                <dt className="small">{label}</dt>
                {steps.map(({ input, breakInput }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chain may ask for the same input twice, in a fixed order
                  <dd key={index} className="row">
                    <Move notation={input} />
                    {breakInput === undefined ? undefined : (
                      <span className={rows.label}>{words.breakTitle}</span>
                    )}
                    <Break written={breakInput} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The best answer by how many frames the opponent's move leaves them behind. */
export function Punishers({ character }: { character: Character }) {
  const { punishers, whiffPunishers } = character;
  return (
    <>
      {punishers.startup.length === 0 ? <NothingYet /> : <PunisherTable punishers={punishers.startup} />}
      <p className={rows.note}>{words.punisherNote}</p>
      {whiffPunishers.length === 0 ? undefined : (
        <>
          <h3 className={rows.subtitle}>{words.whiffPunishers}</h3>
          <ul className={rows.inlineList}>
            {whiffPunishers.map((move) => (
              <li key={move}>
                <Move notation={move} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PunisherTable({ punishers }: { punishers: Character["punishers"]["startup"] }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: on phones both columns are one, and a table laid out so is none to every browser
    <table role="table" className={`${rows.table} ${rows.punishers}`}>
      <thead role="rowgroup">
        <tr role="row">
          {[words.startup, words.standing, words.crouching].map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {groupPunishers(punishers).map(({ frames, standing, crouching }) => (
          <tr key={frames} role="row">
            <th role="rowheader" scope="row" className={rows.frames}>
              {frames}
              <span className={rows.unit}>{words.framesUnit}</span>
            </th>
            <td role="cell">
              <Moves moves={standing} />
            </td>
            <td role="cell">
              <Moves moves={crouching} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function Moves({ moves }: { moves: readonly PunishingMove[] }) {
  if (moves.length === 0) return <span className="quiet">-</span>;
  return (
    <ul className={rows.either}>
      {moves.map(({ move, note }) => (
        <li key={move}>
          <Move notation={move} /> <MoveDamage notation={move} isBare />
          {note === undefined ? undefined : <Prose as="span" className={rows.note} text={note} />}
        </li>
      ))}
    </ul>
  );
}

/** What the move deals alone, where the page knows it; of several moves nothing, because the first scales the rest. */
function MoveDamage({ notation, isBare = false }: { notation: string; isBare?: boolean }) {
  const { frameData } = use(MoveContext);
  const [move, ...others] = Object.hasOwn(frameData, notation) ? (frameData[notation] ?? []) : [];
  if (!move?.damage || others.length > 0) return undefined;
  return (
    <span className={rows.damage}>
      {move.damage}
      {/* The unit is heard and copied alone, where a line above says it. */}
      <span className={isBare ? "visually-hidden" : undefined}>{words.damageUnit}</span>
    </span>
  );
}
