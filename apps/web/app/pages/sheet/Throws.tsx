import type { Character } from "@tactician/contract";
import { Move, MoveInputs } from "../../ui/move/Move.tsx";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import styles from "./ChainThrows.module.css";
import { breakOf, type ChainStep, chainParts } from "./core/sheet-lists.ts";
import { MoveDamage } from "./Remarks.tsx";
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
              <div key={label}>
                <dt>{label}</dt>
                {steps.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chain may ask for the same input twice, in a fixed order
                  <Step key={index} step={step} />
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Step({ step: { input, breakInput } }: { step: ChainStep }) {
  return (
    <dd>
      <Move notation={input} />
      {breakInput === undefined ? undefined : <span className={rows.label}>{words.breakTitle}</span>}
      <Break written={breakInput} />
    </dd>
  );
}
