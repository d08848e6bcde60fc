import type { Character } from "@tactician/contract";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { Move } from "../../ui/move/Move.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { groupPunishers, type PunishingMove } from "./core/sheet-lists.ts";
import { MoveDamage, NothingYet } from "./Remarks.tsx";
import rows from "./rows.module.css";
import * as words from "./words.ts";

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
          <th role="columnheader" scope="col">
            {words.startup}
          </th>
          <th role="columnheader" scope="col">
            {words.standing}
          </th>
          <th role="columnheader" scope="col">
            {words.crouching}
          </th>
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
  if (moves.length === 0) return <span className={rows.quiet}>-</span>;
  return (
    <ul className={rows.either}>
      {moves.map(({ move, note }) => (
        <li key={move}>
          <Move notation={move} /> <MoveDamage notation={move} isBare />
          {note === undefined ? undefined : (
            <span className={rows.note} lang={PROSE_LANGUAGE}>
              <Prose text={note} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
