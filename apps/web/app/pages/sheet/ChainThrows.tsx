import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { Move } from "../../ui/move/Move.tsx";
import styles from "./ChainThrows.module.css";
import { type ChainStep, chainParts } from "./core/chain-throws.ts";
import { Break } from "./Grabs.tsx";
import rows from "./rows.module.css";

/** Throws that go on into further throws, each input with its break. Most characters have none. */
export function ChainThrows({ character: { chainThrows } }: { character: Character }): ReactNode {
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

function Step({ step: { input, breakInput } }: { step: ChainStep }): ReactNode {
  return (
    <dd>
      <Move notation={input} />
      {breakInput === undefined ? undefined : <span className={rows.label}>Break</span>}
      <Break written={breakInput} />
    </dd>
  );
}
